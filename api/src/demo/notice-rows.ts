import { addDays, type LocalDate } from '@husrum/format';
import type { DemoNotice } from './notice-plan.rules';

/** Eight in the morning in Stockholm, summer or winter near enough for a timeline. */
export const morning = (day: LocalDate) => `${day}T07:00:00Z`;

export const invoiceRows = (notice: DemoNotice, id: number | undefined, sign: 1 | -1) =>
  notice.plan.rows.map((row, position) => ({
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

export const eventRows = (notice: DemoNotice, id: number | undefined) => {
  const event = (what: string, day: LocalDate, detail: string | null = null) => ({
    invoicebase_id: id,
    what,
    detail,
    at: morning(day),
  });
  return [
    event('GENERATED', notice.generatedAt),
    ...(notice.sent ? [event('SENT', notice.sendDate)] : []),
    ...notice.payments.map(({ paidAt }) => event('PAID', paidAt)),
    ...(notice.credited ? [event('CREDITED', addDays(notice.sendDate, 2))] : []),
    ...(notice.cancelled ? [event('CANCELLED', addDays(notice.generatedAt, 1))] : []),
  ];
};

export const creditEvents = ({ sendDate }: DemoNotice, id: number | undefined) =>
  ['GENERATED', 'SENT'].map((what) => ({
    invoicebase_id: id,
    what,
    detail: null,
    at: morning(addDays(sendDate, 2)),
  }));
