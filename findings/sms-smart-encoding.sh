#!/usr/bin/env bash
# Finding: "smart encoding" turns a no-break space into two spaces and keeps the minus sign, which leaves 70 of 160 characters a segment.
# Subject: sms-segments-calculator 1.3.0 with Intl of Node
# Expected: characters outside GSM-7 become one alike: a blank for the blanks in "8 500,00 kr", a hyphen for the minus sign.
# Seen: "8  500,00  kr", two characters longer. A negative amount keeps U+2212, so the message stays in UCS-2, where a segment
#   holds 70 characters instead of 160.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error sms-segments-calculator@1.3.0 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import sms from 'sms-segments-calculator';

const kronor = new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK' });
const smart = (text) => new sms.SegmentedMessage(text, 'auto', true);

const due = smart(`Att betala: ${kronor.format(8500)}`);
assert.equal(due.encodingName, 'GSM-7');
assert.equal(due.graphemes.join(''), 'Att betala: 8  500,00  kr');

const credit = smart(`Saldo: ${kronor.format(-120)}`);
assert.equal(credit.encodingName, 'UCS-2');
assert.equal(credit.graphemes.join(''), 'Saldo: \u2212120,00  kr');
CODE
node finding.mjs
