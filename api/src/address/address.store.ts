import type { Address, AddressType } from '@husrum/contract/address';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';

interface Place {
  address: string;
  postal_code: string;
  city: string;
  country: string;
}
const shown = ['id', 'tenant_id', 'type', 'address', 'postal_code', 'city', 'country'] as const;

/** The tenant's addresses, the primary first. */
export const addressesOf = (tx: Tx, tenantId: number): Promise<Address[]> =>
  tx.selectFrom('address').select(shown).where('tenant_id', '=', tenantId).orderBy('type', 'desc').execute();

export const addressOf = (tx: Tx, id: number): Promise<Address | undefined> =>
  tx.selectFrom('address').select(shown).where('id', '=', id).executeTakeFirst();

export const insertAddress = (
  tx: Tx,
  address: Place & { tenant_id: number; type: AddressType },
): Promise<Address> => tx.insertInto('address').values(address).returning(shown).executeTakeFirstOrThrow();

export const writeAddress = (tx: Tx, id: number, place: Place): Promise<Address | undefined> =>
  tx.updateTable('address').set(place).where('id', '=', id).returning(shown).executeTakeFirst();

export const deleteAddress = async (tx: Tx, id: number): Promise<void> => {
  await tx.deleteFrom('address').where('id', '=', id).execute();
};

/** The address becomes the primary one, and the one that was takes its place. */
export const swapPrimary = async (tx: Tx, { id, tenant_id }: Address): Promise<void> => {
  await tx
    .updateTable('address')
    .set({ type: sql<AddressType>`case when id = ${id} then 'PRIMARY' else 'BILLING' end` })
    .where('tenant_id', '=', tenant_id)
    .execute();
};
