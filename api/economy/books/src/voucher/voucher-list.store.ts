import { equalsAny, type Tx } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import { accountingNames } from '@husrum/contract/integration';
import { type VoucherKind, voucherKinds } from '@husrum/contract/voucher';
import type { LocalDate } from '@husrum/format';
import { type RawBuilder, sql } from 'kysely';
import type { ListedVoucher } from './listed-voucher';
import { listLines } from './voucher.store';

interface Scope {
  readonly companyId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
}
interface VoucherRow
  extends Omit<ListedVoucher, 'document' | 'deposit' | 'program' | 'lines' | 'company' | 'tenant'> {
  readonly companyId: number | null;
  readonly invoiceId: number | null;
  readonly paymentId: number | null;
  readonly allocationId: number | null;
  readonly roundingId: number | null;
  readonly incomeOf: number | null;
  readonly writeOffId: number | null;
  readonly depositEntryId: number | null;
  readonly tenantId: number | null;
}

const toProgram = (type: string | null | undefined): AccountingName | null =>
  accountingNames.find((name) => name === type) ?? null;

const present = (ids: readonly (number | null | undefined)[]): number[] => [
  ...new Set(ids.filter((id) => typeof id === 'number')),
];

/** The rows are joined here, because row-level security makes joins of many rows slow. */
const findDocuments = async (tx: Tx, vouchers: readonly VoucherRow[]) => {
  const allocations = await tx
    .selectFrom('allocation')
    .select(['id', 'invoicebase_id', 'payment_id'])
    .where(equalsAny('id', present(vouchers.map(({ allocationId }) => allocationId))))
    .execute();
  const roundings = await tx
    .selectFrom('payment_rounding')
    .select(['id', 'invoicebase_id'])
    .where(equalsAny('id', present(vouchers.map(({ roundingId }) => roundingId))))
    .execute();
  const writeOffs = await tx
    .selectFrom('write_off')
    .select(['id', 'invoicebase_id'])
    .where(equalsAny('id', present(vouchers.map(({ writeOffId }) => writeOffId))))
    .execute();
  const deposits = await tx
    .selectFrom('deposit_entry')
    .innerJoin('deposit', 'deposit.id', 'deposit_entry.deposit_id')
    .select(['deposit_entry.id', 'deposit_entry.what', 'deposit_entry.reason', 'deposit.invoicebase_id'])
    .where(equalsAny('deposit_entry.id', present(vouchers.map(({ depositEntryId }) => depositEntryId))))
    .execute();
  const payments = await tx
    .selectFrom('payment')
    .select(['id', 'invoicebase_id'])
    .where(
      equalsAny(
        'id',
        present([
          ...vouchers.map(({ paymentId }) => paymentId),
          ...allocations.map(({ payment_id }) => payment_id),
        ]),
      ),
    )
    .execute();
  const invoices = await tx
    .selectFrom('invoicebase')
    .select(['id', 'kind', 'reference', 'ocr', 'tenant_name as tenant', 'invoice_type'])
    .where(
      equalsAny(
        'id',
        present([
          ...vouchers.flatMap(({ invoiceId, incomeOf }) => [invoiceId, incomeOf]),
          ...[...payments, ...allocations, ...roundings, ...writeOffs, ...deposits].map(
            ({ invoicebase_id }) => invoicebase_id,
          ),
        ]),
      ),
    )
    .execute();
  const companies = await tx
    .selectFrom('company')
    .select(['id', 'name'])
    .where(equalsAny('id', present(vouchers.map(({ companyId }) => companyId))))
    .execute();
  const tenants = await tx
    .selectFrom('tenant')
    .select(['id', 'name'])
    .where(equalsAny('id', present(vouchers.map(({ tenantId }) => tenantId))))
    .execute();
  return {
    tenants: new Map(tenants.map(({ id, name }) => [id, name])),
    companies: new Map(companies.map((company) => [company.id, company])),
    allocations: new Map(allocations.map((allocation) => [allocation.id, allocation])),
    roundings: new Map(roundings.map(({ id, invoicebase_id }) => [id, invoicebase_id])),
    writeOffs: new Map(writeOffs.map(({ id, invoicebase_id }) => [id, invoicebase_id])),
    deposits: new Map(deposits.map((entry) => [entry.id, entry])),
    payments: new Map(payments.map(({ id, invoicebase_id }) => [id, invoicebase_id])),
    invoices: new Map(invoices.map((invoice) => [invoice.id, invoice])),
  };
};

const readVouchers = async (tx: Tx, condition: RawBuilder<unknown>): Promise<readonly ListedVoucher[]> => {
  const { rows } = await sql<VoucherRow>`
    select id as "voucherId", kind, is_reversal as "isReversal", book, event_day as "eventDay", booked_on as date,
      registered_on as "registeredOn", amount_ore as "amountOre", company_id as "companyId",
      invoicebase_id as "invoiceId", income_of as "incomeOf", payment_id as "paymentId", allocation_id as "allocationId",
      rounding_id as "roundingId", write_off_id as "writeOffId", deposit_entry_id as "depositEntryId", tenant_id as "tenantId"
    from voucher where ${condition}
    order by booked_on, array_position(${[...voucherKinds]}::text[], kind),
      coalesce(invoicebase_id, payment_id, rounding_id, payout_id, write_off_id, deposit_entry_id, allocation_id), id`.execute(
    tx,
  );
  const lines = await listLines(
    tx,
    rows.map(({ voucherId }) => voucherId),
  );
  const { allocations, roundings, writeOffs, deposits, payments, invoices, companies, tenants } =
    await findDocuments(tx, rows);
  const findInvoice = (id: number | null | undefined) =>
    typeof id === 'number' ? invoices.get(id) : undefined;
  return rows.map((row) => {
    const { companyId, invoiceId, incomeOf, paymentId, allocationId, roundingId, writeOffId, ...rest } = row;
    const { tenantId, depositEntryId, ...voucher } = rest;
    const deposit = deposits.get(depositEntryId ?? 0);
    const allocation = allocationId === null ? undefined : allocations.get(allocationId);
    const ownInvoiceId = payments.get(paymentId ?? allocation?.payment_id ?? 0);
    const invoice = findInvoice(
      incomeOf ??
        invoiceId ??
        roundings.get(roundingId ?? 0) ??
        writeOffs.get(writeOffId ?? 0) ??
        deposit?.invoicebase_id ??
        allocation?.invoicebase_id ??
        ownInvoiceId,
    );
    const { kind } = voucher;
    const inProgram = kind === 'CREDIT_FROM_PROGRAM' ? findInvoice(ownInvoiceId) : invoice;
    return {
      ...voucher,
      company: companies.get(companyId ?? 0) ?? null,
      lines: lines.get(voucher.voucherId) ?? [],
      document: invoice ?? null,
      deposit: deposit === undefined ? null : { what: deposit.what, reason: deposit.reason },
      tenant: tenants.get(tenantId ?? 0) ?? '',
      program: toProgram(inProgram?.invoice_type),
    };
  });
};

/** The vouchers of the company's own books that are booked in the period, in an order that is always the same. */
export const listVouchers = (tx: Tx, { companyId, from, to }: Scope): Promise<readonly ListedVoucher[]> =>
  readVouchers(
    tx,
    sql`company_id = ${companyId}::bigint and booked_on between ${from} and ${to} and book is null`,
  );

export const findVouchers = (tx: Tx, ids: readonly number[]): Promise<readonly ListedVoucher[]> =>
  readVouchers(tx, equalsAny('id', ids));

interface VoucherFilters {
  readonly companyId?: number | undefined;
  /** Vouchers of the invoice, of its payments, and of its credit invoices. */
  readonly invoiceId?: number | undefined;
  readonly from?: LocalDate | null | undefined;
  readonly to?: LocalDate | null | undefined;
  readonly account?: number | undefined;
  readonly kind?: VoucherKind | undefined;
  /** Whether the company's own books have it, or an accounting program. */
  readonly own?: boolean | undefined;
}

/** The vouchers that change an account, by what a list filters. */
export const vouchersOf = (
  tx: Tx,
  { companyId, invoiceId, from, to, account, kind, own }: VoucherFilters,
) => {
  let vouchers = tx.selectFrom('voucher').where(
    sql<boolean>`exists (select from voucher_line where voucher_id = voucher.id
      and (${account ?? null}::int is null or account = ${account ?? null}::int))`,
  );
  if (companyId !== undefined) vouchers = vouchers.where('company_id', '=', companyId);
  if (from) vouchers = vouchers.where('booked_on', '>=', from);
  if (to) vouchers = vouchers.where('booked_on', '<=', to);
  if (kind !== undefined) vouchers = vouchers.where('kind', '=', kind);
  if (own !== undefined) vouchers = vouchers.where('book', own ? 'is' : 'is not', null);
  if (invoiceId !== undefined)
    vouchers = vouchers.where(
      sql<boolean>`(invoicebase_id in (select id from invoicebase where id = ${invoiceId}::bigint or credits_id = ${invoiceId}::bigint)
        or payment_id in (select id from payment where invoicebase_id = ${invoiceId}::bigint)
        or rounding_id in (select id from payment_rounding where invoicebase_id = ${invoiceId}::bigint)
        or income_of = ${invoiceId}::bigint
        or deposit_entry_id in (select id from deposit_entry where deposit_id in (
          select id from deposit where invoicebase_id = ${invoiceId}::bigint))
        or write_off_id in (select id from write_off where invoicebase_id = ${invoiceId}::bigint)
        or allocation_id in (select id from allocation where invoicebase_id = ${invoiceId}::bigint))`,
    );
  return vouchers;
};
