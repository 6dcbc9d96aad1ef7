import type { Invoice, InvoiceRow } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { fromOre } from '@husrum/format';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { listInvoicePayments } from './allocation.store';
import { toDocumentData } from './document-data';
import { findCounterpart } from './invoice.store';
import { invoiceTexts } from './invoice.texts';
import { listInvoiceEvents } from './invoice-event.store';
import { findInvoicesWithEmail, toInvoiceListItem } from './invoice-list-item.store';
import { readInvoiceDocument } from './read-invoice-document';
import { listRows, type Row } from './rows.store';
import { reachedMilestones, remainingMilestones } from './timeline.rules';
import { timelineText } from './timeline.texts';
import { vatByRate } from './to-document-data';

const toInvoiceRow = (row: Row): InvoiceRow => ({
  id: row.id,
  invoicebase_id: row.invoicebase_id,
  name: row.name,
  quantity: Number(row.quantity),
  fee: fromOre(row.fee_ore),
  unit: row.unit,
  tax_rate: row.tax_rate,
  tax: fromOre(row.tax_ore),
  total: fromOre(row.total_ore),
  explanation: row.explanation,
  start: row.start,
  stop: row.stop,
  valid_from: row.valid_from,
});

/** The whole invoice, for its detail page. */
export const readInvoice = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  id: number,
): Promise<Invoice> => {
  const [found] = await findInvoicesWithEmail(tx, [id]);
  const invoice = orNotFound(found);
  const rows = await listRows(tx, id);
  const [payments, events] = [await listInvoicePayments(tx, id), await listInvoiceEvents(tx, id)];
  const listItem = toInvoiceListItem(invoice, clock.today());
  const milestones = reachedMilestones(
    events.map(({ what }) => what),
    listItem.status,
  );
  return {
    ...listItem,
    company: invoice.company_id === null ? null : { id: invoice.company_id, name: invoice.company_name },
    credits: await findCounterpart(tx, 'id', invoice.credits_id),
    credited_by: await findCounterpart(tx, 'credits_id', id),
    booked_at: invoice.booked_at,
    locked_at: invoice.locked_at,
    last_sent_at: invoice.last_sent_at,
    fee: fromOre(invoice.fee_ore),
    tax: fromOre(invoice.tax_ore),
    rounded_amount: fromOre(invoice.rounded_ore),
    ocr: invoice.ocr,
    autogiro: invoice.autogiro,
    sync_active: invoice.sync_active,
    error: invoice.error ?? invoice.mail_error,
    mail_error: invoice.mail_error,
    file: invoice.pdf_name === null ? null : { id, name: invoice.pdf_name },
    rows: rows.map(toInvoiceRow),
    vat: vatByRate(rows).map(({ taxRate, netOre, taxOre }) => ({
      tax_rate: taxRate,
      net: fromOre(netOre),
      tax: fromOre(taxOre),
    })),
    payments: payments.map(({ amount_ore, ...payment }) => ({
      ...payment,
      amount: fromOre(amount_ore),
    })),
    timeline: events.map(({ what, detail, at, who }, index) => ({
      what: timelineText(what, detail),
      at,
      who,
      station: milestones.get(index) ?? null,
    })),
    ahead: remainingMilestones({ ...invoice, status: listItem.status }),
    paper: toDocumentData(await readInvoiceDocument(tx, id, clock.today())),
    breadcrumb: [
      { title: invoiceTexts.overview, link: routes.invoice.overview() },
      { title: invoice.reference ?? invoiceTexts.noReference, link: null },
    ],
    updated_at: invoice.updated_at,
  };
};
