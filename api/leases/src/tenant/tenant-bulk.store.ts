import { insertRows, insertRowsReturningIds, type Tx } from '@husrum/api-platform';
import type { NewTenant } from './create-tenant';

/** Inserts many tenants with their primary addresses, and returns their ids in the same order. */
export const insertTenants = async (
  tx: Tx,
  tenants: readonly { input: NewTenant['tenant']; address: NewTenant['address'] }[],
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
