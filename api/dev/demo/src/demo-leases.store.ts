import { insertRows, insertRowsReturningIds, type Tx } from '@husrum/api-platform';
import { archiveCutoff } from '@husrum/api-rent';
import { ARCHIVE_DAYS } from '@husrum/api-rent/testing';
import { addDays, type LocalDate } from '@husrum/format';
import type { LeaseInvoices } from './plan-invoices.rules';
import type { PlannedLease, Portfolio } from './portfolio.types';

const isArchived = ({ stop }: PlannedLease, today: LocalDate): boolean =>
  stop !== null && stop <= archiveCutoff(today);
const toArchivedAt = (lease: PlannedLease, today: LocalDate): string | null =>
  lease.stop !== null && isArchived(lease, today) ? `${addDays(lease.stop, ARCHIVE_DAYS)}T02:00:00Z` : null;

/** Inserts the tenants with their addresses. Returns their ids. */
export const insertTenants = async (
  tx: Tx,
  { tenants, leases, entities }: Portfolio,
  today: LocalDate,
): Promise<number[]> => {
  const activeTenants = new Set(
    leases.filter((lease) => !isArchived(lease, today)).flatMap((lease) => lease.tenants),
  );
  const ids = await insertRowsReturningIds(
    tx,
    'tenant',
    tenants.map((tenant, index) => ({ ...tenant, status: activeTenants.has(index) ? 'ACTIVE' : 'INACTIVE' })),
  );
  const homeByTenant = new Map(
    leases.flatMap((lease) => lease.tenants.map((index) => [index, entities[lease.entity]] as const)),
  );
  await insertRows(
    tx,
    'address',
    ids.map((tenantId, index) => {
      const home = homeByTenant.get(index);
      return {
        tenant_id: tenantId,
        type: 'PRIMARY',
        address: home?.address ?? 'Storgatan 1',
        postal_code: home?.postalCode ?? '703 61',
        city: home?.city ?? 'Örebro',
        country: 'Sverige',
      };
    }),
  );
  return ids;
};

/**
 * The day until which a lease was billed in another system: the invoices of a demo portfolio go fourteen months back. The
 * result is null when the first one begins with the lease.
 */
const findBilledElsewhereUntil = (
  { start, stop }: PlannedLease,
  planned: LeaseInvoices | undefined,
  today: LocalDate,
): LocalDate | null => {
  const [first] = planned?.invoices ?? [];
  if (first !== undefined)
    return first.plan.period.start > start ? addDays(first.plan.period.start, -1) : null;
  return stop !== null && stop < today ? stop : null;
};

/** Inserts the leases with their tenants, rents and receipts for keys. Returns their ids. */
export const insertLeases = async (
  tx: Tx,
  { leases, entities }: Portfolio,
  inserted: {
    entityIds: readonly number[];
    tenantIds: readonly number[];
    invoices: readonly LeaseInvoices[];
    today: LocalDate;
  },
): Promise<number[]> => {
  const toTermColumns = ({ entity, taxRate }: PlannedLease) => ({
    fee_as_m2: entities[entity]?.feeAsM2,
    tax_rate: taxRate,
    payment_interval: entities[entity]?.interval,
  });
  const ids = await insertRowsReturningIds(
    tx,
    'lease',
    leases.map((lease, index) => ({
      entity_id: inserted.entityIds[lease.entity],
      reference: `K-${1001 + index}`,
      start: lease.start,
      stop: lease.stop,
      fee: lease.fee,
      ...toTermColumns(lease),
      notice_length: lease.noticeLength,
      notice_type: lease.noticeType,
      next_invoice_month: inserted.invoices[index]?.nextMonth ?? null,
      archived_at: toArchivedAt(lease, inserted.today),
      billed_elsewhere_until: findBilledElsewhereUntil(lease, inserted.invoices[index], inserted.today),
    })),
  );
  await insertRows(
    tx,
    'lease_tenant',
    leases.flatMap(({ tenants }, index) =>
      [...new Set(tenants)].map((tenant, position) => ({
        lease_id: ids[index],
        tenant_id: inserted.tenantIds[tenant],
        is_primary: position === 0,
      })),
    ),
  );
  await insertRows(
    tx,
    'rent_version',
    leases.flatMap((lease, index) =>
      lease.rents.map(({ validFrom, fee }) => ({
        lease_id: ids[index],
        valid_from: validFrom,
        fee,
        ...toTermColumns(lease),
      })),
    ),
  );
  await insertRows(
    tx,
    'quittance',
    leases.flatMap(({ start, stop }, index) =>
      ids[index] === undefined || index % 2 === 1
        ? []
        : [
            {
              lease_id: ids[index],
              name: 'Lägenhetsnyckel',
              type: 'nyckel',
              quantity: 2,
              marking: `A${100 + index}`,
              handout_date: start,
              return_date: stop !== null && stop < inserted.today ? stop : null,
              returned_at: stop !== null && stop < inserted.today ? `${stop}T10:00:00Z` : null,
            },
          ],
    ),
  );
  return ids;
};
