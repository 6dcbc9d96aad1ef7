#!/usr/bin/env bash
# Finding: A Swedish credit that Intl writes is read as a charge by three parsers of money: "−5,00" comes back as 5.
# Subject: currency.js 2.0.4, accounting 0.4.1 and numeral 2.0.6 with Intl of Node and, as a peer, @internationalized/number 3.6.9
# Expected: -5, as Intl writes Swedish negatives with the minus sign U+2212, and as all four read the hyphen.
# Seen: the three drop the sign as they drop spaces and "kr". currency.js even reads the accountants' brackets, "(5,00)", as -5.
# Date: 2026-11-30
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error currency.js@2.0.4 accounting@0.4.1 numeral@2.0.6 \
  @internationalized/number@3.6.9 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { NumberParser } from '@internationalized/number';
import accounting from 'accounting';
import currency from 'currency.js';
import numeral from 'numeral';

const written = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2 }).format(-5);
const readAll = (text) => ({
  currency: currency(text, { decimal: ',' }).value,
  accounting: accounting.unformat(text, ','),
  numeral: numeral(text.replace(',', '.')).value(),
  peer: new NumberParser('sv-SE').parse(text),
});
assert.equal(written, '\u22125,00');
assert.deepEqual(readAll(written), { currency: 5, accounting: 5, numeral: 5, peer: -5 });
assert.deepEqual(readAll('-5,00'), { currency: -5, accounting: -5, numeral: -5, peer: -5 });
assert.equal(currency('(5,00)', { decimal: ',' }).value, -5);
CODE
node finding.mjs
