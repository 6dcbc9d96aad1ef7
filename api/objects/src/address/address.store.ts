import { insertRows, type Tx } from '@husrum/api-platform';
import type { Address, AddressType } from '@husrum/contract/address';
import { sql } from 'kysely';

export interface AddressFields {
  address: string;
  postal_code: string;
  city: string;
  country: string;
}
const columns = [
  'id',
  'tenant_id',
  'type',
  'address',
  'postal_code',
  'city',
  'country',
  'updated_at',
] as const;

/** The tenant's addresses, the primary one first. */
export const listAddresses = (tx: Tx, tenantId: number): Promise<Address[]> =>
  tx
    .selectFrom('address')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .orderBy('type', 'desc')
    .execute();

export const findAddress = (tx: Tx, id: number): Promise<Address | undefined> =>
  tx.selectFrom('address').select(columns).where('id', '=', id).executeTakeFirst();

/** Locks the address until the transaction ends, so that nobody else changes it meanwhile. */
export const lockAddress = (tx: Tx, id: number): Promise<Address | undefined> =>
  tx.selectFrom('address').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertAddress = (
  tx: Tx,
  address: AddressFields & { tenant_id: number; type: AddressType },
): Promise<Address> => tx.insertInto('address').values(address).returning(columns).executeTakeFirstOrThrow();

/** Inserts the addresses of many tenants. */
export const insertAddresses = (
  tx: Tx,
  addresses: readonly (AddressFields & { readonly tenant_id: number; readonly type: AddressType })[],
): Promise<void> =>
  insertRows(
    tx,
    'address',
    addresses.map(({ tenant_id, type, address, postal_code, city, country }) => ({
      ...{ tenant_id, type },
      ...{ address, postal_code, city, country },
    })),
  );

export const saveAddress = (tx: Tx, id: number, fields: AddressFields): Promise<Address | undefined> =>
  tx.updateTable('address').set(fields).where('id', '=', id).returning(columns).executeTakeFirst();

/** Overwrites the tenant's primary address, or inserts it if there is none. */
export const savePrimaryAddress = async (
  tx: Tx,
  tenantId: number,
  { address, postal_code, city, country }: AddressFields,
): Promise<void> => {
  const fields = { address, postal_code, city, country };
  const { numUpdatedRows } = await tx
    .updateTable('address')
    .set(fields)
    .where('tenant_id', '=', tenantId)
    .where('type', '=', 'PRIMARY')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await insertAddress(tx, { tenant_id: tenantId, type: 'PRIMARY', ...fields });
};

export const deleteAddress = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('address').where('id', '=', id).execute();
};

/** Makes the address the primary one. The address that was primary becomes the billing address. */
export const swapPrimaryAddress = async (tx: Tx, { id, tenant_id }: Address): Promise<void> => {
  await tx
    .updateTable('address')
    .set({ type: sql<AddressType>`case when id = ${id} then 'PRIMARY' else 'BILLING' end` })
    .where('tenant_id', '=', tenant_id)
    .execute();
};
