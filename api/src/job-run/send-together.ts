import type { DrawnInvoices } from '../invoice/draw-invoices';
import { lockInvoices } from '../invoice/invoice.store';
import { addressed, drawToMail, isReady, sendInvoices } from '../invoice/send-invoice';
import type { ActorContext } from '../platform/http';
import type { TitledInvoice } from './invoice-titles.store';
import type { NewItem } from './job-run.store';
import { acting, type Night } from './night';

const idsOf = (tasks: readonly TitledInvoice[]): number[] => tasks.map(({ invoiceId }) => invoiceId);

/** Draws those that are ready to be sent, before the transaction in which they are. */
export const drawTogether = (night: Night, tasks: readonly TitledInvoice[]): Promise<DrawnInvoices> =>
  drawToMail({ files: night.files, step: (context) => acting(night, context) }, idsOf(tasks), isReady);

/**
 * Sends those that are ready, and gives what a run notes of them; of the others nothing. The lock decides between us
 * and a person who presses the button now. None is sent when one has changed since it was drawn: all are tried again.
 */
export const sendTogether = async (
  context: ActorContext,
  tasks: readonly TitledInvoice[],
  drawn: DrawnInvoices,
): Promise<NewItem[]> => {
  const locked = await lockInvoices(context.tx, idsOf(tasks));
  const { sendable, refused } = await addressed(context, locked.filter(isReady));
  for (const { problem: changed } of await sendInvoices(context, sendable, drawn)) throw changed;
  const sent = new Set(sendable.map(({ invoice }) => invoice.id));
  const why = new Map(refused.map(({ invoice, problem }) => [invoice.id, problem.message]));
  return tasks.flatMap((task): NewItem[] => {
    if (sent.has(task.invoiceId)) return [{ ...task, outcome: 'MADE' }];
    const message = why.get(task.invoiceId);
    return message === undefined ? [] : [{ ...task, outcome: 'FAILED', message }];
  });
};
