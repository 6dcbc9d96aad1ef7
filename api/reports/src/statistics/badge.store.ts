import type { Tx } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { statisticsCalls } from '@husrum/contract/statistics';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { selectAggregate } from './aggregate.store';
import { isOpenInvoice } from './open-invoice.store';

type Badges = ResponseOf<typeof statisticsCalls.badges>;

/** The counts in the menu and in the to-do list. Each equals the total of the list that it opens. */
export const countBadges = (tx: Tx, today: LocalDate): Promise<Badges> =>
  selectAggregate(
    tx,
    sql<Badges>`
      with invoice as (select invoice_status(status, due_at, ${today}::date) as status, count(*) as n from invoicebase
        where ${isOpenInvoice} group by 1)
      select
        (select count(*) from lease where archived_at is null
          and lease_state(start, stop, notice_length, notice_type, terminated_at, ${today}::date) = 'ending') as lease_ending,
        (select coalesce(sum(n), 0)::bigint from invoice where status in ('EDIT', 'REVIEW')) as invoicebase_review,
        (select coalesce(sum(n), 0)::bigint from invoice
          where status in ('PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE')) as invoicebase_unpaid,
        (select coalesce(sum(n), 0)::bigint from invoice where status = 'READY') as invoicebase_ready,
        (select coalesce(sum(n), 0)::bigint from invoice where status = 'ERROR') as invoicebase_error,
        (select coalesce(sum(n), 0)::bigint from invoice where status = 'OVERDUE') as invoicebase_overdue,
        (select count(*) from ticket where status = 'NEW') as ticket_new,
        (select count(*) from accounting_divergence where decision is null) as accounting_divergence,
        (select count(distinct invoicebase_id) from accounting_task where state = 'STOPPED') as accounting_stopped,
        (select count(*) from maintenance where status = 'OVERDUE') as maintenance_overdue,
        (select count(*) from inspection_requirement where status = 'OVERDUE') as inspection_overdue,
        (select count(*) from undecided_bank_payment) as bank_payment_undecided`,
  );
