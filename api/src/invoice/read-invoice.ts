import type { Invoice, InvoiceRow } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { fromOre } from '@husrum/format';
import { orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { findOther } from './invoice.store';
import { readDocument, vatOf } from './invoice-document.store';
import { eventsOf } from './invoice-event.store';
import { invoiceHead, listed } from './invoice-list-rows.store';
import { paperOf } from './invoice-paper';
import { type Row, rowsOf } from './invoice-row.store';
import { stationsAhead, stationsOf } from './invoice-way.rules';
import { paymentsOf } from './payment.store';
import { timelineText } from './timeline.texts';

const rowOf = (row: Row): InvoiceRow => ({
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

/** The whole invoice, as its page shows it. */
export const readInvoice = async (
  { tx, clock }: Pick<RequestContext, 'tx' | 'clock'>,
  id: number,
): Promise<Invoice> => {
  const [row] = await listed(tx, [id]);
  const invoice = orNotFound(row);
  const rows = await rowsOf(tx, id);
  const [payments, events] = [await paymentsOf(tx, id), await eventsOf(tx, id)];
  const head = invoiceHead(invoice, clock.today());
  const stations = stationsOf(
    events.map(({ what }) => what),
    head.status,
  );
  return {
    ...head,
    company: invoice.company_id === null ? null : { id: invoice.company_id, name: invoice.company_name },
    credits: await findOther(tx, 'id', invoice.credits_id),
    credited_by: await findOther(tx, 'credits_id', id),
    booked_at: invoice.booked_at,
    locked_at: invoice.locked_at,
    last_sent_at: invoice.last_sent_at,
    fee: fromOre(invoice.fee_ore),
    tax: fromOre(invoice.tax_ore),
    rounded_amount: fromOre(invoice.rounded_ore),
    ocr: invoice.ocr,
    autogiro: invoice.autogiro,
    sync_active: invoice.sync_active,
    error: invoice.error,
    file: invoice.pdf_name === null ? null : { id, name: invoice.pdf_name },
    rows: rows.map(rowOf),
    vat: vatOf(rows).map(({ taxRate, netOre, taxOre }) => ({
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
      station: stations.get(index) ?? null,
    })),
    ahead: stationsAhead({ ...invoice, status: head.status }),
    paper: paperOf(await readDocument(tx, invoice, clock.today())),
    breadcrumb: [
      { title: 'Hyresavier', link: routes.invoice.overview() },
      { title: invoice.reference ?? 'Ej skapad', link: null },
    ],
    updated_at: invoice.updated_at,
  };
};
