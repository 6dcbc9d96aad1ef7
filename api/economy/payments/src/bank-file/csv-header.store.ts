import type { Tx } from '@husrum/api-platform';
import type { ChosenColumns } from './csv/csv-columns.types';

/** The columns that a user of the business chose for the header. */
export const findCsvHeader = async (tx: Tx, key: string): Promise<ChosenColumns | undefined> => {
  const header = await tx.selectFrom('csv_header').selectAll().where('key', '=', key).executeTakeFirst();
  return (
    header && {
      day: header.day_column,
      amount: header.amount_column,
      text: header.text_column,
      reference: header.reference_column,
      payer: header.payer_column,
    }
  );
};

export const saveCsvHeader = async (
  tx: Tx,
  { key, titles }: { readonly key: string; readonly titles: readonly string[] },
  { day, amount, text, reference, payer }: ChosenColumns,
): Promise<void> => {
  const columns = {
    titles: JSON.stringify(titles),
    day_column: day,
    amount_column: amount,
    text_column: text,
    reference_column: reference,
    payer_column: payer,
  };
  await tx
    .insertInto('csv_header')
    .values({ key, ...columns })
    .onConflict((conflict) => conflict.columns(['billable_id', 'key']).doUpdateSet(columns))
    .execute();
};

export const deleteCsvHeader = async (tx: Tx, key: string): Promise<void> => {
  await tx.deleteFrom('csv_header').where('key', '=', key).execute();
};
