import { equalsAny, type Tx } from '@husrum/api-platform';
import { type LocalDate, monthOf } from '@husrum/format';
import { sql } from 'kysely';
import { swedishDay } from '../swedish-day.store';
import { vatAccounts } from '../voucher/account.rules';
import { book, invoiceWithOriginal } from '../voucher/booked-event.store';
import type { InvoiceVat } from './vat-difference.rules';
import type { ReportedOfKind } from './vat-month.rules';

interface Scope {
  readonly companyId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** What the company reports in the period (docs/domain-rules.md, D-12), by month, rate and kind of object. */
export const listReportedMonths = async (
  tx: Tx,
  { companyId, from, to }: Scope,
): Promise<readonly ReportedOfKind[]> => {
  const { rows } = await sql<ReportedOfKind>`
    with reported as materialized (
      select invoicebase_id, month, tax_rate, base_ore, tax_ore from vat_base
      where company_id = ${companyId}::bigint and month between ${monthOf(from)} and ${monthOf(to)}
    )
    select reported.month, reported.tax_rate as "taxRate", entity_type.kind,
      sum(reported.base_ore)::bigint as "baseOre", sum(reported.tax_ore)::bigint as "taxOre"
    from reported join invoicebase invoice on invoice.id = reported.invoicebase_id
      left join entity on entity.id = invoice.entity_id
      left join entity_type on entity_type.id = entity.entity_type_id
    group by 1, 2, 3`.execute(tx);
  return rows;
};

/** What the VAT accounts of the company's own books have in the period, in öre: positive is a debt. By account. */
export const sumVatAccounts = async (
  tx: Tx,
  { companyId, from, to }: Scope,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ account: number; ore: number }>`
    select line.account, -sum(line.ore)::bigint as ore
    from voucher join voucher_line line on line.voucher_id = voucher.id
    where voucher.company_id = ${companyId}::bigint and voucher.booked_on between ${from} and ${to}
      and voucher.book is null and ${equalsAny('line.account', Object.values(vatAccounts))}
    group by 1`.execute(tx);
  return new Map(rows.map(({ account, ore }) => [account, ore]));
};

export interface StoredInvoiceVat extends InvoiceVat {
  readonly invoiceId: number;
}

type TimingRow = Omit<StoredInvoiceVat, 'booked' | 'reported'> &
  Record<`${'booked' | 'reported'}${'Before' | 'Within' | 'After'}`, number>;

/** SQL: the rate of an account of VAT. */
const rateOfAccount = sql.join(
  ([25, 12, 6] as const).map((rate) => sql`when ${sql.lit(vatAccounts[rate])} then ${sql.lit(rate)}`),
  sql` `,
);

/** The invoices whose VAT of a rate is not the same in the report and in the company's own books of the period. */
export const listDifferingInvoices = async (
  tx: Tx,
  { companyId, from, to }: Scope,
): Promise<readonly StoredInvoiceVat[]> => {
  const { rows } = await sql<TimingRow>`
    with reported as materialized (
      select invoicebase_id as id, tax_rate,
        coalesce(sum(tax_ore) filter (where month < ${monthOf(from)}), 0)::bigint as before,
        coalesce(sum(tax_ore) filter (where month between ${monthOf(from)} and ${monthOf(to)}), 0)::bigint as within,
        coalesce(sum(tax_ore) filter (where month > ${monthOf(to)}), 0)::bigint as after
      from vat_base where company_id = ${companyId}::bigint and tax_rate <> 0 group by 1, 2
    ), booked as materialized (
      select voucher.invoicebase_id as id, case line.account ${rateOfAccount} end as tax_rate,
        coalesce(-sum(line.ore) filter (where booked_on < ${from}), 0)::bigint as before,
        coalesce(-sum(line.ore) filter (where booked_on between ${from} and ${to}), 0)::bigint as within,
        coalesce(-sum(line.ore) filter (where booked_on > ${to}), 0)::bigint as after
      from voucher join voucher_line line on line.voucher_id = voucher.id
      where voucher.company_id = ${companyId}::bigint and voucher.book is null
        and ${equalsAny('line.account', Object.values(vatAccounts))}
      group by 1, 2
    ), differing as materialized (
      select id, coalesce(reported.before, 0) as "reportedBefore", coalesce(reported.within, 0) as "reportedWithin",
        coalesce(reported.after, 0) as "reportedAfter", coalesce(booked.before, 0) as "bookedBefore",
        coalesce(booked.within, 0) as "bookedWithin", coalesce(booked.after, 0) as "bookedAfter"
      from reported full join booked using (id, tax_rate)
      where coalesce(reported.within, 0) <> coalesce(booked.within, 0)
    )
    select differing.id as "invoiceId", case when invoice.kind = 'CREDIT' then 'CREDIT' else 'INVOICE' end as kind,
      invoice.status = 'CANCELLED' as "isCancelled", ${book} is not null as "isInProgram",
      "reportedBefore", "reportedWithin", "reportedAfter", "bookedBefore", "bookedWithin", "bookedAfter"
    from ${invoiceWithOriginal} join differing on differing.id = invoice.id
    order by 1`.execute(tx);
  return rows.map(({ invoiceId, kind, isCancelled, isInProgram, ...sums }) => ({
    ...{ invoiceId, kind, isCancelled, isInProgram },
    booked: { before: sums.bookedBefore, within: sums.bookedWithin, after: sums.bookedAfter },
    reported: { before: sums.reportedBefore, within: sums.reportedWithin, after: sums.reportedAfter },
  }));
};

export interface InvoiceHead {
  readonly id: number;
  readonly reference: string | null;
  readonly tenantName: string;
  readonly sentOn: LocalDate | null;
}

export const listInvoiceHeads = async (tx: Tx, ids: readonly number[]): Promise<readonly InvoiceHead[]> => {
  const { rows } = await sql<InvoiceHead>`
    select id, reference, tenant_name as "tenantName", ${swedishDay('sent_at')} as "sentOn"
    from invoicebase where ${equalsAny('id', ids)}`.execute(tx);
  return rows;
};
