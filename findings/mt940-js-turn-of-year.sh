#!/usr/bin/env bash
# Finding: A payment of the turn of the year is booked almost a year before its value date.
# Subject: mt940-js 1.0.0
# Expected: field 61 holds the value date with its year and the entry date without. Value date 31 December 2025 and entry date
#   0102 mean 2 January 2026.
# Seen: entryDate is 2025-01-02; in the other direction 2026-12-31 for 31 December 2025. The year is copied.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
# mt940-js needs tslib and does not declare it.
npm install --no-save --ignore-scripts --loglevel=error mt940-js@1.0.0 tslib@2.9.1 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import mt940 from 'mt940-js';

const entryDate = async (dates) => {
  const text = [':20:STMT', ':25:SE4550000000058398257466', ':28C:1/1', ':60F:C251230SEK1000,00',
    `:61:${dates}C100,00NTRFNONREF`, ':86:HYRA', ':62F:C260102SEK1100,00', ''].join('\r\n');
  return (await mt940.read(Buffer.from(text)))[0].transactions[0].entryDate;
};

assert.equal(await entryDate('2512310102'), '2025-01-02');
assert.equal(await entryDate('2601021231'), '2026-12-31');
CODE
node finding.mjs
