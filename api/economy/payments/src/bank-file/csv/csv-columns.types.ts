/** The positions of the columns of a CSV file that are read, from 0. Null: the file has no such column. */
export interface CsvColumns {
  readonly day: number;
  /** The amount, negative for a withdrawal, or only the deposits when they have a column of their own. */
  readonly amount: number;
  /** The withdrawals, when they have a column of their own. They are compared with the balances. */
  readonly withdrawal: number | null;
  /** Texts of the bank and the payer, shown as the message, in this order. */
  readonly texts: readonly number[];
  readonly reference: number | null;
  readonly payer: number | null;
  /** The sender of a payment that has no payer: a name or an account number. */
  readonly sender: number | null;
  /** The account that was paid to. */
  readonly account: number | null;
  readonly balance: number | null;
  readonly currency: number | null;
  /** What the bank says of a row that it has not booked yet. */
  readonly status: number | null;
  /** Texts that a number of an invoice is looked for in, and that are not shown, because the user writes them in the bank. */
  readonly notes: number | null;
}

/** The columns that a user chose for a file whose header is not known. */
export interface ChosenColumns {
  readonly day: number;
  readonly amount: number;
  readonly text: number;
  readonly reference: number | null;
  readonly payer: number | null;
}

/** A row of the file. */
export interface CsvRow {
  /** The number of its last line in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a CSV file below its header. */
export interface CsvTable {
  /** The titles of the columns. It is null for a file without a header. */
  readonly header: readonly string[] | null;
  readonly rows: readonly CsvRow[];
  /** Whether the file ends within its last row: there is no line break behind it. */
  readonly endsInRow: boolean;
}
