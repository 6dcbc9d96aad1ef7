#!/bin/sh
# Starts $BROWSER without the web UI of Chromium's address bar, which costs a second of CPU time in each new context,
# a third of a test. Extends the existing --disable-features, because a second one would replace the first.
for arg in "$@"; do
  shift
  case $arg in
    --disable-features=*) arg="$arg,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup" ;;
  esac
  set -- "$@" "$arg"
done
exec "$BROWSER" "$@"
