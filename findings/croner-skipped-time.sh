#!/usr/bin/env bash
# Finding: A job at 02:30 runs at 03:00 on the night when clocks skip 02:30, but a job at 02:30 and 14:30 does not run that night.
# Subject: croner 11.0.1
# Expected: whether a skipped time is made up for does not depend on the other times of the same pattern.
# Seen: "30 2 * * *" runs at 03:00, "30 2,14 * * *" leaves the night out, and so do lists and steps of minutes.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error croner@11.0.1 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { Cron } from 'croner';

const next = (pattern) =>
  new Cron(pattern, { timezone: 'Europe/Stockholm' })
    .nextRun(new Date('2026-03-28T20:00:00Z'))
    .toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' });

assert.equal(next('30 2 * * *'), '2026-03-29 03:00:00');
assert.equal(next('30 2,14 * * *'), '2026-03-29 14:30:00');
assert.equal(next('15,45 2 * * *'), '2026-03-30 02:15:00');
assert.equal(next('*/30 2 * * *'), '2026-03-30 02:00:00');
CODE
node finding.mjs
