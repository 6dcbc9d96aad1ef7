import { archiveEndedLeases } from './archive-ended-leases';
import { generateDueInvoices } from './generate-due-invoices';
import { markOverdueInvoices } from './mark-overdue-invoices';
import type { RunContext } from './run-context';
import { runDueAdjustments } from './run-due-adjustments';
import { sendDueInvoices } from './send-due-invoices';

/**
 * What an account needs every day, in order. Each step looks at the current data, not at what was done last: missed nights
 * are caught up, and the steps may run again at any time.
 */
export const runNightlySteps = async (context: RunContext): Promise<void> => {
  for (const step of [
    markOverdueInvoices,
    runDueAdjustments,
    generateDueInvoices,
    sendDueInvoices,
    archiveEndedLeases,
  ]) {
    context.signal.throwIfAborted();
    await step(context);
  }
};
