#!/usr/bin/env bash
# Finding: A yearly rule with BYWEEKNO repeats every week from the start of the year and never asks for the week number.
# Subject: ical.js 2.2.1 and, as a peer, rrule 2.8.1
# Expected: FREQ=YEARLY;BYWEEKNO=6,40;BYDAY=MO gives the Mondays of weeks 6 and 40 (RFC 5545, 3.3.10). rrule does.
# Seen: ical.js gives every Monday after the start, without an error.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error ical.js@2.2.1 rrule@2.8.1 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import rrule from 'rrule';

const rule = 'FREQ=YEARLY;BYWEEKNO=6,40;BYDAY=MO;COUNT=4';
const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString('2026-02-02'));
const days = Array.from({ length: 4 }, () => iterator.next().toString());
assert.deepEqual(days, ['2026-02-09', '2026-02-16', '2026-02-23', '2026-03-02']);

const peer = rrule.RRule.fromString(`DTSTART:20260202T000000Z\nRRULE:${rule}`).all();
assert.deepEqual(
  peer.map((date) => date.toISOString().slice(0, 10)),
  ['2026-02-02', '2026-09-28', '2027-02-08', '2027-10-04'],
);
CODE
node finding.mjs
