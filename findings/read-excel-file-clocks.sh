#!/usr/bin/env bash
# Finding: The same moment is read as UTC when it is stored as a number, and as local time when it is stored in ISO form.
# Subject: read-excel-file 9.3.17
# Expected: a cell has no time zone, so 29 November 2026 00:00 is one Date however it is stored (ECMA-376, 18.18.11).
# Seen: midnight UTC for the number 46355, midnight in Stockholm for "2026-11-29T00:00:00". Its day in UTC is the 28th. An ISO
#   date without a time is midnight UTC again.
# Date: 2026-11-29
set -euo pipefail
export TZ=Europe/Stockholm
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error fflate@0.8.3 read-excel-file@9.3.17 xlsx@0.18.5 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readExcel from 'read-excel-file/node';
import XLSX from 'xlsx';

const cell = { t: 'n', v: 46355, z: 'm/d/yy' };
const book = { SheetNames: ['Avtal'], Sheets: { Avtal: { '!ref': 'A1:C1', A1: cell, B1: cell, C1: cell } } };
const parts = unzipSync(new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })));
const name = 'xl/worksheets/sheet1.xml';
const xml = strFromU8(parts[name])
  .replace(/<c r="B1" s="(\d+)"><v>46355<\/v>/, '<c r="B1" s="$1" t="d"><v>2026-11-29T00:00:00</v>')
  .replace(/<c r="C1" s="(\d+)"><v>46355<\/v>/, '<c r="C1" s="$1" t="d"><v>2026-11-29</v>');
const file = Buffer.from(zipSync({ ...parts, [name]: strToU8(xml) }));

const midnight = new Date('2026-11-29T00:00:00Z');
assert.deepEqual((await readExcel(file))[0].data, [[midnight, new Date('2026-11-28T23:00:00Z'), midnight]]);
CODE
node finding.mjs
