#!/usr/bin/env bash
# Finding: Times in the hour that clocks skip or repeat get the other offset than RFC 5545 says, so that 02:00 comes before 01:59.
# Subject: ical.js 2.2.1
# Expected: a local time that occurs twice is its first occurrence; one that does not exist has the offset from before the gap
#   (RFC 5545, 3.3.5). 02:30 on 25 October 2026 is 00:30 UTC, and 02:30 on 29 March is 01:30 UTC (03:30 on the clock).
# Seen: the second occurrence, and 00:30 UTC, which is 01:30 on the clock: an hour before what was written.
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

const zone = [
  'BEGIN:VTIMEZONE', 'TZID:Europe/Stockholm',
  'BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT',
  'BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD', 'END:VTIMEZONE',
];
const inUtc = (local) => {
  const event = ['BEGIN:VEVENT', `DTSTART;TZID=Europe/Stockholm:${local}`, 'END:VEVENT'];
  const text = ['BEGIN:VCALENDAR', ...zone, ...event, 'END:VCALENDAR', ''].join('\r\n');
  const calendar = new ICAL.Component(ICAL.parse(text));
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')).startDate.toJSDate().toISOString();
};

assert.equal(inUtc('20261025T023000'), '2026-10-25T01:30:00.000Z');
assert.equal(inUtc('20260329T023000'), '2026-03-29T00:30:00.000Z');
assert.equal(inUtc('20260329T015900'), '2026-03-29T00:59:00.000Z');
assert.equal(inUtc('20260329T020000'), '2026-03-29T00:00:00.000Z');
CODE
node finding.mjs
