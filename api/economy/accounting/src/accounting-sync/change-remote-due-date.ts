import { accountingInvoices } from '@husrum/api-connections';
import { changeDueDate, requireInvoice } from '@husrum/api-invoicing';
import { AccountingRefusal } from '@husrum/api-ports';
import * as yup from 'yup';
import { findRemoteInvoice } from './find-remote-invoice';
import { findTaskInvoice } from './find-task-invoice';
import { toStoredState } from './stored-state.rules';
import type { TaskHandler } from './task-handler';

/** `isHere`: whether the date has been changed here already. */
const detailSchema = yup.object({ dueAt: yup.string().required(), isHere: yup.boolean() });

export const changeRemoteDueDate: TaskHandler = async ({ tx }, task) => {
  const taskInvoice = await findTaskInvoice(tx, task);
  if (taskInvoice === undefined) return undefined;
  const { dueAt, isHere: isDoneHere = false } = detailSchema.validateSync(task.detail);
  const { invoice, record } = taskInvoice;
  return async ({ connection: { service } }) => {
    const remoteInvoice = await findRemoteInvoice(service, record);
    const changed =
      remoteInvoice === undefined || remoteInvoice.dueDate === dueAt
        ? remoteInvoice
        : await service.changeDueDate(remoteInvoice.id, dueAt).catch((error: unknown) => {
            // Spiris does not change the date of a booked invoice: the sync shows the divergence, and a person decides.
            if (isDoneHere && error instanceof AccountingRefusal && error.reason === 'wrongState')
              return remoteInvoice;
            throw error;
          });
    return async (actor) => {
      if (!isDoneHere) await changeDueDate(actor, await requireInvoice(actor, invoice.id), dueAt);
      if (changed !== undefined)
        await accountingInvoices.save(
          actor.tx,
          invoice.id,
          toStoredState(changed, actor.clock.now().toISOString()),
        );
      return undefined;
    };
  };
};
