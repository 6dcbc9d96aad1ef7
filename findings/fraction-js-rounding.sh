#!/usr/bin/env bash
# Finding: An amount and its credit round to different öre: round(2) takes −1.005 to −1.00, roundTo('1/100') to −1.01.
# Subject: fraction.js 5.3.4 and, as a peer, currency.js 2.0.4
# Expected: one rule in a library of exact fractions: halves away from zero, for which the credit of 1.01 is −1.01.
# Seen: round goes up at a half, so 1.005 − 1.005 is 0.01 after rounding each; roundTo goes away from zero. currency.js goes up, too.
# Date: 2026-11-30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error fraction.js@5.3.4 currency.js@2.0.4 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import currency from 'currency.js';
import Fraction from 'fraction.js';

const round = (text) => new Fraction(text).round(2).toString();
const roundTo = (text) => new Fraction(text).roundTo('1/100').toString();
assert.deepEqual(['1.005', '46.575'].map(round), ['1.01', '46.58']);
assert.deepEqual(['1.005', '46.575'].map(roundTo), ['1.01', '46.58']);
assert.deepEqual(['-1.005', '-46.575'].map(round), ['-1', '-46.57']);
assert.deepEqual(['-1.005', '-46.575'].map(roundTo), ['-1.01', '-46.58']);
assert.equal(new Fraction('1.005').round(2).add(new Fraction('-1.005').round(2)).toString(), '0.01');
assert.deepEqual([currency(1.005).value, currency(-1.005).value], [1.01, -1]);
CODE
node finding.mjs
