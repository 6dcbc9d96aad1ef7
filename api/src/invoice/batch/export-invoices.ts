import {
  type InvoiceListItem,
  invoiceKindLabel,
  invoiceStatusLabel,
  invoiceTypeLabel,
} from '@husrum/contract/invoice';
import { csvOf, localDate } from '@husrum/format';
import { orNotFound } from '../../platform/errors';
import type { FileAnswer, RequestContext } from '../../platform/http';
import { invoiceRows } from '../invoice-list-rows.store';

type Cell = string | number | null;
const columns: readonly (readonly [title: string, cell: (invoice: InvoiceListItem) => Cell])[] = [
  ['Referens', ({ reference }) => reference],
  ['Slag', ({ kind }) => invoiceKindLabel[kind]],
  ['Status', ({ status }) => invoiceStatusLabel[status]],
  ['Typ', ({ invoice_type: type }) => type && invoiceTypeLabel[type]],
  ['Objekt', ({ lease }) => lease?.entity.name ?? null],
  ['Hyresgäst', ({ tenant }) => tenant?.name ?? null],
  ['Från', ({ start }) => start],
  ['Till', ({ stop }) => stop],
  ['Skickad', ({ sent_at: sent }) => sent && localDate(new Date(sent))],
  ['Förfaller', ({ due_at }) => due_at],
  ['Att betala', ({ pay_amount_rounded: pay }) => pay],
  ['Kvar att betala', ({ payment_left: left }) => left],
];

const csvFile = (name: string, text: string): FileAnswer => ({
  name,
  mimetype: 'text/csv; charset=utf-8',
  bytes: Buffer.from(text),
});

/** The chosen invoices as a table that Swedish Excel opens right, in the order in which they were chosen. */
export const exportInvoices = async (
  { tx, clock }: RequestContext,
  ids: readonly number[],
): Promise<FileAnswer> => {
  const today = clock.today();
  const byId = new Map((await invoiceRows(tx, ids, today)).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  orNotFound(rows[0]);
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
  return csvFile(`hyresavier_${today}.csv`, csvOf([columns.map(([title]) => title), ...cells]));
};
