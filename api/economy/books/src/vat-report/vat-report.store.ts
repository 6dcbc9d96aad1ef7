import { equalsAny, type Tx } from '@husrum/api-platform';
import type { EntityKind } from '@husrum/contract/entity';
import { type LocalDate, monthOf } from '@husrum/format';
import { sql } from 'kysely';
import { swedishDay } from '../swedish-day.store';
import { taxedRates, vatAccountRanges } from '../voucher/account.rules';
import { book, invoiceWithOriginal } from '../voucher/booked-event.store';
import type { InvoiceVat } from './vat-difference.rules';
import type { ReportedOfKind } from './vat-month.rules';

interface Scope {
  readonly companyId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The kinds of the objects of these invoices, by invoice. Invoices without an object are left out. */
const findKinds = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, EntityKind>> => {
  const invoices = await tx
    .selectFrom('invoicebase')
    .select(['id', 'entity_id'])
    .where(equalsAny('id', ids))
    .execute();
  const entityIds = new Set(invoices.flatMap(({ entity_id }) => (entity_id === null ? [] : [entity_id])));
  const entities = await tx
    .selectFrom('entity')
    .innerJoin('entity_type', 'entity_type.id', 'entity.entity_type_id')
    .select(['entity.id', 'entity_type.kind'])
    .where(equalsAny('entity.id', [...entityIds]))
    .execute();
  const kinds = new Map(entities.map(({ id, kind }) => [id, kind]));
  return new Map(
    invoices.flatMap(({ id, entity_id }) => {
      const kind = kinds.get(entity_id ?? 0);
      return kind === undefined ? [] : [[id, kind]];
    }),
  );
};

/**
 * What the company reports in the period (docs/domain-rules.md, D-12), by month, rate and kind of object. Only the box of 25 %
 * depends on the object, so the other rates are summed without it.
 */
export const listReportedMonths = async (
  tx: Tx,
  { companyId, from, to }: Scope,
): Promise<readonly ReportedOfKind[]> => {
  // The months are chosen afterwards: the planner takes them for a few rows, and would loop over all invoices for each.
  const { rows } = await sql<Omit<ReportedOfKind, 'kind'> & { invoiceId: number | null }>`
    with reported as materialized (
      select invoicebase_id, month, tax_rate, base_ore, tax_ore from vat_base where company_id = ${companyId}::bigint
    )
    select month, tax_rate as "taxRate", case when tax_rate = 25 then invoicebase_id end as "invoiceId",
      sum(base_ore)::bigint as "baseOre", sum(tax_ore)::bigint as "taxOre"
    from reported where month between ${monthOf(from)} and ${monthOf(to)}
    group by 1, 2, 3`.execute(tx);
  // The rows are joined here, because row-level security makes joins of many rows slow.
  const kinds = await findKinds(tx, [
    ...new Set(rows.flatMap(({ invoiceId }) => (invoiceId === null ? [] : [invoiceId]))),
  ]);
  return rows.map(({ invoiceId, ...sum }) => ({ ...sum, kind: kinds.get(invoiceId ?? 0) ?? null }));
};

/** SQL: the rate of an account of VAT on sales. Null: it is another account. */
const rateOfAccount = sql`case ${sql.join(
  taxedRates.map((rate) => {
    const { min, max } = vatAccountRanges[rate];
    return sql`when line.account between ${sql.lit(min)} and ${sql.lit(max)} then ${sql.lit(rate)}`;
  }),
  sql` `,
)} end`;

/** What the VAT accounts of the company's own books have in the period, in öre: positive is a debt. By account. */
export const sumVatAccounts = async (
  tx: Tx,
  { companyId, from, to }: Scope,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ account: number; ore: number }>`
    select line.account, -sum(line.ore)::bigint as ore
    from voucher join voucher_line line on line.voucher_id = voucher.id
    where voucher.company_id = ${companyId}::bigint and voucher.booked_on between ${from} and ${to}
      and voucher.book is null and ${rateOfAccount} is not null
    group by 1`.execute(tx);
  return new Map(rows.map(({ account, ore }) => [account, ore]));
};

export interface StoredInvoiceVat extends InvoiceVat {
  readonly invoiceId: number;
}

type TimingRow = Omit<StoredInvoiceVat, 'booked' | 'reported'> &
  Record<`${'booked' | 'reported'}${'Before' | 'Within' | 'After'}`, number>;

/** The invoices whose VAT of a rate is not the same in the report and in the company's own books of the period. */
export const listDifferingInvoices = async (
  tx: Tx,
  { companyId, from, to }: Scope,
): Promise<readonly StoredInvoiceVat[]> => {
  const { rows } = await sql<TimingRow>`
    with reported as materialized (
      select invoicebase_id as id, is_write_off, tax_rate,
        coalesce(sum(tax_ore) filter (where month < ${monthOf(from)}), 0)::bigint as before,
        coalesce(sum(tax_ore) filter (where month between ${monthOf(from)} and ${monthOf(to)}), 0)::bigint as within,
        coalesce(sum(tax_ore) filter (where month > ${monthOf(to)}), 0)::bigint as after
      from vat_base where company_id = ${companyId}::bigint and tax_rate <> 0 group by 1, 2, 3
    ), booked as materialized (
      select coalesce(voucher.income_of, voucher.invoicebase_id, write_off.invoicebase_id) as id,
        write_off.id is not null as is_write_off, ${rateOfAccount} as tax_rate,
        coalesce(-sum(line.ore) filter (where booked_on < ${from}), 0)::bigint as before,
        coalesce(-sum(line.ore) filter (where booked_on between ${from} and ${to}), 0)::bigint as within,
        coalesce(-sum(line.ore) filter (where booked_on > ${to}), 0)::bigint as after
      from voucher join voucher_line line on line.voucher_id = voucher.id
        left join write_off on write_off.id = voucher.write_off_id
      where voucher.company_id = ${companyId}::bigint and voucher.book is null and ${rateOfAccount} is not null
      group by 1, 2, 3
    ), differing as materialized (
      select id, is_write_off, coalesce(reported.before, 0) as "reportedBefore", coalesce(reported.within, 0) as "reportedWithin",
        coalesce(reported.after, 0) as "reportedAfter", coalesce(booked.before, 0) as "bookedBefore",
        coalesce(booked.within, 0) as "bookedWithin", coalesce(booked.after, 0) as "bookedAfter"
      from reported full join booked using (id, is_write_off, tax_rate)
      where coalesce(reported.within, 0) <> coalesce(booked.within, 0)
    )
    select differing.id as "invoiceId", case when differing.is_write_off then 'WRITE_OFF' when invoice.kind = 'CREDIT' then 'CREDIT' else 'INVOICE' end as kind,
      invoice.status = 'CANCELLED' as "isCancelled", ${book} is not null as "isInProgram",
      "reportedBefore", "reportedWithin", "reportedAfter", "bookedBefore", "bookedWithin", "bookedAfter"
    from ${invoiceWithOriginal} join differing on differing.id = invoice.id
    order by 1, differing.is_write_off`.execute(tx);
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
