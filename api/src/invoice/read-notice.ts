import type { Invoicebase, InvoiceRow } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { fromOre } from '@husrum/format';
import { found } from '../platform/errors';
import type { Work } from '../platform/http';
import { eventsOf } from './invoice-event.store';
import { type Row, rowsOf } from './invoice-row.store';
import { findOther } from './invoicebase.store';
import { readDocument, vatOf } from './notice-document.store';
import { paperOf } from './notice-paper';
import { listed, noticeHead } from './notice-row.store';
import { stationsAhead, stationsOf } from './notice-way.rules';
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

/** The whole notice, as its page shows it. */
export const readNotice = async (
  { tx, clock }: Pick<Work, 'tx' | 'clock'>,
  id: number,
): Promise<Invoicebase> => {
  const [row] = await listed(tx, [id]);
  const notice = found(row);
  const rows = await rowsOf(tx, id);
  const [payments, events] = [await paymentsOf(tx, id), await eventsOf(tx, id)];
  const head = noticeHead(notice, clock.today());
  const stations = stationsOf(
    events.map(({ what }) => what),
    head.status,
  );
  return {
    ...head,
    company: notice.company_id === null ? null : { id: notice.company_id, name: notice.company_name },
    credits: await findOther(tx, 'id', notice.credits_id),
    credited_by: await findOther(tx, 'credits_id', id),
    booked_at: notice.booked_at,
    locked_at: notice.locked_at,
    last_sent_at: notice.last_sent_at,
    fee: fromOre(notice.fee_ore),
    tax: fromOre(notice.tax_ore),
    rounded_amount: fromOre(notice.rounded_ore),
    ocr: notice.ocr,
    autogiro: notice.autogiro,
    sync_active: notice.sync_active,
    error: notice.error,
    file: notice.pdf_name === null ? null : { id, name: notice.pdf_name },
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
    ahead: stationsAhead({ ...notice, status: head.status }),
    paper: paperOf(await readDocument(tx, notice, clock.today())),
    breadcrumb: [
      { title: 'Hyresavier', link: routes.invoicebase.overview() },
      { title: notice.reference ?? 'Ej skapad', link: null },
    ],
    updated_at: notice.updated_at,
  };
};
