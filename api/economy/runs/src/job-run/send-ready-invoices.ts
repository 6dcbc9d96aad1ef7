import { lockInvoices } from '@husrum/api-invoicing';
import type { ActorContext } from '@husrum/api-platform';
import { enqueueBookings } from '../invoice-sending/enqueue-bookings';
import {
  findRecipients,
  isReadyOrStopped,
  isReadyToSend,
  saveSendErrors,
} from '../invoice-sending/find-recipients';
import type { RenderedInvoices } from '../invoice-sending/render-invoice-pdfs';
import { renderPdfsToMail, sendInvoices } from '../invoice-sending/send-invoice';
import type { TitledInvoice } from './invoice-titles.store';
import type { NewItem } from './job-run.store';
import { jobRunTexts } from './job-run.texts';
import type { RunContext } from './run-context';

const listIds = (tasks: readonly TitledInvoice[]): number[] => tasks.map(({ invoiceId }) => invoiceId);

/** Renders the invoices that are ready to send, before the transaction that sends them. */
export const renderReadyInvoices = (
  context: RunContext,
  tasks: readonly TitledInvoice[],
): Promise<RenderedInvoices> => renderPdfsToMail(context, listIds(tasks), isReadyToSend);

/**
 * Sends the invoices that are ready, and returns the run's items. An invoice with a problem gets a failed item. An invoice that is
 * neither ready nor has a problem, such as one that somebody has just sent, gets no item. An invoice that the accounting program
 * must book first gets a made item, and is sent after the booking. Invoices are locked, so that none is sent both here and by a
 * person. Throws, and sends none, when one has changed since it was rendered: the run then tries all of them again.
 */
export const sendReadyInvoices = async (
  context: ActorContext,
  tasks: readonly TitledInvoice[],
  rendered: RenderedInvoices,
): Promise<NewItem[]> => {
  const locked = await lockInvoices(context.tx, listIds(tasks));
  const { sendable, unbooked, rejected } = await findRecipients(context, locked.filter(isReadyOrStopped));
  await enqueueBookings(context, unbooked);
  for (const { problem: changed } of await sendInvoices(context, sendable, rendered)) throw changed;
  await saveSendErrors(context, rejected);
  const sentIds = new Set(sendable.map(({ invoice }) => invoice.id));
  const typesOfUnbooked = new Map(unbooked.map(({ invoice }) => [invoice.id, invoice.invoice_type]));
  const messages = new Map(rejected.map(({ invoice, problem }) => [invoice.id, problem.message]));
  return tasks.flatMap((task): NewItem[] => {
    const type = typesOfUnbooked.get(task.invoiceId);
    if (type) return [{ ...task, outcome: 'MADE', message: jobRunTexts.bookedFirst(type) }];
    if (sentIds.has(task.invoiceId)) return [{ ...task, outcome: 'MADE' }];
    const message = messages.get(task.invoiceId);
    return message === undefined ? [] : [{ ...task, outcome: 'FAILED', message }];
  });
};
