import { findInvoiceListItems, isPayableInHusrum } from '@husrum/api-invoicing';
import {
  column,
  containsPattern,
  naturalSortKey,
  orNotFound,
  paginate,
  type RequestContext,
  type Tx,
} from '@husrum/api-platform';
import { type QueryOf, type ResponseOf, removeSpaces } from '@husrum/contract/core';
import {
  type InvoiceFilter,
  type InvoiceStatus,
  type invoiceCalls,
  invoiceFilterStatuses,
  invoiceStatuses,
  isInvoiceFilter,
  unsentStatuses,
} from '@husrum/contract/invoice';
import { MAX_SELECTED } from '@husrum/contract/invoice-batch';
import { fromOre } from '@husrum/format';
import { sql } from 'kysely';
import { addOpenPromises } from './open-promise.store';

type List = typeof invoiceCalls.list;
type ListContext = Pick<RequestContext, 'tx' | 'url' | 'clock'>;
type Filters = Omit<QueryOf<List>, 'page' | 'limit' | 'sort'>;

const statusNow = sql<InvoiceStatus>`invoice_status(invoicebase.status, invoicebase.due_at)`;
/** Invoices with one of these statuses today. The condition on the stored status lets the database use an index. */
const hasStatusNow = (statuses: readonly InvoiceStatus[]) => {
  // Any unpaid invoice may have become overdue.
  const stored = statuses.includes('OVERDUE')
    ? [...new Set([...statuses, ...invoiceFilterStatuses.unpaid])]
    : statuses;
  return sql<boolean>`invoicebase.status in (${sql.join(stored)}) and ${statusNow} in (${sql.join(statuses)})`;
};
/** A written-off invoice has nothing left to pay, but it was not paid. */
const isPaid = sql<boolean>`invoicebase.status = 'PAYED' and invoicebase.written_off_ore = 0`;
const passes = (filter: InvoiceFilter) =>
  filter === 'sent'
    ? sql<boolean>`invoicebase.sent_at is not null`
    : hasStatusNow(invoiceFilterStatuses[filter]);
const sort = {
  status: sql`array_position(${[...invoiceStatuses]}::text[], ${statusNow})`,
  sent_at: column('invoicebase.sent_at'),
  due_at: column('invoicebase.due_at'),
  invoice_type: column('invoicebase.invoice_type'),
  payment_left: column('invoicebase.left_ore'),
  start: column('invoicebase.start'),
  reference: naturalSortKey('invoicebase.reference'),
  lease: naturalSortKey('invoicebase.entity_name'),
  tenant: naturalSortKey('invoicebase.tenant_name'),
  pay_amount_rounded: column('invoicebase.pay_ore'),
};

/** Invoices show the OCR number in groups of four. It is stored without spaces. */
const ocrPattern = (text: string): string => containsPattern(removeSpaces(text));

const filterInvoices = (tx: Tx, filters: Filters) => {
  const {
    filter,
    status,
    unsent,
    sync_off,
    written_off,
    not_cancelled,
    payable_from_bank_file,
    reference,
    search,
    period,
    due_from,
    due_to,
    start_from,
    start_to,
    company_id,
  } = filters;
  let from = tx.selectFrom('invoicebase');
  if (filter) from = from.where(passes(filter));
  if (status === 'PAYED') from = from.where(isPaid);
  else if (status) from = from.where(isInvoiceFilter(status) ? passes(status) : hasStatusNow([status]));
  // An invoice whose mail bounced requires action, but it was sent.
  if (unsent) from = from.where(hasStatusNow(unsentStatuses)).where('invoicebase.sent_at', 'is', null);
  if (sync_off) from = from.where('invoicebase.sync_active', '=', false);
  if (written_off) from = from.where('invoicebase.written_off_ore', '>', 0);
  if (not_cancelled) from = from.where('invoicebase.cancelled_at', 'is', null);
  if (payable_from_bank_file) from = from.where(isPayableInHusrum);
  if (reference) {
    const pattern = containsPattern(reference);
    from = from.where(({ eb, or }) =>
      or([
        eb('invoicebase.reference', 'ilike', pattern),
        eb('invoicebase.ocr', 'like', ocrPattern(reference)),
      ]),
    );
  }
  if (search) {
    const pattern = containsPattern(search);
    from = from.where(({ eb, or }) =>
      or([
        eb('invoicebase.reference', 'ilike', pattern),
        eb('invoicebase.ocr', 'like', ocrPattern(search)),
        eb('invoicebase.tenant_name', 'ilike', pattern),
        eb('invoicebase.entity_name', 'ilike', pattern),
      ]),
    );
  }
  if (period?.start) from = from.where('invoicebase.stop', '>=', period.start);
  if (period?.stop) from = from.where('invoicebase.start', '<=', period.stop);
  if (due_from) from = from.where('invoicebase.due_at', '>=', due_from);
  if (due_to) from = from.where('invoicebase.due_at', '<=', due_to);
  if (start_from) from = from.where('invoicebase.start', '>=', start_from);
  if (start_to) from = from.where('invoicebase.start', '<=', start_to);
  if (company_id) from = from.where('invoicebase.company_id', '=', company_id);
  return from;
};
type InvoiceQuery = ReturnType<typeof filterInvoices>;

const paginateInvoices = (
  context: ListContext,
  query: Pick<QueryOf<List>, 'page' | 'limit' | 'sort'>,
  from: InvoiceQuery,
) =>
  paginate(context, query, {
    from,
    id: 'invoicebase.id',
    sort,
    notNullSorts: ['payment_left', 'start', 'lease', 'tenant', 'pay_amount_rounded'],
    defaultSort: [column('invoicebase.start'), 'desc'],
    load: async (ids) => {
      const today = context.clock.today();
      return addOpenPromises(context.tx, await findInvoiceListItems(context.tx, ids, today), today);
    },
  });

const sumAmounts = async (from: InvoiceQuery): Promise<ResponseOf<List>['sum']> => {
  const sum = await from
    .select([
      sql<number>`coalesce(sum(invoicebase.pay_ore), 0)::bigint`.as('pay'),
      sql<number>`coalesce(sum(invoicebase.left_ore), 0)::bigint`.as('left'),
      sql<number>`coalesce(sum(invoicebase.fee_ore), 0)::bigint`.as('fee'),
      sql<number>`count(*) filter (where invoicebase.kind = 'CREDIT')`.as('credit_count'),
      sql<number>`coalesce(sum(invoicebase.pay_ore) filter (where invoicebase.kind = 'CREDIT'), 0)::bigint`.as(
        'credit',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    pay_amount_rounded: fromOre(sum.pay),
    payment_left: fromOre(sum.left),
    fee: fromOre(sum.fee),
    credit_count: sum.credit_count,
    credit_amount: fromOre(sum.credit),
  };
};

/** A page of the business's invoices, and the totals of all that match the filter. */
export const listInvoices = async (context: ListContext, query: QueryOf<List>): Promise<ResponseOf<List>> => {
  const from = filterInvoices(context.tx, query);
  return { ...(await paginateInvoices(context, query, from)), sum: await sumAmounts(from) };
};

/** The ids of the invoices that match the filter, in the default order of the list. No more than can be selected at once. */
export const listInvoiceIds = async (tx: Tx, query: Filters): Promise<number[]> => {
  const rows = await filterInvoices(tx, query)
    .select('invoicebase.id')
    .orderBy('invoicebase.start', 'desc')
    .orderBy('invoicebase.id', 'desc')
    .limit(MAX_SELECTED)
    .execute();
  return rows.map(({ id }) => id);
};

export const listLeaseInvoices = async (
  context: ListContext,
  leaseId: number,
  query: QueryOf<typeof invoiceCalls.listByLease>,
) => {
  orNotFound(await context.tx.selectFrom('lease').select('id').where('id', '=', leaseId).executeTakeFirst());
  return paginateInvoices(
    context,
    query,
    context.tx.selectFrom('invoicebase').where('invoicebase.lease_id', '=', leaseId),
  );
};

export const listTenantInvoices = async (
  context: ListContext,
  tenantId: number,
  query: QueryOf<typeof invoiceCalls.listByTenant>,
) => {
  orNotFound(
    await context.tx.selectFrom('tenant').select('id').where('id', '=', tenantId).executeTakeFirst(),
  );
  return paginateInvoices(
    context,
    query,
    context.tx.selectFrom('invoicebase').where('invoicebase.tenant_id', '=', tenantId),
  );
};
