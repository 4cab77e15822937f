# shellcheck shell=sh
# The virtual environment behind ./play and ./test: makes it, fills it, and asks the system for the
# packages that Python's venv, the compiler and Qt lack. Sourced with $root set to the checkout.
#
#   prepare EXTRAS QT_PART...   EXTRAS: "" (the game), "test" or "test,dev"
#                               QT_PART: offscreen, window, tools
#
# SIXTYSIX_PYTHON in the environment names the Python that the virtual environment is made of, by its
# command or its path; it is made anew where it is of another. Without it, the newest there is serves.
# SIXTYSIX_UNLOCKED=1 lets pip choose the versions, instead of those locked in requirements/. So does,
# with a sentence, a Python or a system that they were not made for, but not for installers ("package").
#
# Afterwards $python is the environment's Python. Where nothing is to be done it costs two short
# processes of Python.

# A Python elsewhere is not that of the environment, and its modules here are found by the folder.
unset PYTHONHOME PYTHONSAFEPATH

environment=${root:?}/.venv
python=$environment/bin/python
linked=$environment/linked         # how the checkout was linked into it, as a digest
unfinished=$environment/unfinished # is there while packages are installed, and after a kill then
lock=$root/.venv.lock              # held by whoever installs; the system frees it when they end
gone=$root/.venv.gone              # an environment that is being removed

is_new_enough='import sys; sys.exit(sys.version_info < (3, 11))'
origin='import sys; print(sys.version, sys.base_prefix)'
makes_environments='import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))'
takes_lock='import fcntl, sys
try:
    fcntl.flock(9, fcntl.LOCK_EX | (fcntl.LOCK_NB if sys.argv[1:] else 0))
except BlockingIOError:
    sys.exit(1)'

# the libraries of Qt, as Debian and Ubuntu call them
offscreen_packages='libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0'
window_packages='libx11-xcb1 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-image0
libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-xkb1'
tools_packages='libgssapi-krb5-2' # for lupdate, through Qt's network library

prepare() {
    extras=$1
    shift
    ready=$environment/ready-${extras:-play}
    if ! is_ready; then
        if may_write; then
            begin_installation
            is_ready || install "$@" # unless another installation has done it meanwhile
            end_installation
        else
            ! is_sound || choose_versions /dev/null
            start_as_it_is "You may not write to $root, where something is to be installed." \
                "Copy the folder to a place of yours, and start it there."
        fi
    fi
    compile_modules || : # then they run interpreted, and it has said so
}

is_ready() {
    [ ! -e "$unfinished" ] && is_of_named_python &&
        wanted=$(installation wanted "$extras" 2>/dev/null) &&
        [ "$(cat "$ready" 2>/dev/null)" = "$wanted" ] && { ! makes_installers || suffices 2>/dev/null; }
}

makes_installers() {
    case ,$extras, in *,package,*) ;; *) return 1 ;; esac
}

# Whether what is installed will do: for installers only what is locked, also after pip was used by hand.
suffices() {
    if makes_installers; then
        installation unlike "$extras" >/dev/null
    else
        installation lacking "$extras" >/dev/null
    fi
}

# Answers questions about the environment: see installation.py.
installation() (
    cd "$root" && exec "$python" -m tools.installation "$@"
)

may_write() {
    [ -w "$root" ] && { [ ! -e "$environment" ] || [ -w "$environment" ]; } &&
        (: >>"$lock") 2>/dev/null
}

# Takes the lock, on descriptor 9, when no other installation runs here. The processes begun until
# end_installation inherit it: so it lasts as long as pip does, even if only this shell is killed.
begin_installation() {
    exec 9>>"$lock"
    command -v flock >/dev/null 2>&1 || require_python
    if ! take_lock -n; then
        say "Waiting for another installation into $environment to end."
        take_lock
    fi
}

end_installation() {
    exec 9>&-
}

# Succeeds with the lock, or where the file system has none. Python takes it where flock is missing.
take_lock() {
    if command -v flock >/dev/null 2>&1; then
        flock "$@" 9 2>/dev/null
    else
        "$base_python" -c "$takes_lock" "$@" 2>/dev/null
    fi || [ $? != 1 ]
}

# Brings the environment to what is wanted. Nothing else changes it.
install() {
    if [ -e "$unfinished" ] || ! is_sound; then
        make_environment
    fi
    wanted=$(installation wanted "$extras") || give_up "The checkout in $root is not complete."
    choose_versions "$environment/requirements"
    if ! { install_python_packages && link_checkout; }; then
        start_as_it_is "The Python packages could not be installed; the lines above say why." \
            "Where hashes do not match, a file is another than the locked one: “git checkout" \
            "requirements” brings the locks back, and if it still is, do not install it, but tell the" \
            "project. This needs a connection to the internet. Nothing is lost: start again when there" \
            "is one."
        return
    fi
    ask_for_compiler
    for part in "$@"; do
        require_qt "$part"
    done
    printf '%s\n' "$wanted" >"$ready"
}

# Goes on where what is installed suffices, though not all is as wanted; else gives up.
#
#   start_as_it_is REASON ADVICE...
start_as_it_is() {
    if [ ! -e "$unfinished" ] && is_of_named_python &&
        wanted=$(installation wanted "$extras" 2>/dev/null) && is_linked && suffices; then
        say "$1 What is there suffices to start."
        return
    fi
    give_up "$*"
}

# An environment without pip, or whose Python the system has replaced, is not sound; nor is one of
# another Python than the named one.
is_sound() {
    "$python" -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null &&
        is_of_named_python
}

is_of_named_python() {
    [ -z "${SIXTYSIX_PYTHON-}" ] ||
        [ "$("$python" -c "$origin" 2>/dev/null)" = "$("$SIXTYSIX_PYTHON" -c "$origin" 2>/dev/null)" ]
}

make_environment() {
    require_python
    rm -rf "$gone"
    if [ -e "$environment" ]; then # at once, for a kill while it is removed leaves part of it
        mv "$environment" "$gone"
        rm -rf "$gone"
    fi
    mkdir "$environment" || give_up "The folder $root must be writable, for the environment in it."
    : >"$unfinished"
    if ! "$base_python" -m venv "$environment" || ! is_sound; then
        give_up "Python could not make its virtual environment in $environment."
    fi
    rm -f "$unfinished"
}

# Sets base_python to a Python that is new enough and can make environments.
require_python() {
    base_python=$(find_python "$makes_environments") && return
    if [ -n "${SIXTYSIX_PYTHON-}" ] && ! find_python "$is_new_enough" >/dev/null; then
        give_up "SIXTYSIX_PYTHON is $SIXTYSIX_PYTHON, which is no Python 3.11 or newer."
    fi
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

# Prints the first Python for which the given test succeeds; only the named one, if one is named.
find_python() {
    trial=$1
    if [ -n "${SIXTYSIX_PYTHON-}" ]; then
        set -- "$SIXTYSIX_PYTHON"
    else
        set -- python3.14 python3.13 python3.12 python3.11 python3 python
    fi
    for name in "$@"; do
        if "$name" -c "$trial" >/dev/null 2>&1; then
            echo "$name"
            return
        fi
    done
    return 1
}

newest_packaged_python() {
    for name in python3.14 python3.13 python3.12 python3.11; do
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

# Asks the network only where something is not as it is locked, or is missing or too old.
install_python_packages() {
    installation unlike "compile,$extras" >/dev/null && return
    say "Installing Python packages into $environment (about 300 MB the first time) ..."
    : >"$unfinished"
    if install_requirements; then
        rm -f "$unfinished"
        return
    fi
    if installation broken >/dev/null; then
        rm -f "$unfinished" # pip has given up by itself, and left nothing by halves
    fi
    return 1
}

# Writes into a file what is to be installed, and says why where that is not as it is locked. Damaged
# locks, and those that do not fit, end it: nothing is ever installed without hashes because of them.
choose_versions() {
    are_locked=yes
    installation versions "compile,$extras" >"$1" || {
        [ $? = 3 ] || exit 1 # it has said why
        are_locked=
    }
}

# As they are locked, by their hashes; what has no wheel is built with what is locked for that.
install_requirements() {
    if [ "$are_locked" ]; then
        run_pip --require-hashes --requirement "$root/requirements/build.txt" &&
            run_pip --require-hashes --no-build-isolation --requirement "$environment/requirements"
    else
        run_pip --requirement "$environment/requirements"
    fi
}

# Lets the environment find the checkout and its commands where it now lies, without a network.
# Killed meanwhile, it is not linked, and no more than that is to be done again.
link_checkout() {
    is_linked && return
    rm -f "$linked"
    installation moved &&
        SIXTYSIX_PURE=1 run_pip --no-index --no-deps --no-build-isolation --editable "$root" &&
        printf '%s\n' "${wanted#* }" >"$linked"
}

is_linked() {
    [ "$(cat "$linked" 2>/dev/null)" = "${wanted#* }" ]
}

run_pip() {
    quiet=--quiet
    [ -t 2 ] && quiet=
    # shellcheck disable=SC2086 # $quiet is one word or none
    "$python" -m pip install --disable-pip-version-check $quiet "$@" >&2
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
    } >&2 </dev/null 9>&- || give_up "$reason The system's packages could not be installed: $*"
}

say() {
    printf '%s\n' "$*" >&2
}

give_up() {
    say "$*"
    exit 1
}
