import { insertRows, insertRowsReturningIds, type Tx } from '@husrum/api-platform';
import type { LocalDate, Month } from '@husrum/format';
import type { NewLease } from './lease.store';
import type { LeaseEventKind } from './lease.tables';

export interface LeaseOfTenant {
  readonly lease: NewLease & { readonly start: LocalDate };
  readonly tenantId: number;
  readonly nextInvoiceMonth: Month;
}

/**
 * Inserts many leases, each with its primary tenant, its first rent version and the first event of its history. Returns the ids
 * in the order of `leases`.
 */
export const insertLeases = async (
  tx: Tx,
  leases: readonly LeaseOfTenant[],
  userId: number | null,
): Promise<number[]> => {
  const ids = await insertRowsReturningIds(
    tx,
    'lease',
    leases.map(({ lease, nextInvoiceMonth }) => ({ ...lease, next_invoice_month: nextInvoiceMonth })),
  );
  await insertRows(
    tx,
    'rent_version',
    leases.map(({ lease: { start, fee, fee_as_m2, tax_rate, payment_interval } }, index) => ({
      lease_id: ids[index],
      valid_from: start,
      fee,
      fee_as_m2,
      tax_rate,
      payment_interval,
    })),
  );
  await insertRows(
    tx,
    'lease_tenant',
    leases.map(({ tenantId }, index) => ({ lease_id: ids[index], tenant_id: tenantId, is_primary: true })),
  );
  await insertRows(
    tx,
    'lease_event',
    ids.map((id) => ({ lease_id: id, what: 'CREATED' satisfies LeaseEventKind, user_id: userId })),
  );
  return ids;
};
