import { createPortfolioFactory, ENTITY_TYPE_ID } from '@husrum/api-objects/testing';
import { drainJobs } from '@husrum/api-platform/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { statutoryInspectionCalls as calls } from '@husrum/contract/statutory-inspection';
import { sql } from 'kysely';
import { maintenanceJobs } from '../maintenance/maintenance.jobs';
import { statutoryInspectionJobs } from './statutory-inspection.jobs';

const app = testServer();

/** Inserts a business with an object and an inspection activity planned for today. Nobody reads its requirements. */
const addPortfolio = async (): Promise<TestAccount> => {
  const account = await makeAccount(app);
  const make = createPortfolioFactory(app, account);
  const { id: companyId } = await make.company();
  const { id } = await make.entity({
    name: 'Kv. Eken',
    company_id: companyId,
    entity_type_id: ENTITY_TYPE_ID.estate,
    fee: null,
    fields: { built: 1962, lift: true },
  });
  await app.forAccount(account, (tx) =>
    sql`with activity as (
        insert into maintenance (entity_id, title, description, scheduled_at)
        values (${id}, 'Besiktning', '', ${app.clock.now().toISOString()}) returning id)
      insert into inspection_activity (maintenance_id, entity_id, kind) select id, ${id}, 'LIFT' from activity`.execute(
      tx,
    ),
  );
  return account;
};

/** The day of the stored requirements, the number of objects to derive again, and each row with the transaction that wrote it. */
const readStored = (account: TestAccount) =>
  app.forAccount(account, async (tx) => {
    const days = await tx.selectFrom('inspection_requirement_day').select('day').execute();
    const stale = await tx.selectFrom('stale_inspection_requirement').select('entity_id').execute();
    const { rows } = await sql<{ id: number; written_by: string }>`
      select id, xmin::text as written_by from inspection_requirement order by id`.execute(tx);
    return { day: days[0]?.day, stale: stale.length, rows };
  });

const runNightlyJobs = () => {
  const { db, clock, files, settings } = app;
  return drainJobs({ db, clock, files, settings, log: app.fastify.log }, [
    ...maintenanceJobs,
    ...statutoryInspectionJobs,
  ]);
};

const readAll = async (account: TestAccount): Promise<void> => {
  const user = app.as(account);
  await user.get(calls.list, {});
  await user.get(calls.counts, {});
  await user.get(calls.years, {});
  await user.get(calls.plan, { query: { year: 2026 } });
};

test('the nightly job derives the requirements of the new day, also for a business whose requirements nobody has read', async () => {
  const anna = await addPortfolio();
  await readAll(anna);
  const bo = await addPortfolio();
  await runNightlyJobs();

  // In Stockholm, an hour ahead of UTC: a job at 0:10 marks the activity as overdue, and one at 0:15 refreshes the requirements.
  app.clock.set('2026-11-20T23:10:00Z');
  await runNightlyJobs();
  app.clock.set('2026-11-20T23:15:00Z');
  await runNightlyJobs();

  for (const account of [anna, bo]) {
    const atNight = await readStored(account);
    expect(atNight).toMatchObject({ day: '2026-11-21', stale: 0 });
    expect(atNight.rows.length).toBeGreaterThan(5);
    await readAll(account);
    expect(await readStored(account)).toEqual(atNight);
  }
});
