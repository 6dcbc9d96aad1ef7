import { invoiceKindLabel } from '@husrum/contract/invoice';
import {
  MAX_PREVIEWED,
  type PayeeAccount,
  type PreviewedInvoice,
  type SendingPreview,
  type StoppedInvoices,
} from '@husrum/contract/invoice-batch';
import { fromOre, type LocalDate } from '@husrum/format';
import { isAccountingType } from '../invoice/accounting-changes';
import { dueDateWhenSent } from '../invoice/to-invoice-document';
import { groupBy } from '../platform/collections';
import { formatPeriod } from '../rent/explanation.texts';
import type { InvoiceToPreview } from './sending-preview.store';

/** An invoice with what keeps it from being sent or approved. */
export interface CheckedInvoice {
  invoice: InvoiceToPreview;
  /** In Swedish. */
  problem: string | null;
  /** Whether the company's invoicing settings are the reason. */
  isSettings: boolean;
}

const toCompany = ({ company_id, company_name }: InvoiceToPreview): PayeeAccount['company'] =>
  company_id === null ? null : { id: company_id, name: company_name };

const amountOre = ({ kind, pay_ore, left_ore }: InvoiceToPreview): number =>
  kind === 'CREDIT' ? pay_ore : left_ore;

/** The accounting program books it before it is sent. */
const isUnbooked = ({ invoice_type, booked_at, sent_at }: InvoiceToPreview): boolean =>
  isAccountingType(invoice_type) && booked_at === null && sent_at === null;

const toPreviewed = ({ invoice, problem }: CheckedInvoice, today: LocalDate): PreviewedInvoice => ({
  id: invoice.id,
  reference: invoice.reference,
  title: `${invoiceKindLabel[invoice.kind]} ${formatPeriod(invoice)}`,
  entity_name: invoice.entity_name,
  recipient: invoice.tenant_name,
  email: invoice.billing_email ?? invoice.email,
  amount: fromOre(amountOre(invoice)),
  due_at: dueDateWhenSent(invoice, today),
  problem,
});

const groupAccounts = (going: readonly CheckedInvoice[]): PayeeAccount[] =>
  [...groupBy(going, ({ invoice }) => invoice.company_id).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { bankgiro, plusgiro } = first.invoice;
    return [{ company: toCompany(first.invoice), bankgiro, plusgiro, count: group.length }];
  });

const groupStopped = (stopped: readonly CheckedInvoice[]): StoppedInvoices[] => {
  const keyOf = ({ problem, isSettings, invoice }: CheckedInvoice) =>
    `${isSettings ? invoice.company_id : ''} ${problem}`;
  return [...groupBy(stopped, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || first.problem === null) return [];
    const company = first.isSettings ? toCompany(first.invoice) : null;
    return [{ problem: first.problem, count: group.length, company }];
  });
};

/** What approving or sending the invoices would do. Credit invoices ask for no payment: they are not part of the amount. */
export const summarizeSending = (invoices: readonly CheckedInvoice[], today: LocalDate): SendingPreview => {
  const stopped = invoices.filter(({ problem }) => problem !== null);
  const going = invoices.filter(({ problem }) => problem === null);
  const charged = going.filter(({ invoice }) => invoice.kind !== 'CREDIT');
  const dueDates = charged.flatMap(({ invoice }) => dueDateWhenSent(invoice, today) ?? []).sort();
  return {
    count: going.length,
    recipients: new Set(going.map(({ invoice }) => invoice.tenant_id)).size,
    amount: fromOre(charged.reduce((sum, { invoice }) => sum + amountOre(invoice), 0)),
    first_due: dueDates[0] ?? null,
    last_due: dueDates.at(-1) ?? null,
    booked_first: going.filter(({ invoice }) => isUnbooked(invoice)).length,
    accounts: groupAccounts(charged),
    stopped: groupStopped(stopped),
    invoices: [...stopped, ...going].slice(0, MAX_PREVIEWED).map((invoice) => toPreviewed(invoice, today)),
  };
};
