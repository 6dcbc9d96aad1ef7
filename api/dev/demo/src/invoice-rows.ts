import { addDays, type LocalDate } from '@husrum/format';
import type { DemoInvoice } from './plan-invoices.rules';

/** 07:00 UTC, which is 08:00 or 09:00 in Stockholm. */
export const toMorningInstant = (day: LocalDate) => `${day}T07:00:00Z`;

export const toInvoiceRows = (invoice: DemoInvoice, id: number | undefined, sign: 1 | -1) =>
  invoice.plan.rows.map((row, position) => ({
    invoicebase_id: id,
    position,
    name: row.name,
    quantity: 1,
    unit: '',
    fee_ore: sign * row.netOre,
    total_ore: sign * row.netOre,
    tax_rate: row.taxRate,
    tax_ore: sign * row.taxOre,
    explanation: row.explanation,
    start: row.period.start,
    stop: row.period.stop,
    valid_from: row.validFrom,
  }));

export const toEventRows = (invoice: DemoInvoice, id: number | undefined) => {
  const toRow = (what: string, day: LocalDate) => ({
    invoicebase_id: id,
    what,
    detail: null,
    at: toMorningInstant(day),
  });
  return [
    toRow(invoice.stage === 'EDIT' ? 'CREATED' : 'GENERATED', invoice.generatedAt),
    ...(invoice.isSent ? [toRow(invoice.isDeliveredOnPaper ? 'MARKED_SENT' : 'SENT', invoice.sendDate)] : []),
    ...invoice.payments.map(({ paidAt }) => toRow('PAID', paidAt)),
    ...(invoice.isCredited ? [toRow('CREDITED', addDays(invoice.sendDate, 2))] : []),
    ...(invoice.isCancelled ? [toRow('CANCELLED', addDays(invoice.generatedAt, 1))] : []),
  ];
};

export const toCreditEventRows = ({ sendDate }: DemoInvoice, id: number | undefined) =>
  ['GENERATED', 'SENT'].map((what) => ({
    invoicebase_id: id,
    what,
    detail: null,
    at: toMorningInstant(addDays(sendDate, 2)),
  }));
