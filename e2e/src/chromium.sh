#!/bin/sh
# Starts $BROWSER without the pages that Chromium draws its own address field by: they cost a second of processor
# time in each new context, a third of a test. A second --disable-features would take the place of the first.
for arg in "$@"; do
  shift
  case $arg in
    --disable-features=*) arg="$arg,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup" ;;
  esac
  set -- "$@" "$arg"
done
exec "$BROWSER" "$@"
