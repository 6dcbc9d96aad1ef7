import { randomBytes } from 'node:crypto';
import * as yup from 'yup';
import type { NewAccountingTask } from '../accounting/accounting-task.store';
import { findTaskInvoice } from './find-task-invoice';
import { payAtService, saveMadePayment } from './pay-remote-invoice';
import { listSharedPayments, toKnownPayment } from './synced-invoice.store';
import type { TaskHandler } from './task-handler';

/** Negative for the invoice or credit invoice whose surplus is used. */
const detailSchema = yup.object({
  paymentId: yup.number().required(),
  amountOre: yup.number().required(),
  paidAt: yup.string().required(),
  reference: yup.string().required(),
});

interface Settlement {
  readonly integrationId: number;
  readonly invoiceId: number;
  readonly userId: number | null;
  readonly paymentId: number;
  readonly amountOre: number;
  readonly paidAt: string;
}

export const toSettleTask = ({
  integrationId,
  invoiceId,
  userId,
  ...settlement
}: Settlement): NewAccountingTask => ({
  ...{ integrationId, invoiceId, userId, kind: 'SETTLE' },
  detail: { ...settlement, reference: `husrum-${randomBytes(8).toString('hex')}` },
});

/** Puts money of a payment that stands here on the invoice there, once. Nothing changes here. */
export const settleRemoteInvoice: TaskHandler = async ({ tx }, task) => {
  const found = await findTaskInvoice(tx, task);
  if (found === undefined) return undefined;
  const { paymentId, ...payment } = detailSchema.validateSync(task.detail);
  const known = (await listSharedPayments(tx, found.invoice.id)).map(toKnownPayment);
  return async (run) => {
    const made = await payAtService(run.connection.service, found, known, payment);
    return async (actor) => {
      await saveMadePayment(actor.tx, run, found, { made, paymentId });
      return undefined;
    };
  };
};
