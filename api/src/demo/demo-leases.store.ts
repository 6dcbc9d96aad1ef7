import { addDays, type LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db/database';
import { insertAll, insertMany } from './bulk.store';
import type { LeaseInvoices } from './invoice-plan.rules';
import type { PlannedLease, Portfolio } from './portfolio.types';

/** A lease is put away 30 days after its end. */
const archivedAt = (stop: LocalDate | null, today: LocalDate): string | null =>
  stop !== null && addDays(stop, 30) < today ? `${addDays(stop, 30)}T02:00:00Z` : null;

/** Writes the tenants with their addresses; gives their ids. */
export const writeTenants = async (
  tx: Tx,
  { tenants, leases, entities }: Portfolio,
  today: LocalDate,
): Promise<number[]> => {
  const living = new Set(
    leases
      .filter(({ stop }) => stop === null || addDays(stop, 30) >= today)
      .flatMap((lease) => lease.tenants),
  );
  const ids = await insertMany(
    tx,
    'tenant',
    tenants.map((tenant, at) => ({ ...tenant, status: living.has(at) ? 'ACTIVE' : 'INACTIVE' })),
  );
  const homes = new Map(
    leases.flatMap((lease) => lease.tenants.map((at) => [at, entities[lease.entity]] as const)),
  );
  await insertAll(
    tx,
    'address',
    ids.map((tenantId, at) => {
      const home = homes.get(at);
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

/** The portfolio's books begin fourteen months back: what lies before was billed in some other system. */
const billedElsewhere = (
  { start, stop }: PlannedLease,
  billed: LeaseInvoices | undefined,
  today: LocalDate,
): LocalDate | null => {
  const [first] = billed?.invoices ?? [];
  if (first !== undefined)
    return first.plan.period.start > start ? addDays(first.plan.period.start, -1) : null;
  return stop !== null && stop < today ? stop : null;
};

/** Writes the leases with their tenants, first terms and handed-out keys; gives their ids. */
export const writeLeases = async (
  tx: Tx,
  { leases, entities }: Portfolio,
  written: {
    entityIds: readonly number[];
    tenantIds: readonly number[];
    invoices: readonly LeaseInvoices[];
    today: LocalDate;
  },
): Promise<number[]> => {
  const termsOf = (at: number) => {
    const lease = leases[at];
    const entity = lease === undefined ? undefined : entities[lease.entity];
    return {
      fee: lease?.fee,
      fee_as_m2: entity?.feeAsM2,
      tax_rate: lease?.taxRate,
      payment_interval: entity?.interval,
    };
  };
  const ids = await insertMany(
    tx,
    'lease',
    leases.map((lease, at) => ({
      entity_id: written.entityIds[lease.entity],
      reference: `K-${1001 + at}`,
      start: lease.start,
      stop: lease.stop,
      ...termsOf(at),
      notice_length: lease.noticeLength,
      notice_type: lease.noticeType,
      next_invoice_month: written.invoices[at]?.nextMonth ?? null,
      archived_at: archivedAt(lease.stop, written.today),
      billed_elsewhere_until: billedElsewhere(lease, written.invoices[at], written.today),
    })),
  );
  await insertAll(
    tx,
    'lease_tenant',
    leases.flatMap(({ tenants }, at) =>
      [...new Set(tenants)].map((tenant, place) => ({
        lease_id: ids[at],
        tenant_id: written.tenantIds[tenant],
        is_primary: place === 0,
      })),
    ),
  );
  await insertAll(
    tx,
    'rent_version',
    leases.map(({ start }, at) => ({ lease_id: ids[at], valid_from: start, ...termsOf(at) })),
  );
  await insertAll(
    tx,
    'quittance',
    leases.flatMap(({ start, stop }, at) =>
      ids[at] === undefined || at % 2 === 1
        ? []
        : [
            {
              lease_id: ids[at],
              name: 'Lägenhetsnyckel',
              type: 'nyckel',
              quantity: 2,
              marking: `A${100 + at}`,
              handout_date: start,
              return_date: stop !== null && stop < written.today ? stop : null,
              returned_at: stop !== null && stop < written.today ? `${stop}T10:00:00Z` : null,
            },
          ],
    ),
  );
  return ids;
};
