#!/usr/bin/env bash
# Finding: Swedish numbers in words have no plural and no right ordinal from twenty: "två miljon", "tjugode", "hundra och ettde".
# Subject: n2words 4.0.0
# Expected: två miljoner, tjugonde, tjugoförsta, hundraförsta, ettusen etthundra.
# Seen: words that do not exist; the ordinal is the last cardinal with "de" after it. Amounts are "tjugo-ett kronor".
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error n2words@4.0.0 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { toCardinal, toCurrency, toOrdinal } from 'n2words/sv-SE';

assert.deepEqual([2_000_000, 1_100, 8_500].map(toCardinal), ['två miljon', 'tusen hundra', 'åtta tusen fem hundra']);
assert.deepEqual([3, 20, 21, 101].map((number) => toOrdinal(number)), ['tredje', 'tjugode', 'tjugo-ettde', 'hundra och ettde']);
assert.equal(toCurrency(21), 'tjugo-ett kronor');
CODE
node finding.mjs
