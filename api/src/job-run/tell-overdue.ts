import { markOverdue } from '../invoice/mark-overdue';
import { invoiceTitles } from './invoice-titles.store';
import { addItems, closeRun, openRun } from './job-run.store';
import { acting, type Night } from './night';

/** What the passing of a day has made overdue (D-11), in one transaction; a day on which nothing did is no run. */
export const tellOverdue = (night: Night): Promise<void> =>
  acting(night, async ({ tx, clock }) => {
    const ids = await markOverdue(tx, clock.today());
    if (ids.length === 0) return;
    const run = await openRun(tx, { kind: 'OVERDUE', companyId: null, period: clock.today() });
    const titles = await invoiceTitles(tx, ids);
    await addItems(
      tx,
      run.id,
      titles.map((invoice) => ({ outcome: 'MADE', ...invoice })),
    );
    await closeRun(tx, run.id, { failed: false, error: null, now: clock.now().toISOString() });
  });
