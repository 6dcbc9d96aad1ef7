#!/usr/bin/env bash
# Finding: A floor area shown as "75.5 m²" is read as a date of the year 1900, because the escaped letter m counts as a month.
# Subject: exceljs 4.4.0 and, as peers, read-excel-file 9.3.17 and xlsx 0.18.5
# Expected: 75.5. A backslash makes the next letter of a number format literal (ECMA-376, 18.8.31); with quotes ("m²") exceljs
#   reads the number.
# Seen: the format 0.0\ \m\² makes the value a Date, 15 March 1900 at 12:00. The peers read 75.5.
# Date: 2026-11-29
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true}' > package.json
npm install --no-save --ignore-scripts --loglevel=error exceljs@4.4.0 read-excel-file@9.3.17 xlsx@0.18.5 >&2
cat > finding.mjs <<'CODE'
import assert from 'node:assert/strict';
import ExcelJS from 'exceljs';
import readExcel from 'read-excel-file/node';
import XLSX from 'xlsx';

const book = new ExcelJS.Workbook();
const sheet = book.addWorksheet('Ytor');
for (const [index, format] of ['0.0\\ \\m\\²', '0.0\\ "m²"'].entries()) {
  sheet.getCell(1, index + 1).value = 75.5;
  sheet.getCell(1, index + 1).numFmt = format;
}
const file = Buffer.from(await book.xlsx.writeBuffer());

const read = await new ExcelJS.Workbook().xlsx.load(file);
assert.deepEqual(read.worksheets[0].getRow(1).values.slice(1), [new Date('1900-03-15T12:00:00Z'), 75.5]);
assert.deepEqual((await readExcel(file))[0].data, [[75.5, 75.5]]);
assert.equal(XLSX.read(file, { cellDates: true }).Sheets.Ytor.A1.v, 75.5);
CODE
node finding.mjs
