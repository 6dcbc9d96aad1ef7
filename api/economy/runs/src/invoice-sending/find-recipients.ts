import {
  canSend,
  changeInvoice,
  findInvoiceParties,
  type Invoice,
  invoiceStateProblem,
  mustBeBookedBeforeSending,
  refreshInvoiceStatuses,
} from '@husrum/api-invoicing';
import { type ActorContext, type Problem, problem } from '@husrum/api-platform';
import { type InvoicingNumbers, settingsProblem } from '@husrum/api-rent';
import { saveMailError } from './record-undelivered';

export interface SendableInvoice {
  invoice: Invoice;
  /** Email address. */
  to: string;
}

export interface RejectedInvoice {
  invoice: Invoice;
  problem: Problem;
}

/** Whether the invoice has the status ERROR only because its mail did not arrive or could not be sent. */
const hasOnlyMailError = ({
  status,
  error,
  mail_error,
}: Pick<Invoice, 'status' | 'error' | 'mail_error'>): boolean =>
  status === 'ERROR' && mail_error !== null && error === null;

/** Why an invoice cannot be sent, apart from a missing address. `numbers` are the current ones of its company. */
const findObstacle = (invoice: Invoice, numbers: InvoicingNumbers | undefined): Problem | undefined => {
  const { status, error, sent_at, tax_ore: taxOre, pay_ore: payOre, tenant_id } = invoice;
  const isUnsent = sent_at === null;
  if (isUnsent && status === 'ERROR' && error !== null)
    return problem('invoiceIncomplete', { message: error });
  if (!canSend(status) && !hasOnlyMailError(invoice)) return invoiceStateProblem(invoice);
  const message = isUnsent && numbers ? settingsProblem(numbers, { taxOre, payOre }) : null;
  if (message !== null) return problem('invoiceIncomplete', { message });
  return tenant_id === null ? problem('invoiceWithoutTenant') : undefined;
};

interface Recipients {
  readonly sendable: SendableInvoice[];
  /** Invoices that can be sent when the accounting program has booked them. */
  readonly unbooked: SendableInvoice[];
  readonly rejected: RejectedInvoice[];
}

/**
 * Sorts invoices into those that can be sent, with their addresses, those that must be booked first, and those that cannot be
 * sent. It is called before anything is written, so that one invoice never stops another.
 */
export const findRecipients = async (
  { tx }: Pick<ActorContext, 'tx'>,
  invoices: readonly Invoice[],
): Promise<Recipients> => {
  const { emails, numbers } = await findInvoiceParties(tx, invoices);
  const sendable: SendableInvoice[] = [];
  const unbooked: SendableInvoice[] = [];
  const rejected: RejectedInvoice[] = [];
  for (const invoice of invoices) {
    const { tenant_id, company_id } = invoice;
    const to = tenant_id === null ? undefined : emails.get(tenant_id);
    const obstacle = findObstacle(invoice, numbers.get(company_id));
    if (obstacle) rejected.push({ invoice, problem: obstacle });
    else if (to == null) rejected.push({ invoice, problem: problem('invoiceWithoutEmail') });
    else (mustBeBookedBeforeSending(invoice) ? unbooked : sendable).push({ invoice, to });
  }
  return { sendable, unbooked, rejected };
};

/**
 * Throws the reason why the invoice could not be mailed after it has been booked. Unlike `requireDeliverable`, it requires a
 * tenant with an email address.
 */
export const requireRecipient = async (
  context: Pick<ActorContext, 'tx'>,
  invoice: Invoice,
): Promise<void> => {
  const { rejected } = await findRecipients(context, [invoice]);
  for (const { problem: reason } of rejected) throw reason;
};

/** Whether the invoice is ready for its first sending, or for another one because its mail did not arrive. */
export const isReadyToSend = (invoice: Pick<Invoice, 'status' | 'error' | 'mail_error'>): boolean =>
  invoice.status === 'READY' || hasOnlyMailError(invoice);

/** Throws unless the invoice can be handed to its tenant for the first time, by mail or in another way. */
export const requireDeliverable = async (
  { tx }: Pick<ActorContext, 'tx'>,
  invoice: Invoice,
): Promise<void> => {
  const { numbers } = await findInvoiceParties(tx, [invoice]);
  const obstacle = findObstacle(invoice, numbers.get(invoice.company_id));
  if (obstacle && obstacle.key !== 'invoiceWithoutTenant') throw obstacle;
  if (!isReadyToSend(invoice)) throw invoiceStateProblem(invoice);
};

/** Whether the invoice is ready to send, or unsent with an error: a sending then fails with that error as the reason. */
export const isReadyOrStopped = (invoice: Invoice): boolean =>
  isReadyToSend(invoice) || (invoice.status === 'ERROR' && invoice.sent_at === null);

/** Saves why unsent invoices lack an address or are incomplete: they become ERROR until that is corrected. Other problems are not saved. */
export const saveSendErrors = async (
  { tx, clock }: ActorContext,
  rejected: readonly RejectedInvoice[],
): Promise<void> => {
  const today = clock.today();
  for (const { invoice, problem } of rejected) {
    if (invoice.sent_at !== null) continue;
    if (problem.key === 'invoiceWithoutEmail') await saveMailError(tx, invoice.id, problem.message, today);
    else if (problem.key === 'invoiceIncomplete' && invoice.error === null) {
      await changeInvoice(tx, invoice.id, { error: problem.message });
      await refreshInvoiceStatuses(tx, [invoice.id], today);
    }
  }
};
