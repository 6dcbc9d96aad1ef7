import { generateInvoicesForMonth, invoiceTexts, lockLeasesForInvoicing } from '@husrum/api-invoicing';
import { readInvoicingCalendar } from '@husrum/api-objects';
import type { ActorContext } from '@husrum/api-platform';
import { dueMonths, findCompanyProblem } from '@husrum/api-rent';
import type { Month } from '@husrum/format';
import {
  type AutoInvoicedCompany,
  listAutoInvoicedCompanies,
  listRunCandidates,
  type RunCandidate,
} from './company-run.store';
import { addItems, listFailures, type NewItem, type Run } from './job-run.store';
import { jobRunTexts } from './job-run.texts';
import type { RunContext } from './run-context';
import { failRun, runTasks } from './run-tasks';
import { startAutoInvoicing } from './start-auto-invoicing';

const generateChunk = async (
  { tx, clock }: ActorContext,
  tasks: readonly RunCandidate[],
  run: Run,
): Promise<void> => {
  const locked = await lockLeasesForInvoicing(
    tx,
    tasks.map(({ leaseId }) => leaseId),
  );
  const leases = locked.filter(({ company }) => company.id === run.company_id);
  const options = { today: clock.today(), runId: run.id };
  const created = await generateInvoicesForMonth(tx, leases, run.period, options);
  await addItems(
    tx,
    run.id,
    tasks.flatMap(({ leaseId, title }): NewItem[] => {
      const invoices = created.get(leaseId);
      if (invoices?.length === 0)
        return [{ outcome: 'SKIPPED', title, leaseId, message: invoiceTexts.alreadyInvoiced }];
      return (invoices ?? []).map(
        ({ id, error }): NewItem => ({ outcome: 'MADE', title, leaseId, invoiceId: id, message: error }),
      );
    }),
  );
};

/**
 * Creates the invoices of one month of a company. A lease that failed for an earlier month fails for this one, too: otherwise its
 * next invoice month would move past the earlier one, which would never be invoiced. Returns the ids of the leases that failed.
 */
const generateForMonth = async (
  context: RunContext,
  company: AutoInvoicedCompany,
  month: Month,
  failedLeaseIds: ReadonlySet<number>,
): Promise<number[]> => {
  const tasks = await context.transaction(({ tx }) => listRunCandidates(tx, company.id, month));
  const key = { kind: 'GENERATE', companyId: company.id, period: month } as const;
  const run = await runTasks(
    context,
    key,
    tasks,
    async (actor, chunk, current) => {
      const failed = chunk.filter(({ leaseId }) => failedLeaseIds.has(leaseId));
      await addItems(
        actor.tx,
        current.id,
        failed.map((task) => ({ ...task, outcome: 'FAILED', message: jobRunTexts.earlierMonthFailed })),
      );
      await generateChunk(
        actor,
        chunk.filter(({ leaseId }) => !failedLeaseIds.has(leaseId)),
        current,
      );
    },
    { chunkSize: context.tasksPerTransaction },
  );
  const failures = await context.transaction(({ tx }) => listFailures(tx, run.id));
  return failures.flatMap(({ lease_id }) => lease_id ?? []);
};

/** Creates the invoices of a company that should exist by today, month by month (docs/domain-rules.md, D-8). */
const generateForCompany = async (context: RunContext, company: AutoInvoicedCompany): Promise<void> => {
  const today = context.clock.today();
  const [from, { completedMonths }] = await context.transaction(async ({ tx }) => [
    company.autoFrom ?? (await startAutoInvoicing(tx, company.id, company, today)),
    await readInvoicingCalendar(tx, company.id, today),
  ]);
  const problem = findCompanyProblem(company);
  const failedLeaseIds = new Set<number>();
  for (const month of dueMonths(from, completedMonths, today, company)) {
    context.signal.throwIfAborted();
    if (problem !== null)
      return failRun(context, { kind: 'GENERATE', companyId: company.id, period: month }, problem);
    for (const leaseId of await generateForMonth(context, company, month, failedLeaseIds))
      failedLeaseIds.add(leaseId);
  }
};

/**
 * Creates the invoices that should exist by today, in all companies of the business or in one. A company that fails does not
 * stop the others.
 */
export const generateDueInvoices = async (context: RunContext, companyId?: number): Promise<void> => {
  const companies = await context.transaction(({ tx }) => listAutoInvoicedCompanies(tx, companyId));
  for (const company of companies) await generateForCompany(context, company);
};
