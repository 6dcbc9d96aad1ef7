import { listUnregisteredCreditsOfCompany } from '@husrum/api-payments';
import type { Tx } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import { accountingNames } from '@husrum/contract/integration';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { swedishDay } from '../swedish-day.store';
import type { BookedInvoice, BookedPayment, Bookings, MovedCredit } from './voucher.rules';

interface Scope {
  readonly companyId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

const programs = sql.join(accountingNames.map((name) => sql.lit(name)));

/**
 * The accounting program that books an invoice, or null. A credit invoice belongs where the invoice that it credits is booked,
 * also when the connection has been removed since and the credit is registered there by hand.
 */
const program = sql<AccountingName | null>`(case
  when coalesce(original.invoice_type, invoice.invoice_type) in (${programs})
  then coalesce(original.invoice_type, invoice.invoice_type) end)`;
const invoiceWithOriginal = sql`invoicebase invoice left join invoicebase original on original.id = invoice.credits_id`;

type InvoiceRate = BookedInvoice['rates'][number];

/** The sums of the rows of each VAT rate, by invoice. */
const sumRates = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, InvoiceRate[]>> => {
  const { rows } = await sql<InvoiceRate & { invoiceId: number }>`
    select invoicebase_id as "invoiceId", tax_rate as "taxRate",
      sum(total_ore)::bigint as "netOre", sum(tax_ore)::bigint as "taxOre"
    from invoice_row where invoicebase_id = any(${[...ids]}::bigint[]) group by 1, 2`.execute(tx);
  const byInvoice = new Map<number, InvoiceRate[]>();
  for (const { invoiceId, ...rate } of rows) {
    const rates = byInvoice.get(invoiceId);
    if (rates === undefined) byInvoice.set(invoiceId, [rate]);
    else rates.push(rate);
  }
  return byInvoice;
};

const listInvoices = async (tx: Tx, { companyId, from, to }: Scope): Promise<readonly BookedInvoice[]> => {
  const { rows } = await sql<Omit<BookedInvoice, 'rates'>>`
    select invoice.id, invoice.kind, invoice.reference, invoice.ocr, invoice.tenant_name as tenant,
      ${swedishDay('invoice.sent_at')} as "sentOn", ${swedishDay('invoice.cancelled_at')} as "cancelledOn",
      invoice.pay_ore as "payOre", invoice.rounded_ore as "roundedOre"
    from ${invoiceWithOriginal}
    where invoice.company_id = ${companyId}::bigint and invoice.sent_at is not null and ${program} is null
      and (${swedishDay('invoice.sent_at')} between ${from} and ${to}
        or ${swedishDay('invoice.cancelled_at')} between ${from} and ${to})`.execute(tx);
  // The rows are joined here: row-level security makes a join of the two tables slow.
  const rates = await sumRates(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((invoice) => ({ ...invoice, rates: rates.get(invoice.id) ?? [] }));
};

/** Payments, each with the invoice that it was registered on. A payment without an invoice is booked like one of a manual invoice. */
const paymentWithInvoice = sql`payment left join ${invoiceWithOriginal} on invoice.id = payment.invoicebase_id`;

const listPayments = async (tx: Tx, { companyId, from, to }: Scope): Promise<readonly BookedPayment[]> => {
  const { rows } = await sql<BookedPayment>`
    select payment.id, invoice.reference, coalesce(invoice.tenant_name, '') as tenant, payment.amount_ore as "amountOre",
      payment.paid_at as "paidOn", ${swedishDay('payment.created_at')} as "registeredOn"
    from ${paymentWithInvoice}
    where payment.company_id = ${companyId}::bigint and payment.paid_at between ${from} and ${to} and ${program} is null`.execute(
    tx,
  );
  return rows;
};

/** What manual payments paid too much and was offset on invoices in a program. */
const listMovedCredits = async (tx: Tx, { companyId, from, to }: Scope): Promise<readonly MovedCredit[]> => {
  const { rows } = await sql<MovedCredit>`
    select allocation.id, target.invoice_type as program, target.reference, target.tenant_name as tenant,
      allocation.amount_ore as ore, allocation.allocated_at as "movedOn"
    from allocation
      join payment on payment.id = allocation.payment_id
      join invoicebase target on target.id = allocation.invoicebase_id and target.invoice_type in (${programs})
      left join ${invoiceWithOriginal} on invoice.id = payment.invoicebase_id
    where payment.company_id = ${companyId}::bigint and allocation.allocated_at between ${from} and ${to}
      and ${program} is null`.execute(tx);
  return rows;
};

/** What was paid too much in a program, was not registered there, and was offset on manual invoices. */
const listCreditsFromProgram = async (
  tx: Tx,
  { companyId, from, to }: Scope,
): Promise<readonly MovedCredit[]> =>
  (await listUnregisteredCreditsOfCompany(tx, companyId))
    .filter(({ offsetOn }) => offsetOn >= from && offsetOn <= to)
    .map(({ paymentId: _, offsetOn, ...credit }) => ({ ...credit, movedOn: offsetOn }));

/**
 * Everything that the vouchers of the period are made of. An invoice that was sent and cancelled is listed when one of the two
 * days is in the period: the rules leave out its voucher of the other day.
 */
export const listBookings = async (tx: Tx, scope: Scope): Promise<Bookings> => ({
  invoices: await listInvoices(tx, scope),
  payments: await listPayments(tx, scope),
  movedCredits: await listMovedCredits(tx, scope),
  creditsFromProgram: await listCreditsFromProgram(tx, scope),
});

export interface LeftOut {
  readonly program: AccountingName;
  readonly invoices: number;
  readonly payments: number;
}

/** How many invoices and payments of the days an accounting program books. */
export const countLeftOut = async (tx: Tx, { companyId, from, to }: Scope): Promise<readonly LeftOut[]> => {
  const { rows } = await sql<LeftOut>`
    select program, sum(invoices)::int as invoices, sum(payments)::int as payments from (
      select ${program} as program, count(*) as invoices, 0 as payments
      from ${invoiceWithOriginal}
      where invoice.company_id = ${companyId}::bigint and ${swedishDay('invoice.sent_at')} between ${from} and ${to}
      group by 1
      union all
      select ${program}, 0, count(*)
      from ${paymentWithInvoice}
      where payment.company_id = ${companyId}::bigint and payment.paid_at between ${from} and ${to}
      group by 1) counts
    where program is not null group by 1 order by 1`.execute(tx);
  return rows;
};

/** The credit invoices made by the last day that are not sent yet. */
export const countUnsentCredits = async (tx: Tx, { companyId, to }: Scope): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${invoiceWithOriginal}
    where invoice.company_id = ${companyId}::bigint and invoice.kind = 'CREDIT' and invoice.sent_at is null
      and invoice.cancelled_at is null and ${program} is null
      and ${swedishDay('invoice.created_at')} <= ${to}`.execute(tx);
  return rows[0]?.count ?? 0;
};
