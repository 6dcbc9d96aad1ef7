import { deriveInvoiceStatus, type InvoiceFacts, invoiceOcr, nextRange } from '@husrum/api-invoicing/testing';
import { insertRows, insertRowsReturningIds, problem, type Tx } from '@husrum/api-platform';
import { addDays, compareDates, type LocalDate } from '@husrum/format';
import { companies } from './demo-portfolio.data';
import { toCreditEventRows, toEventRows, toInvoiceRows, toMorningInstant } from './invoice-rows';
import type { DemoInvoice, LeaseInvoices } from './plan-invoices.rules';
import type { Portfolio } from './portfolio.types';

const toInvoiceFacts = (invoice: DemoInvoice): InvoiceFacts => ({
  cancelled: invoice.isCancelled,
  credited: invoice.isCredited,
  sent: invoice.isSent,
  hasProblem: false,
  mailFailed: invoice.hasMailFailed,
  stage: invoice.stage,
  dueAt: invoice.dueAt,
  payOre: invoice.plan.totals.payOre,
  paidOre: invoice.payments.reduce((sum, { amountOre }) => sum + amountOre, 0),
  creditedOre: invoice.isCredited ? invoice.plan.totals.payOre : 0,
});

interface InsertContext {
  readonly companyIds: readonly number[];
  readonly entityIds: readonly number[];
  readonly tenantIds: readonly number[];
  readonly leaseIds: readonly number[];
  readonly today: LocalDate;
}

/** The invoice number series of the companies. Each has a range of its own (docs/domain-rules.md, D-20). */
const makeSeries = (companyIds: readonly number[]) => {
  let highest: number | null = null;
  const series = companyIds.map((companyId) => {
    const { first, end } = nextRange(highest);
    highest = end;
    return { company_id: companyId, first_number: first, last_number: first - 1, end_number: end };
  });
  /** The next number of a company. */
  const take = (companyId: number | null | undefined): string => {
    const own = series.find(({ company_id }) => company_id === companyId);
    if (own === undefined) throw new Error('The invoice has no company');
    own.last_number += 1;
    return String(own.last_number);
  };
  return { series, take };
};
type TakeNumber = ReturnType<typeof makeSeries>['take'];

const toInvoiceValues = (
  invoice: DemoInvoice,
  take: TakeNumber,
  portfolio: Portfolio,
  context: InsertContext,
) => {
  const lease = portfolio.leases[invoice.leaseIndex];
  const entity = lease === undefined ? undefined : portfolio.entities[lease.entity];
  const tenant = lease?.tenants[0];
  const facts = toInvoiceFacts(invoice);
  // An invoice that is not finished has no number.
  const companyId = entity === undefined ? null : context.companyIds[entity.companyIndex];
  const reference = invoice.stage === 'EDIT' ? null : take(companyId);
  const creditedAt = invoice.isCredited ? toMorningInstant(addDays(invoice.sendDate, 2)) : null;
  const cancelledAt = invoice.isCancelled ? toMorningInstant(addDays(invoice.generatedAt, 1)) : null;
  const sentAt = invoice.isSent ? toMorningInstant(invoice.sendDate) : null;
  return {
    company_id: companyId,
    lease_id: context.leaseIds[invoice.leaseIndex],
    entity_id: lease === undefined ? null : context.entityIds[lease.entity],
    tenant_id: tenant === undefined ? null : context.tenantIds[tenant],
    kind: 'RENT',
    invoice_type: reference === null ? null : 'MANUAL',
    start: invoice.plan.period.start,
    stop: invoice.plan.period.stop,
    reference,
    ocr: reference === null ? null : invoiceOcr(reference),
    stage: invoice.stage,
    mail_error: invoice.hasMailFailed ? problem('invoiceWithoutEmail').message : null,
    sent_at: sentAt,
    last_sent_at: sentAt,
    send_count: invoice.isSent ? 1 : 0,
    cancelled_at: cancelledAt,
    credited_at: creditedAt,
    locked_at: sentAt ?? cancelledAt ?? creditedAt,
    status: deriveInvoiceStatus(facts, context.today),
    send_date: invoice.sendDate,
    due_at: invoice.dueAt,
    fee_ore: invoice.plan.totals.feeOre,
    tax_ore: invoice.plan.totals.taxOre,
    rounded_ore: invoice.plan.totals.roundedOre,
    pay_ore: facts.payOre,
    left_ore: invoice.isCancelled ? 0 : facts.payOre - facts.paidOre - facts.creditedOre,
    company_name: entity === undefined ? '' : companies[entity.companyIndex].name,
    entity_name: entity?.name ?? '',
    tenant_name: tenant === undefined ? '' : (portfolio.tenants[tenant]?.name ?? ''),
    created_at: toMorningInstant(invoice.generatedAt),
    updated_at: sentAt ?? toMorningInstant(invoice.generatedAt),
  };
};

/** The credit invoice of an invoice: all amounts have the reversed sign, and nothing is left to pay. */
const toCreditInvoiceValues = (
  invoice: ReturnType<typeof toInvoiceValues>,
  creditsId: number | undefined,
  reference: string,
) => ({
  ...invoice,
  kind: 'CREDIT',
  reference,
  ocr: invoiceOcr(reference),
  credits_id: creditsId,
  credited_at: null,
  sent_at: invoice.credited_at,
  last_sent_at: invoice.credited_at,
  locked_at: invoice.credited_at,
  status: 'PAYED',
  fee_ore: -invoice.fee_ore,
  tax_ore: -invoice.tax_ore,
  rounded_ore: -invoice.rounded_ore,
  pay_ore: -invoice.pay_ore,
  left_ore: 0,
  created_at: invoice.credited_at,
  updated_at: invoice.credited_at,
});

/** Inserts the invoices in order of generation, with rows, events and payments. Returns how many there are, not counting credit invoices. */
export const insertInvoices = async (
  tx: Tx,
  portfolio: Portfolio,
  planned: readonly LeaseInvoices[],
  context: InsertContext,
): Promise<number> => {
  const invoices = planned
    .flatMap((lease) => lease.invoices)
    .toSorted((a, b) => compareDates(a.generatedAt, b.generatedAt) || a.leaseIndex - b.leaseIndex);
  const { series, take } = makeSeries(context.companyIds);
  const invoiceValues = invoices.map((invoice) => toInvoiceValues(invoice, take, portfolio, context));
  const invoiceIds = await insertRowsReturningIds(
    tx,
    'invoicebase',
    invoiceValues.map((values) => ({ ...values, credits_id: null })),
  );

  const creditedInvoices = [...invoices.entries()].filter(([, { isCredited }]) => isCredited);
  const creditInvoiceValues = creditedInvoices.flatMap(([index]) =>
    invoiceValues
      .slice(index, index + 1)
      .map((values) => toCreditInvoiceValues(values, invoiceIds[index], take(values.company_id))),
  );
  const creditIds = await insertRowsReturningIds(tx, 'invoicebase', creditInvoiceValues);

  await insertRows(tx, 'invoice_row', [
    ...invoices.flatMap((invoice, index) => toInvoiceRows(invoice, invoiceIds[index], 1)),
    ...creditedInvoices.flatMap(([, invoice], creditIndex) =>
      toInvoiceRows(invoice, creditIds[creditIndex], -1),
    ),
  ]);
  await insertRows(tx, 'invoice_event', [
    ...invoices.flatMap((invoice, index) => toEventRows(invoice, invoiceIds[index])),
    ...creditedInvoices.flatMap(([, invoice], creditIndex) =>
      toCreditEventRows(invoice, creditIds[creditIndex]),
    ),
  ]);

  const payments = invoices.flatMap((invoice, index) =>
    invoice.payments.map((payment) => ({ ...payment, index })),
  );
  const paymentIds = await insertRowsReturningIds(
    tx,
    'payment',
    payments.map(({ amountOre, paidAt, index }) => ({
      tenant_id: invoiceValues[index]?.tenant_id,
      company_id: invoiceValues[index]?.company_id,
      invoicebase_id: invoiceIds[index],
      amount_ore: amountOre,
      paid_at: paidAt,
      created_at: toMorningInstant(paidAt),
    })),
  );
  await insertRows(
    tx,
    'allocation',
    payments.map(({ amountOre, paidAt, index }, paymentIndex) => ({
      payment_id: paymentIds[paymentIndex],
      invoicebase_id: invoiceIds[index],
      kind: 'PAYMENT',
      amount_ore: amountOre,
      allocated_at: paidAt,
      created_at: toMorningInstant(paidAt),
    })),
  );
  await insertRows(
    tx,
    'invoice_series',
    series.filter(({ first_number, last_number }) => last_number >= first_number),
  );
  return invoices.length;
};
