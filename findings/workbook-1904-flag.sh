#!/usr/bin/env bash
# Finding: A workbook whose days count from 1904 is read four years and a day too early when the flag says "true" instead of "1".
# Subject: read-excel-file 9.3.17 and exceljs 4.4.0
# Expected: the flag date1904 is an XML Schema boolean, so "true" and "1" are one. LibreOffice Calc writes its flags as words.
# Seen: both readers know "1" only. The serial number 46355, 30 November 2030 from 1904, becomes 29 November 2026.
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
const xml = strFromU8(parts['xl/workbook.xml']);

const readWithFlag = async (flag) => {
  const flagged = xml.replace(/<workbookPr[^>]*\/>/, `<workbookPr date1904="${flag}"/>`);
  assert.notEqual(flagged, xml);
  const file = Buffer.from(zipSync({ ...parts, 'xl/workbook.xml': strToU8(flagged) }));
  const byExcelJs = (await new ExcelJS.Workbook().xlsx.load(file)).worksheets[0].getCell('A1').value;
  const byReadExcel = (await readExcel(file))[0].data[0][0];
  return [byExcelJs, byReadExcel].map((date) => date.toISOString().slice(0, 10));
};
assert.deepEqual(await readWithFlag('1'), ['2030-11-30', '2030-11-30']);
assert.deepEqual(await readWithFlag('true'), ['2026-11-29', '2026-11-29']);
CODE
node finding.mjs
