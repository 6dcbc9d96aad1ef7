import { type Job, transactionalJob } from '@husrum/api-platform';
import { checkBooks } from './check-books';
import { closeFiscalYears } from './close-fiscal-years';
import { enqueueBooksChecks, listCompanyBooks } from './company-books.store';

const CHECK_JOB = 'books.check';

/**
 * Every night, fiscal years that have ended are closed, and the books of each company are checked: before people work, and after the jobs of
 * midnight.
 */
export const companyBooksJobs: readonly Job[] = [
  transactionalJob(
    'books.nightly',
    (_data, { tx, clock }) =>
      enqueueBooksChecks(tx, { kind: CHECK_JOB, day: clock.today(), now: clock.now().toISOString() }),
    { schedule: { at: '3:40' } },
  ),
  transactionalJob(CHECK_JOB, async (_data, context) => {
    await closeFiscalYears(context.tx, context.clock.today());
    for (const { company } of await listCompanyBooks(context.tx)) {
      const { agrees, faults } = await checkBooks(context, company.id);
      if (!agrees) context.log.error({ companyId: company.id, faults }, 'the books do not agree');
    }
  }),
];
