#!/usr/bin/env bash
# Finding: A yearly rule for the last day of several months is right for one year; from the next it gives 1 July for 30 June.
# Subject: ical.js 2.2.1
# Expected: BYMONTH=3,6,9,12;BYMONTHDAY=-1 gives the four quarter ends of every year (RFC 5545, 3.3.10), as the same rule with
#   FREQ=MONTHLY does.
# Seen: the first year is right. From the second year on "-1" means day 31 in every month, so June and September end on
#   1 July and 1 October. With FREQ=MONTHLY all days are right.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error ical.js@2.2.1 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';

const days = (rule) => {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString('2026-03-31'));
  return Array.from({ length: 8 }, () => iterator.next().toString());
};

assert.deepEqual(days('FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1'), [
  '2026-03-31', '2026-06-30', '2026-09-30', '2026-12-31',
  '2027-03-31', '2027-07-01', '2027-10-01', '2027-12-31',
]);
assert.deepEqual(days('FREQ=MONTHLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1').slice(4), [
  '2027-03-31', '2027-06-30', '2027-09-30', '2027-12-31',
]);
CODE
node finding.mjs
