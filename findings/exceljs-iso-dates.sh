#!/usr/bin/env bash
# Finding: A date stored in ISO form, as strict workbooks do, becomes a day of July 1905: its year is taken as a serial number.
# Subject: exceljs 4.4.0 and, as a peer, read-excel-file 9.3.17
# Expected: a cell of type "d" holds an ISO 8601 date (ECMA-376, 18.18.11): 29 November 2026.
# Seen: exceljs reads "2026-11-29" as the number 2026, which is 18 July 1905. read-excel-file reads the date.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error exceljs@4.4.0 fflate@0.8.3 read-excel-file@9.3.17 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import ExcelJS from 'exceljs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readExcel from 'read-excel-file/node';

const book = new ExcelJS.Workbook();
book.addWorksheet('Avtal').getCell('A1').value = new Date('2026-11-29T00:00:00Z');
const parts = unzipSync(new Uint8Array(await book.xlsx.writeBuffer()));
const name = 'xl/worksheets/sheet1.xml';
const xml = strFromU8(parts[name]);
const isoXml = xml.replace(/<c r="A1" s="(\d+)"><v>\d+<\/v>/, '<c r="A1" s="$1" t="d"><v>2026-11-29</v>');
assert.notEqual(isoXml, xml);
const file = Buffer.from(zipSync({ ...parts, [name]: strToU8(isoXml) }));

const read = await new ExcelJS.Workbook().xlsx.load(file);
assert.deepEqual(read.worksheets[0].getCell('A1').value, new Date('1905-07-18T00:00:00Z'));
assert.deepEqual((await readExcel(file))[0].data, [[new Date('2026-11-29T00:00:00Z')]]);
CODE
node finding.mjs
