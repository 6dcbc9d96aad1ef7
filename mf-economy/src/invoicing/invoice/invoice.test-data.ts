import type { ResponseOf } from '@husrum/contract/core';
import type {
  Invoice,
  InvoiceAccounting,
  InvoiceDocumentData,
  InvoiceListItem,
  InvoiceRow,
} from '@husrum/contract/invoice';
import type { SendingPreview } from '@husrum/contract/invoice-batch';
import type { statisticsCalls } from '@husrum/contract/statistics';

const CREATED_AT = '2026-11-20T08:00:00.000Z';

export const makeInvoiceListItem = (changes: Partial<InvoiceListItem> = {}): InvoiceListItem => ({
  id: 7,
  reference: '100247',
  title: 'Hyresavi december 2026',
  kind: 'RENT',
  status: 'READY',
  invoice_type: 'MANUAL',
  lease_id: 3,
  lease: { id: 3, entity: { id: 5, name: 'Lgh 1001', house: 'Kv. Eken' } },
  tenant: { id: 4, name: 'Bo Östlund', email: 'bo@example.se' },
  start: '2026-12-01',
  stop: '2026-12-31',
  send_date: '2026-11-25',
  due_at: '2026-12-28',
  sent_at: null,
  pay_amount_rounded: 9162,
  payment_left: 9162,
  created_at: CREATED_AT,
  ...changes,
});

export const makeInvoiceRow = (changes: Partial<InvoiceRow> = {}): InvoiceRow => ({
  id: 1,
  invoicebase_id: 7,
  name: 'Hyra december 2026',
  quantity: 1,
  fee: 8500,
  unit: '',
  tax_rate: 0,
  tax: 0,
  total: 8500,
  explanation: 'Hyra 8 500 kr',
  start: '2026-12-01',
  stop: '2026-12-31',
  valid_from: '2026-01-01',
  ...changes,
});

const documentData: InvoiceDocumentData = {
  heading: 'Hyresavi',
  period: 'December 2026',
  draft: true,
  sender: { name: 'Åkerö AB', lines: ['Drottninggatan 12, 702 10 Örebro'] },
  recipient: { name: 'Bo Östlund', lines: ['Storgatan 4', '702 11 Örebro'] },
  facts: [
    { label: 'Avinummer', value: '100247' },
    { label: 'Objekt', value: 'Lgh 1001' },
  ],
  payment: [
    { label: 'Att betala', value: '9 162 kr' },
    { label: 'Oss tillhanda senast', value: '28 december 2026' },
    { label: 'OCR-nummer', value: '1002 4784' },
    { label: 'Bankgiro', value: '991-2346' },
  ],
  sums: [
    { label: 'Summa exklusive moms', amount: 8999.5 },
    { label: 'Moms 25 % på 649,50', amount: 162.38 },
    { label: 'Öresavrundning', amount: 0.12 },
  ],
  total: { label: 'Att betala', amount: 9162 },
  foot: ['Åkerö AB · Org.nr 559999-0016'],
};

export const makeInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  ...makeInvoiceListItem(),
  company: { id: 2, name: 'Åkerö AB' },
  credits: null,
  credited_by: null,
  booked_at: null,
  locked_at: null,
  last_sent_at: null,
  fee: 8999.5,
  tax: 162.38,
  rounded_amount: 0.12,
  ocr: '10024784',
  autogiro: false,
  sync_active: true,
  error: null,
  file: null,
  rows: [
    makeInvoiceRow({ fee: 8350, total: 8350, explanation: 'Hyra 8 350 kr' }),
    makeInvoiceRow({
      id: 2,
      name: 'Bilplats',
      fee: 649.5,
      total: 649.5,
      tax_rate: 25,
      tax: 162.38,
      unit: 'st',
      explanation: null,
      start: null,
      stop: null,
      valid_from: null,
    }),
  ],
  vat: [
    { tax_rate: 25, net: 649.5, tax: 162.38 },
    { tax_rate: 0, net: 8350, tax: 0 },
  ],
  payments: [],
  timeline: [{ what: 'Skapad för hand', at: CREATED_AT, who: 'Anna Andersson', station: 'CREATED' }],
  ahead: [
    { station: 'SENT', on: '2026-11-25' },
    { station: 'PAID', on: '2026-12-28' },
  ],
  paper: documentData,
  breadcrumb: [
    { title: 'Hyresavier', link: '/invoicebase/overview' },
    { title: '100247', link: null },
  ],
  updated_at: CREATED_AT,
  ...changes,
});

/** The state in Fortnox of an invoice that is not booked. */
export const makeAccounting = (changes: Partial<InvoiceAccounting> = {}): InvoiceAccounting => ({
  service: 'Fortnox',
  is_simulated: false,
  number: '41',
  state: 'DRAFT',
  synced_at: '2026-11-20T08:00:00.000Z',
  sync_error: null,
  waiting: null,
  can_retry: false,
  is_connected: true,
  ...changes,
});

const SENT_AT = '2026-11-25T09:05:00.000Z';
export const makeSentInvoice = (changes: Partial<Invoice> = {}): Invoice =>
  makeInvoice({
    status: 'PENDING_PAYMENT',
    sent_at: SENT_AT,
    last_sent_at: SENT_AT,
    locked_at: SENT_AT,
    file: { id: 7, name: 'hyresavi-100247.pdf' },
    ...changes,
  });

export const businessStatistics: ResponseOf<typeof statisticsCalls.business> = {
  id: 1,
  name: 'Åkerö AB',
  organisation: 1,
  membership: 30,
  storage_percent: 0,
  stat_unpaid_invoices: 3,
  stat_not_sent_invoices: 2,
  stat_overdue_invoices: 1,
  stat_unpaid_amount: 25_500,
  stat_ready_invoices: 2,
  stat_ready_amount: 17_000,
  stat_overdue_amount: 8500,
  stat_active_leases: 4,
  stat_ending_leases: 0,
  stat_vacancies: 0,
  stat_ends_month: 0,
  stat_new_tickets: 0,
  stat_open_tickets: 0,
  stat_resolved_tickets_month: 0,
  stat_inactive_tenants: 0,
};

export const badgeCounts: ResponseOf<typeof statisticsCalls.badges> = {
  lease_ending: 0,
  invoicebase_review: 5,
  invoicebase_unpaid: 3,
  invoicebase_ready: 2,
  invoicebase_error: 0,
  invoicebase_overdue: 1,
  ticket_new: 0,
};

/** The preview of one invoice that can be sent. */
export const makeSendingPreview = (changes: Partial<SendingPreview> = {}): SendingPreview => ({
  count: 1,
  recipients: 1,
  amount: 9162,
  first_due: '2026-12-28',
  last_due: '2026-12-28',
  accounts: [{ company: { id: 2, name: 'Åkerö AB' }, bankgiro: '991-2346', plusgiro: null, count: 1 }],
  stopped: [],
  invoices: [
    {
      id: 7,
      reference: '100247',
      title: 'Hyresavi december 2026',
      entity_name: 'Lgh 1001',
      recipient: 'Bo Östlund',
      email: 'bo@example.se',
      amount: 9162,
      due_at: '2026-12-28',
      problem: null,
    },
  ],
  ...changes,
});
