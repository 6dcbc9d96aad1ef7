import { addDays, type LocalDate } from '@husrum/format';
import type { DemoInvoice } from './invoice-plan.rules';

/** Eight in the morning in Stockholm, summer or winter near enough for a timeline. */
export const morning = (day: LocalDate) => `${day}T07:00:00Z`;

export const invoiceRows = (invoice: DemoInvoice, id: number | undefined, sign: 1 | -1) =>
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

export const eventRows = (invoice: DemoInvoice, id: number | undefined) => {
  const event = (what: string, day: LocalDate, detail: string | null = null) => ({
    invoicebase_id: id,
    what,
    detail,
    at: morning(day),
  });
  return [
    event('GENERATED', invoice.generatedAt),
    ...(invoice.sent ? [event('SENT', invoice.sendDate)] : []),
    ...invoice.payments.map(({ paidAt }) => event('PAID', paidAt)),
    ...(invoice.credited ? [event('CREDITED', addDays(invoice.sendDate, 2))] : []),
    ...(invoice.cancelled ? [event('CANCELLED', addDays(invoice.generatedAt, 1))] : []),
  ];
};

export const creditEvents = ({ sendDate }: DemoInvoice, id: number | undefined) =>
  ['GENERATED', 'SENT'].map((what) => ({
    invoicebase_id: id,
    what,
    detail: null,
    at: morning(addDays(sendDate, 2)),
  }));
