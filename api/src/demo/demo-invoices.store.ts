import { addDays, type LocalDate } from '@husrum/format';
import type { Tx } from '../platform/db/database';
import { type InvoiceFacts, statusOf } from '../rent/invoice-status.rules';
import { invoiceOcr, invoiceReference } from '../rent/reference.rules';
import { insertAll, insertMany } from './bulk.store';
import type { DemoInvoice, LeaseInvoices } from './invoice-plan.rules';
import { creditEvents, eventRows, invoiceRows, morning } from './invoice-rows';
import { companies } from './names';
import type { Portfolio } from './portfolio.types';

const factsOf = (invoice: DemoInvoice): InvoiceFacts => ({
  cancelled: invoice.cancelled,
  credited: invoice.credited,
  sent: invoice.sent,
  faulty: invoice.error !== null,
  stage: invoice.stage,
  dueAt: invoice.dueAt,
  payOre: invoice.plan.totals.payOre,
  paidOre: invoice.payments.reduce((sum, { amountOre }) => sum + amountOre, 0),
  creditedOre: invoice.credited ? invoice.plan.totals.payOre : 0,
});

export interface WrittenPortfolio {
  readonly companyIds: readonly number[];
  readonly entityIds: readonly number[];
  readonly tenantIds: readonly number[];
  readonly leaseIds: readonly number[];
  readonly today: LocalDate;
}

const invoiceRow = (invoice: DemoInvoice, sequence: number, portfolio: Portfolio, ids: WrittenPortfolio) => {
  const lease = portfolio.leases[invoice.lease];
  const entity = lease === undefined ? undefined : portfolio.entities[lease.entity];
  const tenant = lease?.tenants[0];
  const facts = factsOf(invoice);
  const reference = invoiceReference(sequence);
  const creditedAt = invoice.credited ? morning(addDays(invoice.sendDate, 2)) : null;
  const cancelledAt = invoice.cancelled ? morning(addDays(invoice.generatedAt, 1)) : null;
  const sentAt = invoice.sent ? morning(invoice.sendDate) : null;
  return {
    company_id: entity === undefined ? null : ids.companyIds[entity.company],
    lease_id: ids.leaseIds[invoice.lease],
    entity_id: lease === undefined ? null : ids.entityIds[lease.entity],
    tenant_id: tenant === undefined ? null : ids.tenantIds[tenant],
    kind: 'RENT',
    invoice_type: 'MANUAL',
    start: invoice.plan.period.start,
    stop: invoice.plan.period.stop,
    reference,
    ocr: invoiceOcr(reference),
    stage: invoice.stage,
    error: invoice.error,
    sent_at: sentAt,
    last_sent_at: sentAt,
    send_count: invoice.sent ? 1 : 0,
    cancelled_at: cancelledAt,
    credited_at: creditedAt,
    locked_at: sentAt ?? cancelledAt ?? creditedAt,
    status: statusOf(facts, ids.today),
    send_date: invoice.sendDate,
    due_at: invoice.dueAt,
    fee_ore: invoice.plan.totals.feeOre,
    tax_ore: invoice.plan.totals.taxOre,
    rounded_ore: invoice.plan.totals.roundedOre,
    pay_ore: facts.payOre,
    left_ore: facts.payOre - facts.paidOre - facts.creditedOre,
    company_name: entity === undefined ? '' : companies[entity.company].name,
    entity_name: entity?.name ?? '',
    tenant_name: tenant === undefined ? '' : (portfolio.tenants[tenant]?.name ?? ''),
    created_at: morning(invoice.generatedAt),
    updated_at: sentAt ?? morning(invoice.generatedAt),
  };
};

/** The invoice that takes a credited one back: every amount the other way round. */
const creditRow = (
  row: ReturnType<typeof invoiceRow>,
  creditsId: number | undefined,
  sequence: number,
  status: string,
) => ({
  ...row,
  kind: 'CREDIT',
  reference: invoiceReference(sequence),
  ocr: invoiceOcr(invoiceReference(sequence)),
  credits_id: creditsId,
  credited_at: null,
  sent_at: row.credited_at,
  last_sent_at: row.credited_at,
  locked_at: row.credited_at,
  status,
  fee_ore: -row.fee_ore,
  tax_ore: -row.tax_ore,
  rounded_ore: -row.rounded_ore,
  pay_ore: -row.pay_ore,
  left_ore: 0,
  created_at: row.credited_at,
  updated_at: row.credited_at,
});

/** Writes the invoices in the order they were made, with rows, events and payments. */
export const writeInvoices = async (
  tx: Tx,
  portfolio: Portfolio,
  planned: readonly LeaseInvoices[],
  ids: WrittenPortfolio,
): Promise<number> => {
  const invoices = planned
    .flatMap((lease) => lease.invoices)
    .toSorted((one, other) =>
      one.generatedAt < other.generatedAt
        ? -1
        : one.generatedAt > other.generatedAt
          ? 1
          : one.lease - other.lease,
    );
  const rows = invoices.map((invoice, at) => invoiceRow(invoice, at + 1, portfolio, ids));
  const invoiceIds = await insertMany(
    tx,
    'invoicebase',
    rows.map((row) => ({ ...row, credits_id: null })),
  );

  const credited = [...invoices.entries()].filter(([, { credited }]) => credited);
  const creditRows = credited.flatMap(([at], place) =>
    rows.slice(at, at + 1).map((row) => creditRow(row, invoiceIds[at], invoices.length + place + 1, 'PAYED')),
  );
  const creditIds = await insertMany(tx, 'invoicebase', creditRows);

  await insertAll(tx, 'invoice_row', [
    ...invoices.flatMap((invoice, at) => invoiceRows(invoice, invoiceIds[at], 1)),
    ...credited.flatMap(([, invoice], place) => invoiceRows(invoice, creditIds[place], -1)),
  ]);
  await insertAll(tx, 'invoice_event', [
    ...invoices.flatMap((invoice, at) => eventRows(invoice, invoiceIds[at])),
    ...credited.flatMap(([, invoice], place) => creditEvents(invoice, creditIds[place])),
  ]);

  const paid = invoices.flatMap((invoice, at) => invoice.payments.map((payment) => ({ ...payment, at })));
  const paymentIds = await insertMany(
    tx,
    'payment',
    paid.map(({ amountOre, paidAt, at }) => ({
      tenant_id: rows[at]?.tenant_id,
      invoicebase_id: invoiceIds[at],
      amount_ore: amountOre,
      paid_at: paidAt,
      created_at: morning(paidAt),
    })),
  );
  await insertAll(
    tx,
    'allocation',
    paid.map(({ amountOre, paidAt, at }, place) => ({
      payment_id: paymentIds[place],
      invoicebase_id: invoiceIds[at],
      kind: 'PAYMENT',
      amount_ore: amountOre,
      allocated_at: paidAt,
      created_at: morning(paidAt),
    })),
  );
  await insertAll(tx, 'invoice_number', [
    { last_number: Number(invoiceReference(invoices.length + creditRows.length)) },
  ]);
  return invoices.length;
};
