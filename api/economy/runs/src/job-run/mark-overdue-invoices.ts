import { listInvoiceTitles } from './invoice-titles.store';
import { addItems, closeRun, startOrResetRun } from './job-run.store';
import { markOverdue } from './mark-overdue';
import type { RunContext } from './run-context';

/**
 * Marks the invoices that have become overdue (docs/domain-rules.md, D-11), in one transaction. When no invoice has, no run is
 * recorded.
 */
export const markOverdueInvoices = (context: RunContext): Promise<void> =>
  context.transaction(async ({ tx, clock }) => {
    const ids = await markOverdue(tx, clock.today());
    if (ids.length === 0) return;
    const run = await startOrResetRun(tx, { kind: 'OVERDUE', companyId: null, period: clock.today() });
    const invoices = await listInvoiceTitles(tx, ids);
    await addItems(
      tx,
      run.id,
      invoices.map((invoice) => ({ outcome: 'MADE', ...invoice })),
    );
    await closeRun(tx, run.id, {
      failed: false,
      error: null,
      needsPerson: false,
      now: clock.now().toISOString(),
    });
  });
