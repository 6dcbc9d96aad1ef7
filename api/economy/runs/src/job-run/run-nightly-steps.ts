import { applyCurrentAreas } from '@husrum/api-objects';
import { notifyDueReminders } from '../reminder/notify-reminders';
import { archiveEndedLeases } from './archive-ended-leases';
import { generateDueInvoices } from './generate-due-invoices';
import { markOverdueInvoices } from './mark-overdue-invoices';
import type { RunContext } from './run-context';
import { runDueAdjustments } from './run-due-adjustments';
import { sendDueInvoices } from './send-due-invoices';

/** Gives objects the area that is valid from today (docs/domain-rules.md, D-15). */
const updateAreas = (context: RunContext): Promise<void> =>
  context.transaction(({ tx, clock }) => applyCurrentAreas(tx, clock.today()));

/**
 * Runs the daily steps of a business in order. Each step depends only on the current data, so missed nights are caught up and
 * the steps can be repeated.
 */
export const runNightlySteps = async (context: RunContext): Promise<void> => {
  for (const step of [
    markOverdueInvoices,
    updateAreas,
    runDueAdjustments,
    generateDueInvoices,
    sendDueInvoices,
    archiveEndedLeases,
    notifyDueReminders,
  ]) {
    context.signal.throwIfAborted();
    await step(context);
  }
};
