# shellcheck shell=sh
# The virtual environment behind ./play and ./test: makes it, fills it, and asks the system for the
# packages that Python's venv, the compiler and Qt lack. Sourced with $root set to the checkout.
#
#   prepare EXTRAS QT_PART...   EXTRAS: "" (the game), "test" or "test,dev"
#                               QT_PART: offscreen, window, tools
#
# Afterwards $python is the environment's Python. Where nothing is to be done it costs one short
# process of Python.

environment=${root:?}/.venv
python=$environment/bin/python
unfinished=$environment/unfinished # holds the number of the process that is installing

is_new_enough='import sys; sys.exit(sys.version_info < (3, 11))'
makes_environments='import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))'

# the libraries of Qt, as Debian and Ubuntu call them
offscreen_packages='libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0'
window_packages='libx11-xcb1 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-image0
libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-xkb1'
tools_packages='libgssapi-krb5-2' # for lupdate, through Qt's network library

prepare() {
    extras=$1
    shift
    ready=$environment/ready-${extras:-play}
    wanted=$(fingerprint) || give_up "The checkout in $root is not complete."
    if [ ! -e "$unfinished" ] && [ "$(cat "$ready" 2>/dev/null)" = "$wanted" ] && is_sound; then
        compile_modules || : # then they run interpreted, and it has said so
        return
    fi
    if [ -e "$unfinished" ]; then
        wait_for_other_installation
        prepare "$extras" "$@"
        return
    fi
    trap 'rm -f "$unfinished"' EXIT # but not when killed: then nothing here is to be trusted
    is_sound || make_environment
    echo $$ >"$unfinished"
    install_python_packages "$extras"
    ask_for_compiler
    compile_modules || :
    for part in "$@"; do
        require_qt "$part"
    done
    printf '%s\n' "$wanted" >"$ready"
    rm -f "$unfinished"
    trap - EXIT
}

# Everything whose change asks for a new installation: the project's description and its place.
fingerprint() {
    cat "$root/pyproject.toml" "$root/setup.py" && echo "$root"
}

# An environment that is half made, or whose Python the system has replaced, is not sound.
is_sound() {
    "$python" -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

# Lets an installation end that runs elsewhere; clears away what a killed one left behind.
wait_for_other_installation() {
    installer=$(cat "$unfinished")
    if [ -n "$installer" ] && kill -0 "$installer" 2>/dev/null; then
        say "Waiting for another installation into $environment (process $installer) to end."
        while kill -0 "$installer" 2>/dev/null; do
            sleep 1
        done
    fi
    if [ -e "$unfinished" ]; then
        rm -rf "$environment"
    fi
}

make_environment() {
    require_python
    rm -rf "$environment"
    mkdir "$environment" || give_up "The folder $root must be writable, for the environment in it."
    echo $$ >"$unfinished"
    if ! "$base_python" -m venv "$environment" || ! is_sound; then
        give_up "Python could not make its virtual environment in $environment."
    fi
}

# Sets base_python to a Python that is new enough and can make environments.
require_python() {
    base_python=$(find_python "$makes_environments") && return
    command -v apt-get >/dev/null 2>&1 || give_up "Sixty-Six needs Python 3.11 or newer, with its" \
        "venv module. See https://www.python.org/downloads/"
    if found=$(find_python "$is_new_enough"); then
        version=$("$found" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        require_packages "Python $version cannot make virtual environments yet." \
            "python$version-venv"
    elif newer=$(newest_packaged_python); then
        require_packages "Sixty-Six needs Python 3.11 or newer." "$newer" "$newer-venv"
    else
        require_packages "Sixty-Six needs Python 3.11 or newer." python3 python3-venv
    fi
    base_python=$(find_python "$makes_environments") || give_up "Sixty-Six needs Python 3.11 or" \
        "newer, which this system's packages do not offer. See https://www.python.org/downloads/"
}

# Prints the first Python for which the given test succeeds.
find_python() {
    for name in python3.13 python3.12 python3.11 python3 python; do
        if "$name" -c "$1" >/dev/null 2>&1; then
            echo "$name"
            return
        fi
    done
    return 1
}

newest_packaged_python() {
    for name in python3.13 python3.12 python3.11; do
        if apt-cache show "$name" >/dev/null 2>&1; then
            echo "$name"
            return
        fi
    done
    return 1
}

# Compiles what has changed since it was compiled: costs one short process where nothing has.
compile_modules() (
    cd "$root" && exec "$python" -m tools.compile_modules "$@"
)

# Gets a compiler where one is of use and can be had. The game does without, only more slowly.
ask_for_compiler() {
    compile_modules --only-ask && return
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    (require_packages "A C compiler or Python's headers are missing." \
        gcc libc6-dev "python$version-dev") || :
}

install_python_packages() {
    say "Installing Python packages into $environment (about 100 MB the first time) ..."
    quiet=--quiet
    [ -t 2 ] && quiet=
    # shellcheck disable=SC2086 # $quiet is one word or none
    if ! SIXTYSIX_PURE=1 "$python" -m pip install --disable-pip-version-check $quiet \
        --editable "${root}[compile${1:+,$1}]" >&2; then
        give_up "The Python packages could not be installed; the lines above say why. This needs" \
            "a connection to the internet. Nothing is lost: start again when there is one."
    fi
}

# The libraries for one part of Qt: loads it, and installs what is missing if it cannot be loaded.
require_qt() {
    "$python" "$root/tools/check_qt.py" "$1" >/dev/null && return
    case $1 in
    window) packages="$offscreen_packages $window_packages" ;;
    tools) packages="$offscreen_packages $tools_packages" ;;
    *) packages=$offscreen_packages ;;
    esac
    # shellcheck disable=SC2086 # a list of words
    require_packages "Qt needs libraries that this system lacks." $packages
    trouble=$("$python" "$root/tools/check_qt.py" "$1") || give_up "Qt cannot be loaded: $trouble"
}

# Installs packages of Debian or Ubuntu, or says how, with the reason in front.
require_packages() {
    reason=$1
    shift
    command -v apt-get >/dev/null 2>&1 ||
        give_up "$reason Please install what Debian calls: $*"
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif sudo -n true 2>/dev/null; then
        as_root='sudo -n'
    else
        give_up "$reason Please run this line, then start again:" \
            "sudo apt-get update && sudo apt-get install --no-install-recommends $*"
    fi
    say "$reason Installing $* ..."
    # shellcheck disable=SC2086 # $as_root is a command of two words or none
    {
        $as_root apt-get -qq update
        $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 \
            install --yes --no-install-recommends "$@"
    } >&2 </dev/null || give_up "$reason The system's packages could not be installed: $*"
}

say() {
    printf '%s\n' "$*" >&2
}

give_up() {
    say "$*"
    exit 1
}
