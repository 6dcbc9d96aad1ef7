import { equalsAny, type Tx } from '@husrum/api-platform';
import type { InvoiceListItem } from '@husrum/contract/invoice';
import { isPromiseBroken } from '@husrum/contract/payment-promise';
import { fromOre, type LocalDate } from '@husrum/format';
import { sql } from 'kysely';

interface StoredPromise {
  readonly invoiceId: number;
  readonly promisedOn: LocalDate;
  readonly amountOre: number | null;
}

/** Adds to each invoice what the tenant has promised to pay of it, while it is not paid. */
export const addOpenPromises = async (
  tx: Tx,
  invoices: readonly InvoiceListItem[],
  today: LocalDate,
): Promise<InvoiceListItem[]> => {
  const ids = invoices.map(({ id }) => id);
  const { rows } = await sql<StoredPromise>`
    select invoicebase_id as "invoiceId", promised_on as "promisedOn", amount_ore as "amountOre"
    from open_payment_promise where ${equalsAny('invoicebase_id', ids)}`.execute(tx);
  const byInvoice = new Map(rows.map((row) => [row.invoiceId, row]));
  return invoices.map((invoice) => {
    const promise = byInvoice.get(invoice.id);
    if (promise === undefined) return invoice;
    const { promisedOn, amountOre } = promise;
    return {
      ...invoice,
      promise: {
        promised_on: promisedOn,
        amount: amountOre === null ? null : fromOre(amountOre),
        is_broken: isPromiseBroken(promisedOn, today),
      },
    };
  });
};
