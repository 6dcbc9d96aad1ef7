import { findInvoiceListItems } from '@husrum/api-invoicing';
import { type FileResponse, orNotFound, type RequestContext } from '@husrum/api-platform';
import {
  type InvoiceListItem,
  invoiceKindLabel,
  invoiceStatusLabel,
  invoiceTypeLabel,
  isWrittenOff,
  writtenOffLabel,
} from '@husrum/contract/invoice';
import { formatDate, toCsv } from '@husrum/format';
import { invoiceExportTexts } from './invoice-batch.texts';

type Cell = string | number | null;
const columns: readonly (readonly [title: string, cell: (invoice: InvoiceListItem) => Cell])[] = [
  [invoiceExportTexts.reference, ({ reference }) => reference],
  [invoiceExportTexts.kind, ({ kind }) => invoiceKindLabel[kind]],
  [
    invoiceExportTexts.status,
    (invoice) => (isWrittenOff(invoice) ? writtenOffLabel : invoiceStatusLabel[invoice.status]),
  ],
  [invoiceExportTexts.type, ({ invoice_type: type }) => type && invoiceTypeLabel[type]],
  [invoiceExportTexts.entity, ({ lease }) => lease?.entity.name ?? null],
  [invoiceExportTexts.house, ({ lease }) => lease?.entity.house ?? null],
  [invoiceExportTexts.tenant, ({ tenant }) => tenant?.name ?? null],
  [invoiceExportTexts.start, ({ start }) => start],
  [invoiceExportTexts.stop, ({ stop }) => stop],
  [invoiceExportTexts.sent, ({ sent_at: sent }) => sent && formatDate(new Date(sent))],
  [invoiceExportTexts.due, ({ due_at }) => due_at],
  [invoiceExportTexts.amount, ({ pay_amount_rounded: pay }) => pay],
  [invoiceExportTexts.left, ({ payment_left: left }) => left],
];

const csvFile = (name: string, text: string): FileResponse => ({
  name,
  mimetype: 'text/csv; charset=utf-8',
  bytes: Buffer.from(text),
});

/** The selected invoices in the given order, as CSV that the Swedish Excel opens correctly. 404 when none of them exists. */
export const exportInvoices = async (
  { tx, clock }: RequestContext,
  ids: readonly number[],
): Promise<FileResponse> => {
  const today = clock.today();
  const byId = new Map((await findInvoiceListItems(tx, ids, today)).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  orNotFound(rows[0]);
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)));
  return csvFile(invoiceExportTexts.fileName(today), toCsv([columns.map(([title]) => title), ...cells]));
};
