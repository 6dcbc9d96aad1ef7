import { randomBytes } from 'node:crypto';
import * as yup from 'yup';
import { findTaskInvoice } from './find-task-invoice';
import { registerPaymentInProgram, saveRegisteredPayment } from './pay-remote-invoice';
import { listSharedPayments, toKnownPayment } from './synced-invoice.store';
import type { TaskHandler } from './task-handler';

const detailSchema = yup.object({
  paymentId: yup.number().required(),
  /** Negative for the invoice or credit invoice whose surplus is used. */
  amountOre: yup.number().required(),
  paidAt: yup.string().required(),
  reference: yup.string().required(),
});

interface SettleTaskInput {
  readonly integrationId: number;
  readonly invoiceId: number;
  readonly userId: number | null;
  readonly paymentId: number;
  readonly amountOre: number;
  readonly paidAt: string;
}

/** The task that registers an amount of a payment on an invoice in the program. */
export const toSettleTask = ({ integrationId, invoiceId, userId, ...settlement }: SettleTaskInput) => ({
  ...{ integrationId, invoiceId, userId, kind: 'SETTLE' as const },
  detail: { ...settlement, reference: `husrum-${randomBytes(8).toString('hex')}` },
});

/** Registers in the program what a payment has already settled of the invoice here. Repeating the task registers nothing twice. */
export const settleRemoteInvoice: TaskHandler = async ({ tx }, task) => {
  const taskInvoice = await findTaskInvoice(tx, task);
  if (taskInvoice === undefined) return undefined;
  const { paymentId, ...payment } = detailSchema.validateSync(task.detail);
  const knownPayments = (await listSharedPayments(tx, taskInvoice.invoice.id)).map(toKnownPayment);
  return async (taskContext) => {
    const registered = await registerPaymentInProgram(
      taskContext.connection.service,
      taskInvoice,
      knownPayments,
      payment,
    );
    return async (actor) => {
      await saveRegisteredPayment(actor.tx, taskContext, taskInvoice, { registered, paymentId });
      return undefined;
    };
  };
};
