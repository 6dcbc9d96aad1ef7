import { isPaidInHusrum } from '@husrum/api-invoicing';
import type { Tx } from '@husrum/api-platform';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import type { LateInvoice } from './reminder.rules';
import { hasEmail } from './reminder-source.store';

export interface ListedLateInvoice extends LateInvoice {
  readonly reference: string | null;
  /** The names as they are on the invoice. */
  readonly tenant: string;
  readonly company: string;
  /** Whether the tenant has an email address now. */
  readonly hasEmail: boolean;
}

interface Options {
  readonly today: LocalDate;
  /** Only these. Null: all of the business. */
  readonly ids: readonly number[] | null;
  /** Whether an unsent reminder of the invoice counts. When it is about to be sent, it must not stop itself. */
  readonly ignoresPending?: boolean;
}

/** The invoices whose due date has passed and that have something left, with what decides whether they are reminded of. */
export const listLateInvoices = async (
  tx: Tx,
  { today, ids, ignoresPending = false }: Options,
): Promise<ListedLateInvoice[]> => {
  const isSelected = ids === null ? sql`true` : sql`invoicebase.id = any(${[...ids]}::bigint[])`;
  const { rows } = await sql<ListedLateInvoice>`
    select invoicebase.id, reference, tenant_id as "tenantId", tenant_name as tenant, invoicebase.company_id as "companyId",
           company_name as company, due_at as "dueAt", left_ore as "leftOre",
           not ${isPaidInHusrum} as "isInProgram", invoicebase.mail_error is null as "hasArrived",
           coalesce(hold.is_disputed, false) as "isDisputed", hold.aside_until as "asideUntil",
           (select number from ticket where ticket.id = hold.ticket_id and ticket.status <> 'RESOLVED') as "openTicket",
           (select promised_on from open_payment_promise promise where promise.invoicebase_id = invoicebase.id) as "promisedOn",
           ${ignoresPending ? sql`false` : sql`reminded.is_pending`} as "isPending",
           reminded.level as "lastLevel", reminded.day as "remindedOn", reminded.has_fee as "hasFee",
           exists (select from reminder_agreement where reminder_agreement.lease_id = invoicebase.lease_id) as "isFeeAgreed",
           ${hasEmail('invoicebase.tenant_id')} as "hasEmail"
    from invoicebase
    left join reminder_hold hold on hold.invoicebase_id = invoicebase.id
    cross join lateral (
      select coalesce(bool_or(reminder.sent_at is null or reminder.mail_error is not null), false) as is_pending,
             coalesce(max(line.level) filter (where reminder.sent_at is not null), 0) as level,
             max((reminder.sent_at at time zone 'Europe/Stockholm')::date) as day,
             coalesce(bool_or(line.fee_ore > 0) filter (where reminder.sent_at is not null), false) as has_fee
      from reminder_invoice line join reminder on reminder.id = line.reminder_id
      where line.invoicebase_id = invoicebase.id and not line.is_void) reminded
    where ${isSelected} and kind <> 'CREDIT' and invoicebase.sent_at is not null and cancelled_at is null
      and credited_at is null and left_ore > 0 and due_at < ${today}::date
      and status in ('PENDING_PAYMENT', 'PARTIALLY_PAYED', 'OVERDUE', 'ERROR')
    order by due_at, invoicebase.id`.execute(tx);
  return rows;
};
