import type { ColumnKind } from './sheet.types';

const MAX_DECIMALS = 4;
const decimalFormats = ['#,##0', '#,##0.0', '#,##0.00', '#,##0.000', '#,##0.0000'] as const;
/** A number without known decimals can be a year, which is not grouped. */
const toFormatWithYears = (format: string): string => `[>=10000]${format};${format.replace('#,##', '')}`;

/** The number formats by style. `[$kr-41D]` is the Swedish currency, wherever the file is opened. */
const formats: readonly string[] = [
  '@',
  'yyyy\\-mm\\-dd',
  '"Ja";"Ja";"Nej"',
  '#,##0.00\\ [$kr-41D]',
  ...decimalFormats,
  ...decimalFormats.map(toFormatWithYears),
];
const styleByKind: Readonly<Record<Exclude<ColumnKind, 'number'>, number>> = {
  text: 0,
  date: 1,
  boolean: 2,
  kr: 3,
};
const FIRST_NUMBER_STYLE = 4;

/** Each format has two styles: plain, and bold for totals. The last style is that of the header. */
const styleIndex = (format: number, isBold: boolean): number => 1 + format + (isBold ? formats.length : 0);
export const HEADER_STYLE = 1 + 2 * formats.length;

export const cellStyle = (kind: Exclude<ColumnKind, 'number'>, isBold: boolean): number =>
  styleIndex(styleByKind[kind], isBold);

const decimalsOf = (value: number): number => {
  for (let decimals = 0; decimals < MAX_DECIMALS; decimals += 1)
    if (Number(value.toFixed(decimals)) === value) return decimals;
  return MAX_DECIMALS;
};

/** A number with the decimals of its column, or as many as it has, at most four. */
export const numberStyle = (value: number, decimals: number | undefined, isBold: boolean): number => {
  const format =
    decimals === undefined ? decimalFormats.length + decimalsOf(value) : Math.min(MAX_DECIMALS, decimals);
  return styleIndex(FIRST_NUMBER_STYLE + format, isBold);
};

/** Excel reserves the lower ids for its own formats. */
const FIRST_FORMAT_ID = 164;
/** The index of a font and of a border in `stylesXml`. Bold cells have a line above them. */
const PLAIN_STYLE = 0;
const BOLD_STYLE = 1;
const escapeFormat = (format: string): string => format.replaceAll('"', '&quot;');
const numberFormats = formats
  .map(
    (format, index) => `<numFmt numFmtId="${FIRST_FORMAT_ID + index}" formatCode="${escapeFormat(format)}"/>`,
  )
  .join('');
const cellFormats = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  ...[PLAIN_STYLE, BOLD_STYLE].flatMap((style) =>
    formats.map(
      (_format, index) =>
        `<xf numFmtId="${FIRST_FORMAT_ID + index}" fontId="${style}" fillId="0" borderId="${style}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>`,
    ),
  ),
  '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>',
];

export const stylesXml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${formats.length}">${numberFormats}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE9F1F2"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top style="thin"><color auto="1"/></top><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
