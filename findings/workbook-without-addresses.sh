#!/usr/bin/env bash
# Finding: A sheet whose rows and cells carry no addresses is refused with an inner error, although the addresses are optional.
# Subject: read-excel-file 9.3.17 and exceljs 4.4.0, with xlsx 0.18.5 as a peer
# Expected: the attribute "r" of rows and cells may be left out (ECMA-376, 18.3.1.4 and 18.3.1.73); each then follows the one
#   before.
# Seen: xlsx reads the numbers. read-excel-file and exceljs throw messages that say nothing of the file.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error exceljs@4.4.0 fflate@0.8.3 read-excel-file@9.3.17 xlsx@0.18.5 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import ExcelJS from 'exceljs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readExcel from 'read-excel-file/node';
import XLSX from 'xlsx';

const book = new ExcelJS.Workbook();
book.addWorksheet('Hyror').addRows([[1203, 8500.5], [1204, 9000]]);
const parts = unzipSync(new Uint8Array(await book.xlsx.writeBuffer()));
const name = 'xl/worksheets/sheet1.xml';
const xml = strFromU8(parts[name]).replace(/(<(?:row|c)) r="\w+"/g, '$1');
assert.doesNotMatch(xml, / r="/);
const file = Buffer.from(zipSync({ ...parts, [name]: strToU8(xml) }));

const sheet = XLSX.read(file).Sheets.Hyror;
assert.deepEqual(['A1', 'B1', 'A2', 'B2'].map((address) => sheet[address].v), [1203, 8500.5, 1204, 9000]);
await assert.rejects(readExcel(file), { name: 'TypeError', message: /reading 'length'/ });
await assert.rejects(new ExcelJS.Workbook().xlsx.load(file), { message: 'Invalid row number in model' });
CODE
node finding.mjs
