import { invalidInput, type TransactionsContext, type Upload } from '@husrum/api-platform';
import type { bankFileCalls } from '@husrum/contract/bank-file';
import type { ResponseOf } from '@husrum/contract/core';
import { bankFileTexts } from './bank-file.texts';
import { readUpload } from './read-upload';

type Columns = ResponseOf<typeof bankFileCalls.columns>;

/** What a user needs to see of a CSV file to choose its columns. Stores nothing. */
export const readCsvColumns = async (
  { server }: Pick<TransactionsContext<Columns>, 'server'>,
  upload: Upload,
): Promise<Columns> => {
  const read = await readUpload(upload, { describes: true }, server);
  if (read.kind !== 'csv') throw invalidInput({ file: [bankFileTexts.notCsv] });
  const { headerKey, header, rows, suggested } = read.csv;
  return {
    titles: [...header],
    rows: rows.map((row) => [...row]),
    is_remembered: headerKey !== null,
    day_column: suggested.day,
    amount_column: suggested.amount,
    text_column: suggested.text,
    reference_column: suggested.reference,
    payer_column: suggested.payer,
  };
};
