import { archivableLeases, archiveLease, retireTenants } from './archive.store';
import { carryOut } from './carry-out';
import { addItem } from './job-run.store';
import { acting, type Night } from './night';

/** Puts away the leases that ended 30 days ago (D-17), and lets go of tenants with whom nothing is open any more. */
export const archiveDue = async (night: Night): Promise<void> => {
  const today = night.clock.today();
  const tasks = await acting(night, ({ tx }) => archivableLeases(tx, today));
  if (tasks.length > 0) {
    await carryOut(
      night,
      { kind: 'ARCHIVE', companyId: null, period: today },
      tasks,
      async ({ tx, clock }, some, run) => {
        for (const task of some) {
          if (await archiveLease(tx, task.leaseId, clock.now().toISOString(), today))
            await addItem(tx, run.id, { ...task, outcome: 'MADE' });
        }
      },
    );
  }
  await acting(night, ({ tx }) => retireTenants(tx));
};
