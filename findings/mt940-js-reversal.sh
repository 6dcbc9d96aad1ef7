#!/usr/bin/env bash
# Finding: Money that the bank took back is reported exactly as money that came in.
# Subject: mt940-js 1.0.0 and, as a peer, mt940js 1.3.5
# Expected: the mark RC in field 61 of an MT940 statement is the reversal of a credit: the balance falls, as the closing balance
#   shows. mt940js gives a negative amount.
# Seen: isCredit is true and the amount positive, with nothing that tells RC from C.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
# mt940-js needs tslib and does not declare it.
npm install --no-save --ignore-scripts --loglevel=error mt940-js@1.0.0 mt940js@1.3.5 tslib@2.9.1 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import mt940 from 'mt940-js';
import peer from 'mt940js';

const statement = (mark, closing) =>
  [':20:STMT', ':25:SE4550000000058398257466', ':28C:1/1', ':60F:C261119SEK1000,00',
    `:61:2611201120${mark}100,00NTRFNONREF`, ':86:HYRA', `:62F:C261120SEK${closing},00`, ''].join('\r\n');
const read = async (text) => {
  const { id, ...transaction } = (await mt940.read(Buffer.from(text)))[0].transactions[0];
  return transaction;
};

const reversed = await read(statement('RC', 900));
assert.equal(reversed.isCredit, true);
assert.equal(reversed.amount, 100);
assert.deepEqual(reversed, await read(statement('C', 1100)));
assert.equal(new peer.Parser().parse(statement('RC', 900))[0].transactions[0].amount, -100);
CODE
node finding.mjs
