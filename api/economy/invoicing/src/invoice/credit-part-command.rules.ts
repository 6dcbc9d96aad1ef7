import { type LocalDate, toOre } from '@husrum/format';

/** What is credited of an invoice: some of its days, or amounts of its rows, without VAT. */
export interface CreditedPart {
  readonly start: LocalDate | null;
  readonly stop: LocalDate | null;
  /** Null: the days are credited. */
  readonly rows: readonly { readonly id: number; readonly amountOre: number }[] | null;
}

interface CreditedPartBody {
  readonly start: LocalDate | null;
  readonly stop: LocalDate | null;
  /** Amounts in SEK. */
  readonly rows: readonly { readonly id: number; readonly amount: number }[] | null;
}

export const toCreditedPart = ({ start, stop, rows }: CreditedPartBody): CreditedPart => ({
  start,
  stop,
  rows: rows === null ? null : rows.map(({ id, amount }) => ({ id, amountOre: toOre(amount) })),
});
