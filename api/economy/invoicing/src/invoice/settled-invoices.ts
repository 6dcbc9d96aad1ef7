import type { Tx } from '@husrum/api-platform';
import type { SettledInvoice } from '@husrum/contract/invoice';
import { fromOre } from '@husrum/format';
import { findReferencesById } from './invoice.store';
import type { InvoiceOffset } from './offset-credit';

/** The invoices that credit was offset on, for the API response, in the order of the offsets. */
export const toSettledInvoices = async (
  tx: Tx,
  offsets: readonly InvoiceOffset[],
): Promise<SettledInvoice[]> => {
  const references = await findReferencesById(
    tx,
    offsets.map(({ id }) => id),
  );
  return offsets.map(({ id, ore }) => ({ id, reference: references.get(id) ?? null, amount: fromOre(ore) }));
};
