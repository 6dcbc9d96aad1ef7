import type { PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import type { Scope } from './simulated-leases.store';

/** Days of a lease that no live invoice of rent covers. */
export interface Gap {
  lease_id: number;
  start: LocalDate;
  stop: LocalDate;
  interval: PaymentInterval;
  entity: { id: number; name: string };
  company: { id: number; name: string };
  tenant: { id: number; name: string } | null;
}

/** The last day looked at, for each company. */
export type Horizons = ReadonlyMap<number, LocalDate>;

/**
 * Every gap of the account's leases (D-8), the oldest first; of a lease or a company when one is named. What lies before
 * the month that a lease is billed from next is looked at whatever the company's day: no run comes back to it.
 */
export const gapsOf = async (tx: Tx, horizons: Horizons, { company_id, lease_id }: Scope): Promise<Gap[]> => {
  const until = JSON.stringify([...horizons].map(([id, day]) => ({ id, day })));
  const { rows } = await sql<Gap>`
    select lease.id as lease_id, gap.start, gap.stop, lease.payment_interval as interval,
           json_build_object('id', entity.id, 'name', entity.name) as entity,
           json_build_object('id', company.id, 'name', company.name) as company,
           case when tenant.id is not null then json_build_object('id', tenant.id, 'name', tenant.name) end as tenant
    from lease
    join entity on entity.id = lease.entity_id
    join company on company.id = entity.company_id
    join jsonb_to_recordset(${until}::jsonb) as horizon (id bigint, day date) on horizon.id = company.id
    left join lease_tenant on lease_tenant.lease_id = lease.id and lease_tenant.is_primary
    left join tenant on tenant.id = lease_tenant.tenant_id
    cross join lateral uncovered_days(
      lease.id,
      greatest(lease.start, lease.billed_elsewhere_until + 1),
      least(lease.stop, greatest(horizon.day, coalesce(to_date(lease.next_invoice_month, 'YYYY-MM') - 1, lease.stop)))) gap
    where (${company_id ?? null}::bigint is null or company.id = ${company_id ?? null}::bigint)
      and (${lease_id ?? null}::bigint is null or lease.id = ${lease_id ?? null}::bigint)
    order by gap.start, lease.id`.execute(tx);
  return rows;
};

/** Days up to and including one were billed outside the product: they are no gap any more. Never moved back. */
export const billedElsewhere = async (
  tx: Tx,
  until: LocalDate,
  { company_id, lease_id }: Scope,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    update lease set billed_elsewhere_until = greatest(billed_elsewhere_until, least(${until}::date, lease.stop))
    from entity
    where entity.id = lease.entity_id and lease.start <= ${until}::date
      and (lease.billed_elsewhere_until is null or lease.billed_elsewhere_until < least(${until}::date, lease.stop))
      and (${company_id ?? null}::bigint is null or entity.company_id = ${company_id ?? null}::bigint)
      and (${lease_id ?? null}::bigint is null or lease.id = ${lease_id ?? null}::bigint)`.execute(tx);
  return Number(numAffectedRows ?? 0n);
};
