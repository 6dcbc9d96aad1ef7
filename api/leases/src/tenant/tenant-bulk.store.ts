import { insertAddresses } from '@husrum/api-objects';
import { insertRowsReturningIds, type Tx, zip } from '@husrum/api-platform';
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
  await insertAddresses(
    tx,
    zip(ids, tenants).flatMap(([id, { address }]) =>
      address === null ? [] : [{ tenant_id: id, type: 'PRIMARY' as const, ...address }],
    ),
  );
  return ids;
};
