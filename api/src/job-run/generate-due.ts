import type { Month } from '@husrum/format';
import { lockBilledLeases } from '../invoice/billed-lease.store';
import { generateMonth } from '../invoice/generate-invoice';
import { doubleRent } from '../invoice/make-invoice';
import type { ActorContext } from '../platform/http';
import { dueMonths } from '../rent/run-plan.rules';
import { carryOut, refuseRun } from './carry-out';
import { companyProblem } from './company-problem.rules';
import { type RunCandidate, type RunCompany, runCandidates, runCompanies } from './company-run.store';
import { addItems, doneMonths, failuresOf, type NewItem, type Run } from './job-run.store';
import { acting, invoicesTogether, type Night } from './night';
import { startAuto } from './start-auto';

/** The invoices of some leases for the run's month, in one transaction with what is noted about them. */
const generateLeases = async (
  { tx, clock }: ActorContext,
  tasks: readonly RunCandidate[],
  run: Run,
): Promise<void> => {
  const locked = await lockBilledLeases(
    tx,
    tasks.map(({ leaseId }) => leaseId),
  );
  const leases = locked.filter(({ company }) => company.id === run.company_id);
  const made = await generateMonth(tx, leases, run.period, { today: clock.today(), runId: run.id });
  await addItems(
    tx,
    run.id,
    tasks.flatMap(({ leaseId, title }): NewItem[] => {
      const invoices = made.get(leaseId);
      if (invoices?.length === 0) return [{ outcome: 'SKIPPED', title, leaseId, message: doubleRent }];
      return (invoices ?? []).map(
        ({ id, error }): NewItem => ({ outcome: 'MADE', title, leaseId, invoiceId: id, message: error }),
      );
    }),
  );
};

/** A lease with a month that failed is not billed for a later one: it would never be billed for the first. */
const stuckText = 'En tidigare månad har misslyckats för uthyrningen';

const runMonth = async (
  night: Night,
  company: RunCompany,
  month: Month,
  stuck: ReadonlySet<number>,
): Promise<number[]> => {
  const tasks = await acting(night, ({ tx }) => runCandidates(tx, company.id, month));
  const key = { kind: 'GENERATE', companyId: company.id, period: month } as const;
  const run = await carryOut(
    night,
    key,
    tasks,
    async (context, some, of) => {
      const held = some.filter(({ leaseId }) => stuck.has(leaseId));
      await addItems(
        context.tx,
        of.id,
        held.map((task) => ({ ...task, outcome: 'FAILED', message: stuckText })),
      );
      await generateLeases(
        context,
        some.filter(({ leaseId }) => !stuck.has(leaseId)),
        of,
      );
    },
    { together: invoicesTogether(night) },
  );
  const failures = await acting(night, ({ tx }) => failuresOf(tx, run.id));
  return failures.flatMap(({ lease_id }) => lease_id ?? []);
};

/** All the months of a company whose invoices should have been made by today, in order (D-8). */
const generateCompany = async (night: Night, company: RunCompany): Promise<void> => {
  const today = night.clock.today();
  const [from, done] = await acting(night, async ({ tx }) => [
    company.autoFrom ?? (await startAuto(tx, company.id, company, today)),
    await doneMonths(tx, company.id),
  ]);
  const problem = companyProblem(company);
  const stuck = new Set<number>();
  for (const month of dueMonths(from, done, today, company)) {
    night.signal.throwIfAborted();
    if (problem !== null)
      return refuseRun(night, { kind: 'GENERATE', companyId: company.id, period: month }, problem);
    for (const leaseId of await runMonth(night, company, month, stuck)) stuck.add(leaseId);
  }
};

/** Makes the invoices that are due in every company of the account, or in one. A company that fails, fails alone. */
export const generateDue = async (night: Night, only?: number): Promise<void> => {
  for (const company of await acting(night, ({ tx }) => runCompanies(tx, only))) {
    await generateCompany(night, company);
  }
};
