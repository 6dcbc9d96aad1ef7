import type { BadgeName } from '@husrum/contract/statistics';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { Tx } from '../platform/db';
import { aggregate } from './aggregate.store';

/** The counts beside the menu. Each equals the total of the list that its entry opens. */
export const badgeCounts = (tx: Tx, today: LocalDate): Promise<Record<BadgeName, number>> =>
  aggregate(
    tx,
    sql<Record<BadgeName, number>>`
      with notice as (select invoice_status(status, due_at, ${today}::date) as status, count(*) as n from invoicebase group by 1)
      select
        (select count(*) from lease where archived_at is null
          and lease_state(start, stop, notice_length, notice_type, ${today}::date) = 'ending') as lease_ending,
        (select coalesce(sum(n), 0)::bigint from notice where status in ('EDIT', 'REVIEW')) as invoicebase_review,
        (select coalesce(sum(n), 0)::bigint from notice
          where status in ('PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE')) as invoicebase_unpaid,
        (select coalesce(sum(n), 0)::bigint from notice where status = 'READY') as invoicebase_ready,
        (select coalesce(sum(n), 0)::bigint from notice where status = 'ERROR') as invoicebase_error,
        (select coalesce(sum(n), 0)::bigint from notice where status = 'OVERDUE') as invoicebase_overdue,
        (select count(*) from ticket where status = 'NEW') as ticket_new`,
  );
