import type { OkOf, QueryOf } from '@husrum/contract/core';
import {
  type InvoiceStatus,
  type invoiceCalls,
  invoiceFilterStatuses,
  invoiceStatuses,
} from '@husrum/contract/invoice';
import { MOST_MARKED } from '@husrum/contract/invoice-batch';
import { fromOre } from '@husrum/format';
import { sql } from 'kysely';
import { column, naturalKey, pageOf, type Tx } from '../platform/db';
import { containing } from '../platform/db/containing';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { invoiceRows } from './invoice-list-rows.store';

type List = typeof invoiceCalls.list;
type ListWork = Pick<RequestContext, 'tx' | 'url' | 'clock'>;
type Filters = Pick<QueryOf<List>, 'filter' | 'status' | 'reference' | 'period' | 'company_id'>;

const statusNow = sql<InvoiceStatus>`invoice_status(invoicebase.status, invoicebase.due_at)`;
const sort = {
  status: sql`array_position(${[...invoiceStatuses]}::text[], ${statusNow})`,
  sent_at: column('invoicebase.sent_at'),
  due_at: column('invoicebase.due_at'),
  invoice_type: column('invoicebase.invoice_type'),
  payment_left: column('invoicebase.left_ore'),
  start: column('invoicebase.start'),
  reference: naturalKey('invoicebase.reference'),
  lease: naturalKey('invoicebase.entity_name'),
};

const filtered = (tx: Tx, { filter, status, reference, period, company_id }: Filters) => {
  let from = tx.selectFrom('invoicebase');
  if (filter === 'sent') from = from.where('invoicebase.sent_at', 'is not', null);
  else if (filter) from = from.where(statusNow, 'in', invoiceFilterStatuses[filter]);
  if (status) from = from.where(statusNow, '=', status);
  if (reference) {
    const pattern = containing(reference);
    from = from.where(({ eb, or }) =>
      or([eb('invoicebase.reference', 'ilike', pattern), eb('invoicebase.ocr', 'like', pattern)]),
    );
  }
  if (period?.start) from = from.where('invoicebase.stop', '>=', period.start);
  if (period?.stop) from = from.where('invoicebase.start', '<=', period.stop);
  if (company_id) from = from.where('invoicebase.company_id', '=', company_id);
  return from;
};
type From = ReturnType<typeof filtered>;

const page = (context: ListWork, query: Pick<QueryOf<List>, 'page' | 'limit' | 'sort'>, from: From) =>
  pageOf(context, query, {
    from,
    id: 'invoicebase.id',
    sort,
    notNullSorts: ['payment_left', 'start', 'lease'],
    defaultSort: [column('invoicebase.start'), 'desc'],
    load: (ids) => invoiceRows(context.tx, ids, context.clock.today()),
  });

const sumOf = async (from: From): Promise<OkOf<List>['sum']> => {
  const sum = await from
    .select([
      sql<number>`coalesce(sum(invoicebase.pay_ore), 0)::bigint`.as('pay'),
      sql<number>`coalesce(sum(invoicebase.left_ore), 0)::bigint`.as('left'),
    ])
    .executeTakeFirstOrThrow();
  return { pay_amount_rounded: fromOre(sum.pay), payment_left: fromOre(sum.left) };
};

/** A page of the account's invoices, and the sums of all that the filter lets through. */
export const listInvoices = async (context: ListWork, query: QueryOf<List>): Promise<OkOf<List>> => {
  const from = filtered(context.tx, query);
  return { ...(await page(context, query, from)), sum: await sumOf(from) };
};

/** All that the filter lets through, in the order of the list. */
export const invoiceIds = async (tx: Tx, query: Filters): Promise<number[]> => {
  const rows = await filtered(tx, query)
    .select('invoicebase.id')
    .orderBy('invoicebase.start', 'desc')
    .orderBy('invoicebase.id', 'desc')
    .limit(MOST_MARKED)
    .execute();
  return rows.map(({ id }) => id);
};

export const invoicesOfLease = async (
  context: ListWork,
  leaseId: number,
  query: QueryOf<typeof invoiceCalls.ofLease>,
) => {
  orNotFound(await context.tx.selectFrom('lease').select('id').where('id', '=', leaseId).executeTakeFirst());
  return page(
    context,
    query,
    context.tx.selectFrom('invoicebase').where('invoicebase.lease_id', '=', leaseId),
  );
};

export const invoicesOfTenant = async (
  context: ListWork,
  tenantId: number,
  query: QueryOf<typeof invoiceCalls.ofTenant>,
) => {
  orNotFound(
    await context.tx.selectFrom('tenant').select('id').where('id', '=', tenantId).executeTakeFirst(),
  );
  return page(
    context,
    query,
    context.tx.selectFrom('invoicebase').where('invoicebase.tenant_id', '=', tenantId),
  );
};
