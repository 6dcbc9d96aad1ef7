import type { Tx } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { swedishDay } from '../swedish-day.store';
import { book, invoiceWithOriginal } from '../voucher/booked-event.store';

interface Scope {
  readonly companyId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface LeftOut {
  readonly program: AccountingName;
  readonly invoices: number;
  readonly payments: number;
}

/** How many invoices and payments of the days an accounting program books. */
export const countLeftOut = async (tx: Tx, { companyId, from, to }: Scope): Promise<readonly LeftOut[]> => {
  const { rows } = await sql<LeftOut>`
    select book as program, coalesce(sum(change) filter (where kind in ('INVOICE', 'CREDIT')), 0)::int as invoices,
      coalesce(sum(change) filter (where kind in ('PAYMENT', 'UNDONE_PAYMENT')), 0)::int as payments
    from (
      select book, kind, case when is_reversal then -1 else 1 end as change from voucher
      where company_id = ${companyId}::bigint and booked_on between ${from} and ${to} and book is not null
    ) booked group by 1 order by 1`.execute(tx);
  return rows.filter(({ invoices, payments }) => invoices > 0 || payments > 0);
};

/** The credit invoices made by the last day that are not sent yet. */
export const countUnsentCredits = async (tx: Tx, { companyId, to }: Scope): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${invoiceWithOriginal}
    where invoice.company_id = ${companyId}::bigint and invoice.kind = 'CREDIT' and invoice.sent_at is null
      and invoice.cancelled_at is null and ${book} is null
      and ${swedishDay('invoice.created_at')} <= ${to}`.execute(tx);
  return rows[0]?.count ?? 0;
};
