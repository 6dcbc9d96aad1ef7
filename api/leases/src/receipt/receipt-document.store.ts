import { entityHouse } from '@husrum/api-objects';
import type { Tx } from '@husrum/api-platform';
import type { ReceiptEvent } from '@husrum/contract/receipt';
import type { LocalDate } from '@husrum/format';
import { selectLeasesWithObject } from '../lease/select-leases.store';

const selectItems = (tx: Tx) =>
  tx
    .selectFrom('quittance')
    .select([
      'id',
      'name',
      'type',
      'quantity',
      'marking',
      'description',
      'handout_date',
      'return_date',
      'lease_id',
    ]);
/** A receipt as its PDF shows it: an item that was handed out. */
export type ReceiptItem = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

export const findItem = (tx: Tx, id: number): Promise<ReceiptItem | undefined> =>
  selectItems(tx).where('id', '=', id).executeTakeFirst();

/** The items of the lease that were handed out, or returned, on the day. */
export const listItemsOfDay = (
  tx: Tx,
  leaseId: number,
  { event, day }: { event: ReceiptEvent; day: LocalDate },
): Promise<ReceiptItem[]> =>
  selectItems(tx)
    .where('lease_id', '=', leaseId)
    .where(event === 'handout' ? 'handout_date' : 'return_date', '=', day)
    .orderBy('id')
    .execute();

/** The lease that the receipts belong to, with its parties. The result is undefined for an unknown lease. */
export const findReceiptLease = async (tx: Tx, leaseId: number) => {
  const lease = await selectLeasesWithObject(tx)
    .select([
      'lease.reference as lease_reference',
      'entity.name as entity_name',
      entityHouse('entity.id').as('house'),
      'entity.address as entity_address',
      'entity.postal_code as entity_postal_code',
      'entity.city as entity_city',
      'company.name as company_name',
      'company.organisation_number',
      'company.address as company_address',
      'company.postal_code as company_postal_code',
      'company.city as company_city',
    ])
    .where('lease.id', '=', leaseId)
    .executeTakeFirst();
  if (!lease) return undefined;
  const tenants = await tx
    .selectFrom('lease_tenant')
    .innerJoin('tenant', 'tenant.id', 'lease_tenant.tenant_id')
    .select('tenant.name')
    .where('lease_tenant.lease_id', '=', leaseId)
    .orderBy('lease_tenant.is_primary', 'desc')
    .orderBy('tenant.id')
    .execute();
  return { ...lease, tenants: tenants.map(({ name }) => name) };
};
export type ReceiptLease = NonNullable<Awaited<ReturnType<typeof findReceiptLease>>>;
