import type { SettledInvoice } from '@husrum/contract/invoice';
import { fromOre } from '@husrum/format';
import type { Tx } from '../platform/db';
import { listReferences } from './invoice.store';
import type { OffsetInvoice } from './offset-credit';

/** What credit was offset on, for the person who sees the answer. In the order in which it was offset. */
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
