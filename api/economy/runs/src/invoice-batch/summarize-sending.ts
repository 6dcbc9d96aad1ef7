import { dueDateWhenSent, mustBeBookedBeforeSending } from '@husrum/api-invoicing';
import { groupBy } from '@husrum/api-platform';
import { formatPeriod } from '@husrum/api-rent';
import { invoiceKindLabel } from '@husrum/contract/invoice';
import {
  MAX_PREVIEWED,
  type PayeeAccount,
  type PreviewedInvoice,
  type SendingPreview,
  type StoppedInvoices,
} from '@husrum/contract/invoice-batch';
import { fromOre, type LocalDate } from '@husrum/format';
import type { InvoiceToPreview } from './sending-preview.store';

/** An invoice, and the problem that prevents sending or approving it. */
export interface CheckedInvoice {
  invoice: InvoiceToPreview;
  /** A Swedish text; null when nothing prevents it. */
  problem: string | null;
  /** Whether the problem is in the invoicing settings of the company. */
  isSettingsProblem: boolean;
  /** Whether the problem is that the tenant has no mail address. */
  isAddressProblem: boolean;
}

const toCompany = ({ company_id, company_name }: InvoiceToPreview): PayeeAccount['company'] =>
  company_id === null ? null : { id: company_id, name: company_name };

const amountOre = ({ kind, pay_ore, left_ore }: InvoiceToPreview): number =>
  kind === 'CREDIT' ? pay_ore : left_ore;

const sumAmounts = (invoices: readonly CheckedInvoice[]): number =>
  fromOre(invoices.reduce((sum, { invoice }) => sum + amountOre(invoice), 0));

const toPreviewedInvoice = (
  { invoice, problem }: CheckedInvoice,
  today: LocalDate,
): Omit<PreviewedInvoice, 'remarks'> => ({
  id: invoice.id,
  reference: invoice.reference,
  title: `${invoiceKindLabel[invoice.kind]} ${formatPeriod(invoice)}`,
  kind: invoice.kind,
  entity_name: invoice.entity_name,
  recipient: invoice.tenant_name,
  email: invoice.billing_email ?? invoice.email,
  amount: fromOre(amountOre(invoice)),
  due_at: dueDateWhenSent(invoice, today),
  problem,
});

const groupAccounts = (sendable: readonly CheckedInvoice[]): PayeeAccount[] =>
  [...groupBy(sendable, ({ invoice }) => invoice.company_id).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { bankgiro, plusgiro } = first.invoice;
    return [{ company: toCompany(first.invoice), bankgiro, plusgiro, count: group.length }];
  });

/** The tenant, when all these invoices are stopped because that tenant has no mail address. Otherwise the result is null. */
const toTenantWithoutAddress = (stopped: readonly CheckedInvoice[]): StoppedInvoices['tenant'] => {
  const [first] = stopped;
  const id = first?.isAddressProblem ? first.invoice.tenant_id : null;
  if (first === undefined || id === null) return null;
  const isSameTenant = stopped.every(({ invoice }) => invoice.tenant_id === id);
  return isSameTenant ? { id, name: first.invoice.tenant_name } : null;
};

const groupStopped = (stopped: readonly CheckedInvoice[]): StoppedInvoices[] => {
  const keyOf = ({ problem, isSettingsProblem, invoice }: CheckedInvoice) =>
    `${isSettingsProblem ? invoice.company_id : ''} ${problem}`;
  return [...groupBy(stopped, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined || first.problem === null) return [];
    const company = first.isSettingsProblem ? toCompany(first.invoice) : null;
    const tenant = toTenantWithoutAddress(group);
    return [{ problem: first.problem, count: group.length, company, tenant }];
  });
};

/** What approving or sending the invoices would do. Credit invoices are not part of the amount, because they are not paid. */
export const summarizeSending = (invoices: readonly CheckedInvoice[], today: LocalDate): SendingPreview => {
  const stopped = invoices.filter(({ problem }) => problem !== null);
  const sendable = invoices.filter(({ problem }) => problem === null);
  const charged = sendable.filter(({ invoice }) => invoice.kind !== 'CREDIT');
  const credits = sendable.filter(({ invoice }) => invoice.kind === 'CREDIT');
  const dueDates = charged.flatMap(({ invoice }) => dueDateWhenSent(invoice, today) ?? []).sort();
  return {
    count: sendable.length,
    recipients: new Set(sendable.map(({ invoice }) => invoice.tenant_id)).size,
    amount: sumAmounts(charged),
    credit_count: credits.length,
    credit_amount: sumAmounts(credits),
    first_due: dueDates[0] ?? null,
    last_due: dueDates.at(-1) ?? null,
    booked_first: sendable.filter(({ invoice }) => mustBeBookedBeforeSending(invoice)).length,
    accounts: groupAccounts(charged),
    stopped: groupStopped(stopped),
    invoices: [...stopped, ...sendable]
      .slice(0, MAX_PREVIEWED)
      .map((invoice) => toPreviewedInvoice(invoice, today)),
  };
};
