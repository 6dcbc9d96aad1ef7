import { optionalText, text } from '@husrum/contract/core';
import { creditedPart, type Invoice, type PartialCreditPreview } from '@husrum/contract/invoice';

/** How much of an invoice is credited. */
export const creditScopes = ['WHOLE', 'DAYS', 'AMOUNTS'] as const;
export type CreditScope = (typeof creditScopes)[number];

/** The form contains both days and amounts, but sends only those of the selected scope. A whole credit needs no reason. */
export const getCreditSchema = (scope: CreditScope) =>
  creditedPart.shape({ reason: scope === 'WHOLE' ? optionalText('Anledning') : text('Anledning') });

export interface CreditValues {
  reason: string | null;
  start: string | null;
  stop: string | null;
  rows: { id: number; amount: number }[] | null;
}

type Row = PartialCreditPreview['rows'][number];

/** The form starts with all days of the invoice, and with 0 kr of each row. */
export const toInitialCredit = ({ start, stop }: Pick<Invoice, 'start' | 'stop'>, rows: readonly Row[]) => ({
  reason: '',
  start,
  stop,
  rows: rows.map(({ id }) => ({ id, amount: 0 })),
});

/** The body of the call: only the form values that belong to the chosen scope. A whole credit is what remains of each invoice row. */
export const toCreditedPart = (
  scope: CreditScope,
  { start, stop, rows }: Pick<CreditValues, 'start' | 'stop' | 'rows'>,
  invoiceRows: readonly Row[],
): Omit<CreditValues, 'reason'> => {
  const none = { start: null, stop: null, rows: null };
  if (scope === 'DAYS') return { ...none, start, stop };
  if (scope === 'AMOUNTS') return { ...none, rows: rows ?? [] };
  return { ...none, rows: invoiceRows.map(({ id, remaining }) => ({ id, amount: remaining })) };
};
