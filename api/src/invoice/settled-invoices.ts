import type { SettledInvoice } from '@husrum/contract/invoice';
import { fromOre } from '@husrum/format';
import type { Tx } from '../platform/db';
import { listReferences } from './invoice.store';
import type { OffsetInvoice } from './offset-credit';

/** The invoices that credit was offset on, as they are answered, in the order of the offsets. */
export const toSettledInvoices = async (
  tx: Tx,
  offsets: readonly OffsetInvoice[],
): Promise<SettledInvoice[]> => {
  const references = await listReferences(
    tx,
    offsets.map(({ id }) => id),
  );
  return offsets.map(({ id, ore }) => ({ id, reference: references.get(id) ?? null, amount: fromOre(ore) }));
};
