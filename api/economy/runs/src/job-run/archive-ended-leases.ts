import { leaseArchive } from '@husrum/api-leases';
import { addItem } from './job-run.store';
import type { RunContext } from './run-context';
import { runTasks } from './run-tasks';

/**
 * Archives the leases that ended at least 30 days ago and of which nothing is unsettled, and deactivates their tenants
 * (docs/domain-rules.md, D-17).
 */
export const archiveEndedLeases = async (context: RunContext): Promise<void> => {
  const today = context.clock.today();
  const tasks = await context.transaction(({ tx }) => leaseArchive.listArchivable(tx, today));
  if (tasks.length > 0) {
    await runTasks(
      context,
      { kind: 'ARCHIVE', companyId: null, period: today },
      tasks,
      async ({ tx, clock }, chunk, run) => {
        for (const task of chunk) {
          if (await leaseArchive.archive(tx, task.leaseId, clock.now().toISOString(), today))
            await addItem(tx, run.id, { ...task, outcome: 'MADE' });
        }
      },
    );
  }
  await context.transaction(({ tx }) => leaseArchive.deactivateFormerTenants(tx));
};
