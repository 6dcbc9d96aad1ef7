import { lockInvoices } from '@husrum/api-invoicing';
import { problem, type RequestContext } from '@husrum/api-platform';
import { countInvoices } from '../invoice-sending/ready-invoices.store';
import { startSendingRun } from '../job-run/start-sending-run';
import { readPlan } from './preview-reminders';
import { insertReminders } from './reminder.store';
import { reminderTexts } from './reminder.texts';

export interface StartReminders {
  /** Null: all that are due for a reminder. */
  readonly ids: readonly number[] | null;
  /** Null: those of all companies. */
  readonly companyId: number | null;
}

/**
 * Writes the reminders that are due now, and starts the run that sends them. The invoices are locked, so that none is in two reminders.
 * Returns the id of the run.
 */
export const startReminders = async (
  context: RequestContext,
  { ids, companyId }: StartReminders,
): Promise<number> => {
  const { tx, account } = context;
  const selected = ids === null ? null : [...new Set(ids)];
  if (selected !== null && (await countInvoices(tx, selected)) < selected.length) throw problem('notFound');
  const before = await readPlan(context, selected);
  await lockInvoices(
    tx,
    before.plans.flatMap(({ lines }) => lines.map(({ id }) => id)),
  );
  // Read again: somebody may have reminded of them while this transaction waited for the locks.
  const { plans } = await readPlan(context, selected);
  const chosen = plans.filter((plan) => companyId === null || plan.companyId === companyId);
  if (chosen.length === 0) throw problem('conflict', { message: reminderTexts.nothingToRemind });
  return startSendingRun(context, 'REMIND', await insertReminders(tx, chosen, account.userId));
};
