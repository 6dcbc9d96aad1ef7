import { accountingInvoices } from '@husrum/api-connections';
import { cancelInvoice } from '@husrum/api-invoicing';
import * as yup from 'yup';
import { findRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice } from './find-task-invoice';
import type { TaskHandler } from './task-handler';

const detailSchema = yup.object({
  /** Whether nothing is left to do here: the invoice is cancelled here already, or has only moved to another company. */
  isHere: yup.boolean(),
  /** The invoice in the program of the earlier company, when its object has moved to another company. */
  left: yup
    .object({
      state: yup
        .string()
        .oneOf(['PENDING', 'DRAFT'] as const)
        .required(),
      service_id: yup.string().nullable().default(null),
      reference: yup.string().required(),
    })
    .default(undefined),
});

/** Cancels an invoice that is not booked, in the program and, unless that is done, here. The program may remove the draft instead. */
export const cancelRemoteInvoice: TaskHandler = async ({ tx }, task) => {
  const { isHere: isDoneHere, left: leftInvoice } = detailSchema.validateSync(task.detail);
  if (leftInvoice !== undefined)
    return async ({ connection: { service } }) => {
      const remoteInvoice = await findRemoteInvoice(service, leftInvoice);
      if (remoteInvoice !== undefined && !remoteInvoice.isCancelled)
        await service.cancelInvoice(remoteInvoice.id);
      return async () => undefined;
    };
  const taskInvoice = await findTaskInvoice(tx, task);
  if (taskInvoice === undefined) return undefined;
  const { invoice, record } = taskInvoice;
  return async ({ connection: { service, name } }) => {
    const remoteInvoice = await findRemoteInvoice(service, record);
    if (remoteInvoice !== undefined && !remoteInvoice.isCancelled)
      await service.cancelInvoice(remoteInvoice.id);
    return async (actor) => {
      if (isDoneHere !== true) await cancelInvoice(actor, { type: name.toLowerCase(), id: invoice.id });
      await accountingInvoices.save(actor.tx, invoice.id, {
        state: 'CANCELLED',
        synced_at: actor.clock.now().toISOString(),
      });
      return undefined;
    };
  };
};
