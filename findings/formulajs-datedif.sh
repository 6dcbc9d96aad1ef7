#!/usr/bin/env bash
# Finding: DATEDIF counts 58 days left over after whole months and 366 days left over after a whole year.
# Subject: @formulajs/formulajs 4.6.1 and, as a peer, hyperformula 3.5.0
# Expected: "MD" leaves out months and years, so it is below 31; "YD" leaves out years, so it is 0 between two 31 December.
# Seen: 58 from 29 February 2024 to 28 February 2025, and 366 from 31 December 2023 to 31 December 2024. HyperFormula gives
#   30 and 0.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error @formulajs/formulajs@4.6.1 hyperformula@3.5.0 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { DATEDIF } from '@formulajs/formulajs';
import { HyperFormula } from 'hyperformula';

const from = new Date(2024, 1, 29);
assert.equal(DATEDIF(from, new Date(2025, 1, 28), 'M'), 11);
assert.equal(DATEDIF(from, new Date(2025, 1, 28), 'MD'), 58);
assert.equal(DATEDIF(new Date(2023, 11, 31), new Date(2024, 11, 31), 'Y'), 1);
assert.equal(DATEDIF(new Date(2023, 11, 31), new Date(2024, 11, 31), 'YD'), 366);

const sheet = HyperFormula.buildFromArray([
  ['=DATEDIF(DATE(2024,2,29),DATE(2025,2,28),"MD")', '=DATEDIF(DATE(2023,12,31),DATE(2024,12,31),"YD")'],
], { licenseKey: 'gpl-v3' });
assert.deepEqual(sheet.getSheetValues(0), [[30, 0]]);
CODE
node finding.mjs
