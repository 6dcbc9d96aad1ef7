import { column, naturalSortKey, paginate, type RequestContext, type Tx } from '@husrum/api-platform';
import type { QueryOf, ResponseOf } from '@husrum/contract/core';
import type { LateInvoiceRow, lateChargeCalls } from '@husrum/contract/late-charge';
import { fromOre, type LocalDate } from '@husrum/format';
import { sql } from 'kysely';
import { findHalfYearRates } from '../reference-rate/manage-reference-rates';
import { findLateInvoices } from './late-invoice.store';
import { previewInterest } from './preview-interest.rules';
import { toPreview } from './to-late-charge';

type List = typeof lateChargeCalls.lateInvoices;
type Filters = QueryOf<typeof lateChargeCalls.lateInvoiceIds>;

/** More are not charged in one go. */
const MAX_IDS = 10_000;

const lastPaidOn = sql<LocalDate | null>`(select max(allocated_at) from allocation
  where allocation.invoicebase_id = invoicebase.id and allocation.amount_ore > 0)`;
const chargedThrough = sql<LocalDate>`coalesce((select max(through_on) from late_charge
  where late_charge.invoicebase_id = invoicebase.id and late_charge.withdrawn_at is null), invoicebase.due_at)`;
/** It charges something beside what a tenant owes for being late: that bears no interest. */
const bearsInterest = sql<boolean>`exists (
  select from invoice_row where invoice_row.invoicebase_id = invoicebase.id and invoice_row.late_charge_id is null)`;

/** The sent invoices that were unpaid on a day after their due date for which no interest is charged. */
const selectLateInvoices = (tx: Tx, { company_id, paid, from, to }: Filters, today: LocalDate) => {
  let late = tx
    .selectFrom('invoicebase')
    .where('kind', '<>', 'CREDIT')
    .where('sent_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('credited_at', 'is', null)
    .where('due_at', '<', today)
    .where(({ eb, and, or }) =>
      or([
        and([or([eb('left_ore', '>', 0), eb('written_off_ore', '>', 0)]), eb(chargedThrough, '<', today)]),
        eb(lastPaidOn, '>', chargedThrough),
      ]),
    )
    .where(bearsInterest);
  if (company_id) late = late.where('company_id', '=', company_id);
  if (paid === 'PAID') late = late.where('left_ore', '<=', 0);
  if (paid === 'UNPAID') late = late.where('left_ore', '>', 0);
  if (from) late = late.where('due_at', '>=', from);
  if (to) late = late.where('due_at', '<=', to);
  return late;
};

const readRows = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  ids: readonly number[],
): Promise<LateInvoiceRow[]> => {
  const today = context.clock.today();
  const rates = await findHalfYearRates(context);
  return (await findLateInvoices(context.tx, ids)).map((invoice) => ({
    ...{
      id: invoice.id,
      reference: invoice.reference,
      tenant: invoice.tenantName,
      left: fromOre(invoice.leftOre),
    },
    company: invoice.companyId === null ? null : { id: invoice.companyId, name: invoice.companyName },
    due_at: invoice.dueAt ?? today,
    paid_at:
      invoice.leftOre > 0
        ? null
        : (invoice.payments
            .map(({ day }) => day)
            .toSorted()
            .at(-1) ?? null),
    preview: toPreview(previewInterest(invoice, rates, today)),
  }));
};

/** A page of late invoices, by default those that were due first. */
export const listLateInvoices = (
  context: Pick<RequestContext, 'tx' | 'url' | 'clock'>,
  query: QueryOf<List>,
): Promise<ResponseOf<List>> =>
  paginate(context, query, {
    from: selectLateInvoices(context.tx, query, context.clock.today()),
    id: 'invoicebase.id',
    sort: { due_at: column('invoicebase.due_at'), reference: naturalSortKey('invoicebase.reference') },
    defaultSort: [column('invoicebase.due_at'), 'asc'],
    load: (ids) => readRows(context, ids),
  });

/** The ids of those of the filters whose interest can be charged. */
export const listLateInvoiceIds = async (
  context: Pick<RequestContext, 'tx' | 'clock'>,
  filters: Filters,
): Promise<{ ids: number[] }> => {
  const rows = await selectLateInvoices(context.tx, filters, context.clock.today())
    .select('id')
    .orderBy('due_at')
    .orderBy('id')
    .limit(MAX_IDS)
    .execute();
  const late = await readRows(
    context,
    rows.map(({ id }) => id),
  );
  return { ids: late.filter(({ preview }) => preview.problem === null).map(({ id }) => id) };
};
