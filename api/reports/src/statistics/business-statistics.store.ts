import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { selectAggregate } from './aggregate.store';
import { isOpenInvoice } from './open-invoice.store';

interface InvoiceStatistics {
  stat_unpaid_invoices: number;
  stat_not_sent_invoices: number;
  stat_overdue_invoices: number;
  stat_ready_invoices: number;
  unpaid_ore: number;
  overdue_ore: number;
  ready_ore: number;
  stat_ready_credits: number;
  ready_credit_ore: number;
}

/** The amounts are sums of what is left to pay, in öre. Nothing is left on a credit invoice, so it does not reduce them. */
export const selectInvoiceStatistics = (tx: Tx, today: LocalDate): Promise<InvoiceStatistics> =>
  selectAggregate(
    tx,
    sql<InvoiceStatistics>`
      with invoice as (select invoice_status(status, due_at, ${today}::date) as status, kind, sent_at, pay_ore, left_ore
        from invoicebase
        where ${isOpenInvoice})
      select
        count(*) filter (where status in ('PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE')) as stat_unpaid_invoices,
        count(*) filter (where status in ('EDIT', 'REVIEW', 'READY', 'ERROR') and sent_at is null) as stat_not_sent_invoices,
        count(*) filter (where status = 'OVERDUE') as stat_overdue_invoices,
        count(*) filter (where status = 'READY') as stat_ready_invoices,
        coalesce(sum(left_ore) filter (where status in ('PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE')), 0)::bigint
          as unpaid_ore,
        coalesce(sum(left_ore) filter (where status = 'OVERDUE'), 0)::bigint as overdue_ore,
        coalesce(sum(left_ore) filter (where status = 'READY'), 0)::bigint as ready_ore,
        count(*) filter (where status = 'READY' and kind = 'CREDIT') as stat_ready_credits,
        coalesce(sum(pay_ore) filter (where status = 'READY' and kind = 'CREDIT'), 0)::bigint as ready_credit_ore
      from invoice`,
  );

interface PortfolioStatistics {
  stat_active_leases: number;
  stat_ending_leases: number;
  stat_ends_month: number;
  stat_vacancies: number;
  stat_new_tickets: number;
  stat_open_tickets: number;
  stat_resolved_tickets_month: number;
  stat_inactive_tenants: number;
}

export const selectPortfolioStatistics = (tx: Tx, day: LocalDate): Promise<PortfolioStatistics> => {
  const today = sql`${day}::date`;
  const month = sql`date_trunc('month', ${today})`;
  return selectAggregate(
    tx,
    sql<PortfolioStatistics>`
      select
        (select count(*) from lease where archived_at is null
          and lease_state(start, stop, notice_length, notice_type, terminated_at, ${today}) = 'active') as stat_active_leases,
        (select count(*) from lease where archived_at is null
          and lease_state(start, stop, notice_length, notice_type, terminated_at, ${today}) = 'ending') as stat_ending_leases,
        (select count(*) from lease where archived_at is null and lease_has_days(start, stop)
          and stop >= ${month} and stop < ${month} + interval '1 month') as stat_ends_month,
        (select count(*) from entity join entity_type t on t.id = entity.entity_type_id where t.rentable
          and not exists (select from lease where lease.entity_id = entity.id and lease.archived_at is null
            and lease.start <= ${today} and (lease.stop is null or lease.stop >= ${today}))) as stat_vacancies,
        (select count(*) from ticket where status = 'NEW') as stat_new_tickets,
        (select count(*) from ticket where status = 'OPEN') as stat_open_tickets,
        (select count(*) from ticket where status = 'RESOLVED'
          and (resolved_at at time zone 'Europe/Stockholm') >= ${month}) as stat_resolved_tickets_month,
        (select count(*) from tenant where status = 'INACTIVE') as stat_inactive_tenants`,
  );
};
