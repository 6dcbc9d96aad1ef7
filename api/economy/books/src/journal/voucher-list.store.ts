import { equalsAny, type Tx } from '@husrum/api-platform';
import type { AccountingName } from '@husrum/contract/accounting';
import { voucherKinds } from '@husrum/contract/bookkeeping-export';
import { accountingNames } from '@husrum/contract/integration';
import type { InvoiceKind } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { listLines } from './journal.store';
import type { Voucher } from './voucher.rules';

/** The invoice that a voucher is about. */
export interface VoucherDocument {
  readonly kind: InvoiceKind;
  readonly reference: string | null;
  readonly ocr: string | null;
  readonly tenant: string;
}
export interface ListedVoucher extends Pick<Voucher, 'kind' | 'registeredOn' | 'amountOre' | 'lines'> {
  readonly voucherId: number;
  readonly isReversal: boolean;
  /** The day on which it is booked. */
  readonly date: LocalDate;
  /** Null: a payment without an invoice. */
  readonly document: VoucherDocument | null;
  /** The other books that credit moved to or came from. */
  readonly program: AccountingName | null;
}

interface Scope {
  readonly companyId: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
}
interface VoucherRow extends Omit<ListedVoucher, 'document' | 'program' | 'lines'> {
  readonly invoiceId: number | null;
  readonly paymentId: number | null;
  readonly allocationId: number | null;
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
          ...vouchers.map(({ invoiceId }) => invoiceId),
          ...[...payments, ...allocations].map(({ invoicebase_id }) => invoicebase_id),
        ]),
      ),
    )
    .execute();
  return {
    allocations: new Map(allocations.map((allocation) => [allocation.id, allocation])),
    payments: new Map(payments.map(({ id, invoicebase_id }) => [id, invoicebase_id])),
    invoices: new Map(invoices.map((invoice) => [invoice.id, invoice])),
  };
};

/** The vouchers of the company's own books that are booked in the period, in an order that is always the same. */
export const listVouchers = async (
  tx: Tx,
  { companyId, from, to }: Scope,
): Promise<readonly ListedVoucher[]> => {
  const { rows } = await sql<VoucherRow>`
    select id as "voucherId", kind, is_reversal as "isReversal", booked_on as date, registered_on as "registeredOn",
      amount_ore as "amountOre", invoicebase_id as "invoiceId", payment_id as "paymentId", allocation_id as "allocationId"
    from voucher
    where company_id = ${companyId}::bigint and booked_on between ${from} and ${to} and book is null
    order by booked_on, array_position(${[...voucherKinds]}::text[], kind), coalesce(invoicebase_id, payment_id, allocation_id), id`.execute(
    tx,
  );
  const lines = await listLines(
    tx,
    rows.map(({ voucherId }) => voucherId),
  );
  const { allocations, payments, invoices } = await findDocuments(tx, rows);
  const findInvoice = (id: number | null | undefined) =>
    typeof id === 'number' ? invoices.get(id) : undefined;
  return rows.map(({ invoiceId, paymentId, allocationId, ...voucher }) => {
    const allocation = allocationId === null ? undefined : allocations.get(allocationId);
    const ownInvoiceId = payments.get(paymentId ?? allocation?.payment_id ?? 0);
    const invoice = findInvoice(invoiceId ?? allocation?.invoicebase_id ?? ownInvoiceId);
    const { kind } = voucher;
    const inProgram = kind === 'CREDIT_FROM_PROGRAM' ? findInvoice(ownInvoiceId) : invoice;
    return {
      ...voucher,
      lines: lines.get(voucher.voucherId) ?? [],
      document: invoice ?? null,
      program: toProgram(inProgram?.invoice_type),
    };
  });
};
