import type { ChosenColumns } from './csv/csv-columns.types';

/** The columns of a call, of which each may be left out. */
interface SentColumns {
  readonly day_column?: number | null | undefined;
  readonly amount_column?: number | null | undefined;
  readonly text_column?: number | null | undefined;
  readonly reference_column?: number | null | undefined;
  readonly payer_column?: number | null | undefined;
}

/** The columns that a user chose. Null: none, so that the header decides. Without a column of texts, that of the payer is it. */
export const toChosenColumns = ({
  day_column: day,
  amount_column: amount,
  text_column: text,
  reference_column: reference,
  payer_column: payer,
}: SentColumns): ChosenColumns | null => {
  if (typeof day !== 'number' || typeof amount !== 'number') return null;
  return {
    day,
    amount,
    text: text ?? payer ?? reference ?? amount,
    reference: reference ?? null,
    payer: payer ?? null,
  };
};
