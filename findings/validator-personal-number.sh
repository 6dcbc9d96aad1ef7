#!/usr/bin/env bash
# Finding: Swedish personal numbers in twelve digits are valid only for people born in the 1800s.
# Subject: validator 13.15.35
# Expected: isTaxID with sv-SE takes the ten and the twelve digits of one number; the pattern has a place for the century. The
#   check digit covers the last ten only.
# Seen: the check runs over all twelve digits. 18 adds ten to the sum, so the 1800s pass; 19 and 20 do not. The number is
#   one of Skatteverket's test numbers, with each century before it.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error validator@13.15.35 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import validator from 'validator';

const isValid = (number) => validator.isTaxID(number, 'sv-SE');
assert.deepEqual(['170101-2393', '1701012393'].map(isValid), [true, true]);
assert.deepEqual(['20170101-2393', '201701012393', '19170101-2393'].map(isValid), [false, false, false]);
assert.deepEqual(['18170101-2393', '181701012393'].map(isValid), [true, true]);
CODE
node finding.mjs
