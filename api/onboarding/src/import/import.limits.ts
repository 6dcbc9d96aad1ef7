import { MAX_IMPORT_ROWS } from '@husrum/contract/import';

/** The most rows above and between the rows of objects: titles, headings, empty rows. */
const OTHER_ROWS = 1000;

export const MAX_SHEET_ROWS = MAX_IMPORT_ROWS + OTHER_ROWS;
export const MAX_COLUMNS = 200;
/** The characters of the texts of a row. The longest row that can be imported has less than a tenth of it. */
export const MAX_ROW_LENGTH = 100_000;
/** The characters of all texts. A workbook can repeat one text in any number of cells. */
export const MAX_TEXT_LENGTH = 20_000_000;
