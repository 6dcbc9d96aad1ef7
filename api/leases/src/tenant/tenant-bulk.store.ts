import type { TenantInput } from '@husrum/contract/tenant';
import type { AddressFields } from '../address/address.store';
import type { Tx } from '../platform/db';
import { insertRows, insertRowsReturningIds } from '../platform/db/bulk-insert';

/** Inserts many tenants with their primary addresses, and returns their ids in the same order. */
export const insertTenants = async (
  tx: Tx,
  tenants: readonly { input: TenantInput; address: AddressFields | null }[],
): Promise<number[]> => {
  const ids = await insertRowsReturningIds(
    tx,
    'tenant',
    tenants.map(({ input }) => ({ ...input, status: 'ACTIVE' })),
  );
  await insertRows(
    tx,
    'address',
    tenants.flatMap(({ address }, index) =>
      address === null ? [] : [{ tenant_id: ids[index], type: 'PRIMARY', ...address }],
    ),
  );
  return ids;
};
