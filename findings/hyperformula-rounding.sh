#!/usr/bin/env bash
# Finding: ROUNDDOWN and ROUNDUP move amounts that already have two decimals by one öre: 8.20 becomes 8.19 and 1.10 becomes 1.11.
# Subject: hyperformula 3.5.0 and, as a peer, @formulajs/formulajs 4.6.1
# Expected: an amount of two decimals is its own rounding to two decimals, and halves go one way.
# Seen: the product with 100 is cut or raised without a tolerance. ROUND takes 1.005 down to 1 and 2.675 up to 2.68. The peer gives
#   8.2, 1.1, 1.01 and 2.68. HyperFormula does have a tolerance elsewhere: 0.1+0.2-0.3 is 0.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error hyperformula@3.5.0 @formulajs/formulajs@4.6.1 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { ROUND, ROUNDDOWN, ROUNDUP } from '@formulajs/formulajs';
import { HyperFormula } from 'hyperformula';

const formulas = ['=ROUNDDOWN(8.2,2)', '=ROUNDUP(1.1,2)', '=ROUND(1.005,2)', '=ROUND(2.675,2)', '=0.1+0.2-0.3'];
const sheet = HyperFormula.buildFromArray([formulas], { licenseKey: 'gpl-v3' });
assert.deepEqual(sheet.getSheetValues(0), [[8.19, 1.11, 1, 2.68, 0]]);
assert.deepEqual([ROUNDDOWN(8.2, 2), ROUNDUP(1.1, 2), ROUND(1.005, 2), ROUND(2.675, 2)], [8.2, 1.1, 1.01, 2.68]);
CODE
node finding.mjs
