import { findCompanyIntegration } from '@husrum/api-connections';
import { orNotFound, type RequestContext, type Tx } from '@husrum/api-platform';
import { settingsProblem } from '@husrum/api-rent';
import { accountingNames } from '@husrum/contract/integration';
import type { Invoice, InvoiceRow } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { fromOre } from '@husrum/format';
import {
  listInvoiceAllocations,
  listRegisteredPayments,
  listUndonePayments,
  sumCreditOre,
} from './allocation.store';
import { listCreditInvoices } from './credit-invoice.store';
import { toDocumentData } from './document-data';
import { findCreditedInvoice, type Invoice as InvoiceRecord } from './invoice.store';
import { invoiceTexts } from './invoice.texts';
import { listInvoiceEvents } from './invoice-event.store';
import { findInvoicesWithEmailAndHouse, toInvoiceListItem } from './invoice-list-item.store';
import { findInvoicingNumbers } from './invoice-party.store';
import { readAccounting } from './read-accounting';
import { readInvoiceDocument } from './read-invoice-document';
import { listRows, type Row } from './rows.store';
import { isSentByRun } from './sent-by-run.store';
import { reachedMilestones, remainingMilestones } from './timeline.rules';
import { timelineText } from './timeline.texts';
import { vatByRate } from './to-invoice-document';

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

const toReference = (invoice: Invoice['credited_by'] | undefined): Invoice['credited_by'] =>
  invoice ? { id: invoice.id, reference: invoice.reference } : null;

const readTenantCredit = async (
  tx: Tx,
  { tenant_id, company_id }: { tenant_id: number | null; company_id: number | null },
): Promise<number> =>
  tenant_id === null ? 0 : fromOre(await sumCreditOre(tx, { tenantId: tenant_id, companyId: company_id }));

const findSettingsProblem = async (
  tx: Tx,
  { company_id, sent_at, cancelled_at, tax_ore, pay_ore }: InvoiceRecord,
): Promise<string | null> => {
  if (sent_at !== null || cancelled_at !== null) return null;
  const numbers = await findInvoicingNumbers(tx, company_id);
  return numbers && settingsProblem(numbers, { taxOre: tax_ore, payOre: pay_ore });
};

/** The accounting program that an invoice without a type can be created in. */
const findProgram = async (
  tx: Tx,
  { invoice_type, company_id }: InvoiceRecord,
): Promise<Invoice['accounting_program']> => {
  if (invoice_type !== null || company_id === null) return null;
  const integration = await findCompanyIntegration(tx, company_id);
  return accountingNames.find((name) => name === integration?.name) ?? null;
};

/** The whole invoice, for its detail page. */
export const readInvoice = async (
  { tx, clock, settings }: Pick<RequestContext, 'tx' | 'clock' | 'settings'>,
  id: number,
): Promise<Invoice> => {
  const [found] = await findInvoicesWithEmailAndHouse(tx, [id]);
  const invoice = orNotFound(found);
  const rows = await listRows(tx, id);
  const [payments, events] = [await listInvoiceAllocations(tx, id), await listInvoiceEvents(tx, id)];
  const creditInvoices = await listCreditInvoices(tx, id);
  const registered = await listRegisteredPayments(tx, id);
  const undone = await listUndonePayments(tx, id);
  const listItem = toInvoiceListItem(invoice, clock.today());
  const sentByRun = await isSentByRun(tx, invoice);
  const milestones = reachedMilestones(
    events.map(({ kind }) => kind),
    listItem.status,
    invoice.written_off_ore > 0,
  );
  return {
    ...listItem,
    company: invoice.company_id === null ? null : { id: invoice.company_id, name: invoice.company_name },
    credits: await findCreditedInvoice(tx, invoice.credits_id),
    credited_by: invoice.credited_at === null ? null : toReference(creditInvoices.at(-1)),
    credit_invoices: creditInvoices.map(({ creditedOre, ...credit }) => ({
      ...credit,
      amount: fromOre(creditedOre),
    })),
    credit_reason: invoice.credit_reason,
    booked_at: invoice.booked_at,
    locked_at: invoice.locked_at,
    last_sent_at: invoice.last_sent_at,
    is_sent_by_run: sentByRun,
    fee: fromOre(invoice.fee_ore),
    tax: fromOre(invoice.tax_ore),
    rounded_amount: fromOre(invoice.rounded_ore),
    ocr: invoice.ocr,
    autogiro: invoice.autogiro,
    sync_active: invoice.sync_active,
    accounting_program: await findProgram(tx, invoice),
    accounting: await readAccounting(tx, invoice, settings),
    error: listItem.error ?? null,
    mail_error: invoice.mail_error,
    settings_problem: await findSettingsProblem(tx, invoice),
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
    registered_payments: registered.map(({ amount_ore, surplus_ore, ...payment }) => ({
      ...payment,
      amount: fromOre(amount_ore),
      surplus: fromOre(surplus_ore),
    })),
    undone_payments: undone.map(({ amount_ore, ...payment }) => ({
      ...payment,
      amount: fromOre(amount_ore),
    })),
    tenant_credit: await readTenantCredit(tx, invoice),
    timeline: events.map(({ kind, detail, at, user_name }, index) => ({
      what: timelineText(kind, detail),
      at,
      who: user_name,
      station: milestones.get(index) ?? null,
    })),
    ahead: remainingMilestones({ ...invoice, is_sent_by_run: sentByRun, status: listItem.status }),
    paper: toDocumentData(await readInvoiceDocument(tx, id, clock.today())),
    breadcrumb: [
      { title: invoiceTexts.overview, link: routes.invoice.overview() },
      { title: invoice.reference ?? invoiceTexts.noReference, link: null },
    ],
    updated_at: invoice.updated_at,
  };
};
