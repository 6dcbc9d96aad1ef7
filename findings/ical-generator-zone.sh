#!/usr/bin/env bash
# Finding: With a time zone, DTSTAMP and UNTIL are written as local times without Z, which RFC 5545 forbids for both.
# Subject: ical-generator 10.2.0
# Expected: DTSTAMP is in UTC (3.8.7.2). UNTIL is in UTC where DTSTART has a time zone, and a date where DTSTART is a date
#   (3.3.10).
# Seen: both follow the zone of the calendar and lose the Z; an all-day series gets an UNTIL with a time. Without a zone
#   DTSTAMP is right.
# Date: 2026-11-29
set -euo pipefail
export TZ=Europe/Stockholm
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error ical-generator@10.2.0 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import ical from 'ical-generator';

const stamp = new Date('2026-11-01T12:00:00Z');
const start = new Date('2026-11-02T08:00:00Z');
const repeating = { freq: 'WEEKLY', until: new Date('2026-11-30T08:00:00Z') };
const lines = (timezone, allDay) => {
  const calendar = ical({ timezone });
  calendar.createEvent({ id: '1', stamp, start, timezone, allDay, repeating, summary: 'Hus' });
  return calendar.toString().match(/^(DTSTAMP|DTSTART|RRULE).*/gm).map((line) => line.trim());
};

assert.deepEqual(lines('Europe/Stockholm', false), [
  'DTSTAMP:20261101T130000',
  'DTSTART;TZID=Europe/Stockholm:20261102T090000',
  'RRULE:FREQ=WEEKLY;UNTIL=20261130T090000',
]);
assert.deepEqual(lines('Europe/Stockholm', true).slice(1), [
  'DTSTART;VALUE=DATE:20261102',
  'RRULE:FREQ=WEEKLY;UNTIL=20261130T090000',
]);
assert.equal(lines(null, false)[0], 'DTSTAMP:20261101T120000Z');
CODE
node finding.mjs
