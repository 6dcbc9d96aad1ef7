#!/usr/bin/env bash
# Finding: A date that SheetJS writes with the format yyyy-mm-dd is read as the number 46355; with its own format it is a date.
# Subject: xlsx 0.18.5, read by read-excel-file 9.3.17 and, as a peer, by exceljs 4.4.0
# Expected: a date format makes a date, whatever its number.
# Seen: SheetJS gives the format the number 60, among those kept for built-in formats. read-excel-file looks up formats from
#   164 on only. exceljs reads the date.
# Date: 2026-11-29
set -euo pipefail
export TZ=Europe/Stockholm
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

const write = (options) => {
  const book = XLSX.utils.book_new();
  const sheet = XLSX.utils.json_to_sheet([{ Inflyttning: new Date(2026, 10, 29) }], options);
  XLSX.utils.book_append_sheet(book, sheet, 'Avtal');
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
};
const read = async (file) => (await readExcel(file))[0].data[1];
const date = new Date('2026-11-29T00:00:00Z');

const file = write({ dateNF: 'yyyy-mm-dd' });
assert.deepEqual(await read(file), [46355]);
assert.deepEqual((await new ExcelJS.Workbook().xlsx.load(file)).worksheets[0].getCell('A2').value, date);
assert.deepEqual(await read(write({})), [date]);
CODE
node finding.mjs
