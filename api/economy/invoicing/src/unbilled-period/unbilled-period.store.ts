import type { Tx } from '@husrum/api-platform';
import type { PaymentInterval } from '@husrum/contract/lease';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';

/** One lease, one company, or the whole business. */
export interface UnbilledScope {
  company_id?: number | undefined;
  lease_id?: number | undefined;
}

/** Days of a lease that no rent invoice covers. Cancelled and credited invoices do not count. */
export interface UnbilledPeriod {
  lease_id: number;
  start: LocalDate;
  stop: LocalDate;
  interval: PaymentInterval;
  entity: { id: number; name: string };
  company: { id: number; name: string };
  tenant: { id: number; name: string } | null;
}

/** The last day that should have an invoice by now, by company id. */
export type LastDayByCompany = ReadonlyMap<number, LocalDate>;

/**
 * All unbilled periods of the business, or of a lease or company (docs/domain-rules.md, D-8), oldest first. Days before a
 * lease's next invoice month are included even after the company's last day, because no run will invoice them.
 */
export const selectUnbilledPeriods = async (
  tx: Tx,
  lastDays: LastDayByCompany,
  { company_id, lease_id }: UnbilledScope,
): Promise<UnbilledPeriod[]> => {
  const lastDaysJson = JSON.stringify([...lastDays].map(([company_id, day]) => ({ company_id, day })));
  const { rows } = await sql<UnbilledPeriod>`
    select lease.id as lease_id, unbilled.start, unbilled.stop, lease.payment_interval as interval,
           json_build_object('id', entity.id, 'name', entity.name) as entity,
           json_build_object('id', company.id, 'name', company.name) as company,
           case when tenant.id is not null then json_build_object('id', tenant.id, 'name', tenant.name) end as tenant
    from lease
    join entity on entity.id = lease.entity_id
    join company on company.id = entity.company_id
    join jsonb_to_recordset(${lastDaysJson}::jsonb) as last_day (company_id bigint, day date) on last_day.company_id = company.id
    left join lease_tenant on lease_tenant.lease_id = lease.id and lease_tenant.is_primary
    left join tenant on tenant.id = lease_tenant.tenant_id
    cross join lateral uncovered_days(
      lease.id,
      greatest(lease.start, lease.billed_elsewhere_until + 1),
      least(lease.stop, greatest(last_day.day, coalesce(to_date(lease.next_invoice_month, 'YYYY-MM') - 1, lease.stop)))) unbilled
    where (${company_id ?? null}::bigint is null or company.id = ${company_id ?? null}::bigint)
      and (${lease_id ?? null}::bigint is null or lease.id = ${lease_id ?? null}::bigint)
    order by unbilled.start, lease.id`.execute(tx);
  return rows;
};
