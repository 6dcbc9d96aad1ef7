#!/usr/bin/env bash
# Finding: An exclusion from a series in local time is written in UTC, so a reader keeps the excluded day.
# Subject: ics 3.12.0, read by ical.js 2.2.1
# Expected: startOutputType 'local' writes the start without a zone, and EXDATE likewise: it must equal the start of the
#   occurrence (RFC 5545, 3.8.5.1).
# Seen: DTSTART is 09:00 without a zone, EXDATE is 07:00Z. ical.js finds three occurrences instead of two.
# Date: 2026-11-29
set -euo pipefail
export TZ=Europe/Stockholm
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error ics@3.12.0 ical.js@2.2.1 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import ICAL from 'ical.js';
import ics from 'ics';

const { value: text } = ics.createEvent({
  title: 'Trappstädning',
  start: [2026, 10, 1, 9, 0],
  startInputType: 'local',
  startOutputType: 'local',
  duration: { hours: 2 },
  recurrenceRule: 'FREQ=DAILY;COUNT=3',
  exclusionDates: [[2026, 10, 2, 9, 0]],
});
assert.match(text, /^DTSTART:20261001T090000\r$/m);
assert.match(text, /^EXDATE:20261002T070000Z\r$/m);

const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator();
const starts = [];
for (let next = iterator.next(); next; next = iterator.next()) starts.push(next.toString());
assert.deepEqual(starts, ['2026-10-01T09:00:00', '2026-10-02T09:00:00', '2026-10-03T09:00:00']);
CODE
node finding.mjs
