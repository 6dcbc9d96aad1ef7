/** Rows that one statement inserts at most: the number of parameters of a statement is limited. */
export const ROWS_PER_STATEMENT = 500;
