import {
  enqueueAccountingTasks,
  findInvoiceIdsWithOpenTask,
  findTaskIdsByKey,
  findTasks,
  listOpenTasks,
  listOpenTasksByInvoice,
  markNotAwaited,
  removeTasks,
  retryTasks,
  saveTaskOutcome,
} from './accounting-task.store';
import { lockTask, takeNextTask } from './take-task.store';

/** The tasks for accounting programs, as other packages enqueue, do and withdraw them. */
export const accountingTasks = {
  enqueue: enqueueAccountingTasks,
  find: findTasks,
  findIdsByKey: findTaskIdsByKey,
  findInvoiceIdsWithOpenTask,
  listOpen: listOpenTasks,
  listOpenByInvoice: listOpenTasksByInvoice,
  markNotAwaited,
  remove: removeTasks,
  retry: retryTasks,
  takeNext: takeNextTask,
  lock: lockTask,
  saveOutcome: saveTaskOutcome,
};
