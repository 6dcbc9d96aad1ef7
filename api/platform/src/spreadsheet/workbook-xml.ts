import { escapeXml } from './cell-xml.rules';
import { spreadsheetTexts } from './spreadsheet.texts';

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The limit of Excel for the name of a sheet, in characters. */
const MAX_NAME_LENGTH = 31;

const withoutOuterSpaceAndApostrophes = (name: string): string => name.replace(/^[\s']+|[\s']+$/g, '');

/** The name without what Excel refuses in it: certain characters, and apostrophes at its ends. */
const cleanName = (name: string): string =>
  withoutOuterSpaceAndApostrophes(name.replace(/[[\]:*?/\\]/g, ' '));

/** A name for the sheet that no other has: `Avier`, `Avier (2)`. */
export const uniqueSheetName = (wanted: string, taken: readonly string[]): string => {
  const base = cleanName(wanted) || spreadsheetTexts.sheet;
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    // A cut name may end in an apostrophe again.
    const name = withoutOuterSpaceAndApostrophes(base.slice(0, MAX_NAME_LENGTH - suffix.length)) + suffix;
    if (!taken.some((other) => other.toLocaleLowerCase('sv') === name.toLocaleLowerCase('sv'))) return name;
  }
};

export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** The parts of a workbook besides its sheets and styles, by path. */
export const workbookParts = (
  sheetNames: readonly string[],
): readonly (readonly [path: string, xml: string])[] => [
  [
    '[Content_Types].xml',
    `${HEADER}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/>${sheetNames
      .map(
        (_name, index) =>
          `<Override PartName="/${sheetPath(index + 1)}" ContentType="${SPREADSHEET}.worksheet+xml"/>`,
      )
      .join('')}</Types>`,
  ],
  [
    '_rels/.rels',
    `${HEADER}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${HEADER}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}/relationships"><sheets>${sheetNames
      .map(
        (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${HEADER}<Relationships xmlns="${PACKAGE}/relationships">${sheetNames
      .map(
        (_name, index) =>
          `<Relationship Id="rId${index + 1}" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId${sheetNames.length + 1}" Type="${OFFICE}/relationships/styles" Target="styles.xml"/></Relationships>`,
  ],
];
