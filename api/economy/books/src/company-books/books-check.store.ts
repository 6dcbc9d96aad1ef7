import type { Tx } from '@husrum/api-platform';
import type { BooksFigureName } from '@husrum/contract/company-books';
import { ledgerEntryKinds } from '@husrum/contract/ledger';
import { type RawBuilder, sql } from 'kysely';
import { customersAccount } from '../voucher/account.rules';
import type { BooksFault } from './books-check.rules';

const MAX_FAULTS = 50;

/** SQL: what an invoice adds to what tenants owe. */
const owedOre = sql`case when invoice.sent_at is not null and invoice.cancelled_at is null then invoice.pay_ore else 0 end`;
const invoiceKinds = sql`('INVOICE', 'CREDIT', 'CANCELLATION')`;
const paymentKinds = sql`('PAYMENT', 'UNDONE_PAYMENT')`;

/** SQL: what a voucher of income that is booked when it is paid adds to the customers account. */
const incomeOre = sql`case when kind = 'INCOME' then (
  select -sum(ore) from voucher_line where voucher_id = voucher.id and account <> ${sql.lit(customersAccount)}) end`;

/** SQL: what an entry of a deposit adds to the debt. A payment of an invoice that was undone takes nothing. */
const changedDebtOre = sql`case when entry.what = 'INTEREST' then entry.amount_ore
  when exists (select from payment reversal where reversal.reverses_id = entry.payment_id) then 0 else -entry.amount_ore end`;
const invoiceOfCompany = (companyId: RawBuilder<unknown>) =>
  sql`join invoicebase invoice on invoice.id = deposit.invoicebase_id where invoice.company_id = ${companyId}`;
const ofCompany = (companyId: RawBuilder<unknown>) =>
  sql`join deposit on deposit.id = entry.deposit_id ${invoiceOfCompany(companyId)}`;

type Sums = Readonly<
  Record<Exclude<BooksFigureName, 'LEDGER'>, { readonly expectedOre: number; readonly bookedOre: number }>
>;

/** The sums of a company's invoices and payments, and of the vouchers of them. */
export const sumBooks = async (tx: Tx, companyId: number): Promise<Sums & { readonly owedOre: number }> => {
  const id = sql`${companyId}::bigint`;
  const { rows } = await sql<{
    invoices: number;
    bookedInvoices: number;
    payments: number;
    bookedPayments: number;
    receivables: number;
    ownOre: number;
    owed: number;
    deposits: number;
    bookedDeposits: number;
  }>`select
    (select coalesce(sum(${owedOre}), 0)::bigint from invoicebase invoice where company_id = ${id}) as invoices,
    (select coalesce(sum(amount_ore), 0)::bigint from voucher where company_id = ${id} and kind in ${invoiceKinds}) as "bookedInvoices",
    (select coalesce(-sum(amount_ore), 0)::bigint from payment where company_id = ${id}) as payments,
    (select coalesce(sum(amount_ore), 0)::bigint from voucher where company_id = ${id} and kind in ${paymentKinds}) as "bookedPayments",
    (select coalesce(sum(ore), 0)::bigint from voucher_line join voucher on voucher.id = voucher_id
      where company_id = ${id} and book is null and account = ${customersAccount}) as receivables,
    (select coalesce(sum(amount_ore) filter (where not is_deferred), 0)::bigint
      + coalesce(sum(${incomeOre}), 0)::bigint from voucher where company_id = ${id} and book is null) as "ownOre",
    (select coalesce(sum(amount_ore), 0)::bigint from voucher where company_id = ${id} and kind = any(${[...ledgerEntryKinds]}::text[]))
      as owed,
    (select coalesce(sum(${owedOre}), 0)::bigint from invoicebase invoice where company_id = ${id} and is_deposit)
      + (select coalesce(sum(${changedDebtOre}), 0)::bigint from deposit_entry entry ${ofCompany(id)}) as deposits,
    (select coalesce(-sum(ore), 0)::bigint from voucher_line join voucher on voucher.id = voucher_id
      where company_id = ${id} and book is null and voucher_line.account in (select deposit.account from deposit ${invoiceOfCompany(id)}))
      as "bookedDeposits"`.execute(tx);
  const { invoices = 0, bookedInvoices = 0, payments = 0, bookedPayments = 0 } = rows[0] ?? {};
  const { receivables = 0, ownOre = 0, owed = 0, deposits = 0, bookedDeposits = 0 } = rows[0] ?? {};
  return {
    INVOICES: { expectedOre: invoices, bookedOre: bookedInvoices },
    PAYMENTS: { expectedOre: payments, bookedOre: bookedPayments },
    RECEIVABLES: { expectedOre: ownOre, bookedOre: receivables },
    DEPOSITS: { expectedOre: deposits, bookedOre: bookedDeposits },
    owedOre: owed,
  };
};

/** The invoices and payments of a company of which the journal has another amount than they have. */
export const findFaults = async (tx: Tx, companyId: number): Promise<readonly BooksFault[]> => {
  const id = sql`${companyId}::bigint`;
  const { rows } = await sql<BooksFault>`
    with booked as materialized (
      select invoicebase_id, payment_id, sum(amount_ore)::bigint as ore from voucher
      where company_id = ${id} and allocation_id is null group by 1, 2
    )
    select 'INVOICE' as kind, invoice.id, invoice.reference, ${owedOre} as "expectedOre",
      coalesce(booked.ore, 0)::bigint as "bookedOre"
    from (select * from invoicebase where company_id = ${id}) invoice left join booked on booked.invoicebase_id = invoice.id
    where ${owedOre} <> coalesce(booked.ore, 0)
    union all
    select 'PAYMENT', payment.id, invoice.reference, -payment.amount_ore, coalesce(booked.ore, 0)::bigint
    from (select * from payment where company_id = ${id}) payment left join booked on booked.payment_id = payment.id
      left join invoicebase invoice on invoice.id = payment.invoicebase_id
    where -payment.amount_ore <> coalesce(booked.ore, 0)
    order by kind, id limit ${MAX_FAULTS}`.execute(tx);
  return rows;
};
