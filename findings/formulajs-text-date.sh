#!/usr/bin/env bash
# Finding: TEXT writes a date as the day before wherever clocks are ahead of UTC, though DATE itself made the date.
# Subject: @formulajs/formulajs 4.6.1
# Expected: TEXT(DATE(2026,11,5),"yyyy-mm-dd") is 2026-11-05 in every time zone: a spreadsheet's dates have none.
# Seen: 2026-11-04 in Stockholm. DATE makes local midnight, TEXT reads the day in UTC. DAY of the same date is 5.
# Date: 2026-11-29
set -euo pipefail
export TZ=Europe/Stockholm
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error @formulajs/formulajs@4.6.1 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { DATE, DAY, TEXT } from '@formulajs/formulajs';

assert.equal(DAY(DATE(2026, 11, 5)), 5);
assert.equal(TEXT(DATE(2026, 11, 5), 'yyyy-mm-dd'), '2026-11-04');
CODE
node finding.mjs
