import { startAreaVersions } from '../entity/area-version.store';
import { archiveEndedLeases } from './archive-ended-leases';
import { generateDueInvoices } from './generate-due-invoices';
import { markOverdueInvoices } from './mark-overdue-invoices';
import type { RunContext } from './run-context';
import { runDueAdjustments } from './run-due-adjustments';
import { sendDueInvoices } from './send-due-invoices';

/** Objects get the area that begins today (D-15). */
const startAreas = (context: RunContext): Promise<void> =>
  context.transaction(({ tx, clock }) => startAreaVersions(tx, clock.today()));

/**
 * What a business needs every day, in order. Each step looks at the current data, not at what was done last: missed nights
 * are caught up, and the steps may run again at any time.
 */
export const runNightlySteps = async (context: RunContext): Promise<void> => {
  for (const step of [
    markOverdueInvoices,
    startAreas,
    runDueAdjustments,
    generateDueInvoices,
    sendDueInvoices,
    archiveEndedLeases,
  ]) {
    context.signal.throwIfAborted();
    await step(context);
  }
};
