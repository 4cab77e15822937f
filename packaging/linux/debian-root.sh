# shellcheck shell=bash
# A fresh Debian below a folder, for try-on-debian and build-on-debian, which source this as root, with
# debootstrap installed. MIRROR names another server of Debian's.
#
#   in_own_mounts "$0" "$@"        starts the script anew, so that what it mounts is its own
#   make_debian SUITE              SUITE is bookworm, trixie, ...; sets $root, which is gone at the end
#   in_debian VARIABLE=VALUE... COMMAND...

say() { printf '== %s\n' "$*"; }

in_own_mounts() {
    [ -n "${HAS_OWN_MOUNTS-}" ] ||
        HAS_OWN_MOUNTS=1 exec unshare --mount --pid --fork --mount-proc -- "$@"
}

make_debian() {
    say "A fresh Debian $1"
    root=$(mktemp -d)
    trap leave_debian EXIT
    chmod 755 "$root" # it becomes /
    debootstrap --variant=minbase "$1" "$root" ${MIRROR:+"$MIRROR"} >"$root.log" 2>&1 || {
        tail -n 5 "$root.log"
        exit 1
    }
    rm -f "$root.log"
    cp /etc/resolv.conf "$root/etc/" 2>/dev/null || :
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount --make-rslave "$root/dev"
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
    chmod +x "$root/usr/sbin/policy-rc.d"
}

# Lazily, for what was started there may not have ended yet.
leave_debian() {
    umount --recursive --lazy "$root/proc" "$root/dev" 2>/dev/null || :
    rm -rf --one-file-system "$root" || :
}

in_debian() {
    chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}
