import { equalsAny, groupBy, type Tx } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import type { EntityKind } from '@husrum/contract/entity';
import { accountingNames } from '@husrum/contract/integration';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { swedishDay } from '../swedish-day.store';
import { depositAccount, payingDepositAccount } from './booked-deposit.store';
import type { BookedRow } from './income.rules';
import type {
  BookedInvoice,
  BookedPayment,
  BookedPayout,
  BookedRounding,
  CreditAllocation,
} from './voucher.rules';

const programs = sql.join(accountingNames.map((name) => sql.lit(name)));

/**
 * SQL: the accounting program that books an invoice, or null. A credit invoice belongs where the invoice that it credits is booked,
 * also when the connection has been removed since and the credit is registered there by hand.
 */
export const book = sql<AccountingName | null>`(case
  when coalesce(original.invoice_type, invoice.invoice_type) in (${programs})
  then coalesce(original.invoice_type, invoice.invoice_type) end)`;
export const invoiceWithOriginal = sql`invoicebase invoice left join invoicebase original on original.id = invoice.credits_id`;

/** SQL: payments, each with the invoice that it was registered on. A payment without an invoice is booked like one of a manual invoice. */
export const paymentWithInvoice = sql`payment left join ${invoiceWithOriginal} on invoice.id = payment.invoicebase_id`;

type ChargedRow = Omit<BookedRow, 'period'> & {
  readonly invoiceId: number;
  readonly start: LocalDate | null;
  readonly stop: LocalDate | null;
};

/**
 * The rows of each invoice, summed by kind of income, rate and days. A row of a credit invoice is of the kind of the row that it credits,
 * and for its days, of those of the credit invoice.
 */
const listBookedRows = async (
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly BookedRow[]>> => {
  const { rows } = await sql<ChargedRow>`
    with charged as (
      select invoicebase_id, tax_rate, total_ore, tax_ore, coalesce(original.lease_addon_id, own.lease_addon_id) as addon,
        (select kind from late_charge where id = own.late_charge_id) as late_kind,
        coalesce(original.start, own.start, original.written_start, own.written_start) as start,
        coalesce(original.stop, own.stop, original.written_stop, own.written_stop) as stop,
        own.credits_row_id is not null as is_credit
      from (select * from invoice_row where ${equalsAny('invoicebase_id', ids)}) own
        left join lateral (
          select lease_addon_id, start, stop, written_start, written_stop from invoice_row where id = own.credits_row_id
        ) original on true
    ), placed as (
      select charged.*, case when is_credit then greatest(charged.start, credit.start) else charged.start end as first,
        case when is_credit then least(charged.stop, credit.stop) else charged.stop end as last
      from charged left join lateral (
        select start, stop from invoicebase where is_credit and id = charged.invoicebase_id
      ) credit on true
    )
    select invoicebase_id as "invoiceId", tax_rate as "taxRate",
      case when late_kind = 'INTEREST' then 'LATE_INTEREST' when late_kind is not null then 'LATE_FEE'
        when addon is not null then 'ADDON' when start is not null then 'RENT' else 'OTHER' end as income,
      case when first <= last then first end as start, case when first <= last then last end as stop,
      sum(total_ore)::bigint as "netOre", sum(tax_ore)::bigint as "taxOre"
    from placed group by 1, 2, 3, 4, 5 order by 1, 4, 5, 3`.execute(tx);
  return new Map(
    [...groupBy(rows, ({ invoiceId }) => invoiceId)].map(([id, charged]) => [
      id,
      charged.map(({ invoiceId: _, start, stop, ...row }) => ({
        ...row,
        period: start === null || stop === null ? null : { start, stop },
      })),
    ]),
  );
};

export interface LetObject {
  readonly object: EntityKind;
  readonly costCentre: string | null;
}

/** The kinds of objects, and the cost centres of their houses: of the outermost object that each lies in, or of itself. */
export const findObjects = async (
  tx: Tx,
  entityIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, LetObject>> => {
  const ids = [...new Set(entityIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<LetObject & { id: number }>`
    with recursive above as (
      select id as object_id, id, parent_id from entity where ${equalsAny('id', ids)}
      union all
      select above.object_id, entity.id, entity.parent_id from above join entity on entity.id = above.parent_id
    )
    select entity.id, entity_type.kind as object, cost_centre.code as "costCentre"
    from entity join entity_type on entity_type.id = entity.entity_type_id
      left join above on above.object_id = entity.id and above.parent_id is null
      left join cost_centre on cost_centre.entity_id = above.id
    where ${equalsAny('entity.id', ids)}`.execute(tx);
  return new Map(rows.map(({ id, ...object }) => [id, object]));
};

/**
 * Those of the invoices that have been sent. They are locked, so that no other transaction books them, too: what is booked of them is
 * read afterwards.
 */
export const listBookedInvoices = async (
  tx: Tx,
  ids: readonly number[],
): Promise<readonly BookedInvoice[]> => {
  const { rows } = await sql<Omit<BookedInvoice, 'rows' | keyof LetObject> & { entityId: number | null }>`
    select invoice.id, invoice.company_id as "companyId", invoice.tenant_id as "tenantId", ${book} as book, invoice.kind,
      ${swedishDay('invoice.sent_at')} as "sentOn", ${swedishDay('invoice.cancelled_at')} as "cancelledOn",
      ${swedishDay('original.sent_at')} as "creditedSentOn", invoice.entity_id as "entityId",
      invoice.pay_ore as "payOre", invoice.rounded_ore as "roundedOre", ${depositAccount} as "depositAccount"
    from ${invoiceWithOriginal}
    where ${equalsAny('invoice.id', ids)} and invoice.sent_at is not null
    order by invoice.id for no key update of invoice`.execute(tx);
  // The rows are joined here: row-level security makes a join of the two tables slow.
  const booked = await listBookedRows(tx, ids);
  const objects = await findObjects(
    tx,
    rows.map(({ entityId }) => entityId),
  );
  return rows.map(({ entityId, ...invoice }) => ({
    ...invoice,
    rows: booked.get(invoice.id) ?? [],
    ...(objects.get(entityId ?? 0) ?? { object: null, costCentre: null }),
  }));
};

/** The payments. They are locked, too. */
export const listBookedPayments = async (
  tx: Tx,
  ids: readonly number[],
): Promise<readonly BookedPayment[]> => {
  const { rows } = await sql<BookedPayment>`
    select payment.id, payment.company_id as "companyId", payment.tenant_id as "tenantId", ${book} as book,
      payment.amount_ore as "amountOre", payment.paid_at as "paidOn", ${swedishDay('payment.created_at')} as "registeredOn",
      ${payingDepositAccount} as "depositAccount"
    from ${paymentWithInvoice} where ${equalsAny('payment.id', ids)}
    order by payment.id for no key update of payment`.execute(tx);
  return rows;
};

/** The payouts. Each belongs in the books of the payments that it pays back. */
export const listBookedPayouts = async (tx: Tx, ids: readonly number[]): Promise<readonly BookedPayout[]> => {
  const { rows } = await sql<BookedPayout>`
    select payout.id, payout.company_id as "companyId", payout.tenant_id as "tenantId", payout.amount_ore as "amountOre",
      payout.paid_at as "paidOn", ${swedishDay('payout.created_at')} as "registeredOn", (
        select ${book} from payout_part join (${paymentWithInvoice}) on payment.id = payout_part.payment_id
        where payout_part.payout_id = payout.id order by payout_part.id limit 1) as book
    from payout where ${equalsAny('payout.id', ids)} order by payout.id`.execute(tx);
  return rows;
};

/** SQL: the day on which the invoice was sent if its income is booked when it is paid, else null. */
export const deferredSince = sql<LocalDate | null>`(
  select event_day from voucher where invoicebase_id = invoice.id and is_deferred and kind = 'INVOICE' order by id limit 1)`;

export const listBookedRoundings = async (
  tx: Tx,
  ids: readonly number[],
): Promise<readonly BookedRounding[]> => {
  const { rows } = await sql<BookedRounding>`
    select rounding.id, invoice.company_id as "companyId", invoice.tenant_id as "tenantId", ${book} as book,
      rounding.invoice_ore - rounding.surplus_ore as "roundedOffOre", rounding.rounded_on as "roundedOn",
      ${swedishDay('rounding.created_at')} as "registeredOn",
      exists (select from valid_payment_rounding where id = rounding.id) as "isValid",
      ${deferredSince} as "deferredSince"
    from payment_rounding rounding join (${invoiceWithOriginal}) on invoice.id = rounding.invoicebase_id
    where ${equalsAny('rounding.id', ids)} order by rounding.id`.execute(tx);
  return rows;
};

/** The ids of the payments of these allocations. The payments are locked, too. */
export const lockPaymentsOfAllocations = async (
  tx: Tx,
  ids: readonly number[],
): Promise<readonly number[]> => {
  if (ids.length === 0) return [];
  const payments = await tx
    .selectFrom('payment')
    .select('id')
    .where('id', 'in', (allocations) =>
      allocations.selectFrom('allocation').select('payment_id').where(equalsAny('id', ids)),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return payments.map(({ id }) => id);
};

export const listCreditAllocations = async (
  tx: Tx,
  paymentIds: readonly number[],
): Promise<readonly CreditAllocation[]> => {
  const { rows } = await sql<CreditAllocation>`
    select allocation.id, payment.id as "paymentId", payment.company_id as "companyId", payment.tenant_id as "tenantId",
      allocation.amount_ore as "amountOre", allocation.allocated_at as "movedOn", ${book} as "paidIn",
      (case when target.invoice_type in (${programs}) then target.invoice_type end) as "usedIn"
    from allocation
      join payment on payment.id = allocation.payment_id
      join invoicebase target on target.id = allocation.invoicebase_id
      left join ${invoiceWithOriginal} on invoice.id = payment.invoicebase_id
    where ${equalsAny('allocation.payment_id', paymentIds)}
      and allocation.invoicebase_id is distinct from payment.invoicebase_id
    order by allocation.id`.execute(tx);
  return rows;
};
