import { createOutbox } from '@husrum/api-platform';
import { makeColleague, testServer } from '@husrum/api-testing';
import { maintenanceCalls } from '@husrum/contract/maintenance';
import { notificationCalls } from '@husrum/contract/notification';
import { sessionCalls } from '@husrum/contract/session';
import { addDays, daysBetween, toInstant, toUnixSeconds } from '@husrum/format';
import { dayOf } from './maintenance.rules';
import { createMaintenanceFixture, type MaintenanceFixture, runJobsAt } from './maintenance.test-data';
import { markOverdueAndNotify } from './mark-overdue-and-notify';

const app = testServer();
let fixture: MaintenanceFixture;

beforeEach(async () => {
  app.clock.set('2026-11-20T08:00:00Z');
  fixture = await createMaintenanceFixture(app);
});

const toScheduledDay = (scheduledAt: number | null) => dayOf(toInstant(scheduledAt));

test('the next activity has the same plan and tasks, none of them ticked', async () => {
  const { account, create, createTemplate, finish, read, start, user } = fixture;
  const { id: templateId } = await createTemplate();
  const { id, tasks } = await create({
    template_id: templateId,
    scheduled_at: toUnixSeconds('2026-11-18T08:30:00Z'),
    responsible_id: account.userId,
    budget: 500,
  });
  await start(id);
  await user.patch(maintenanceCalls.changeTask, { body: { id: tasks[0]?.id, status: 'COMPLETE' } });
  const { next_id } = await finish(id, { note: 'Klart', cost: 450 });
  expect(await read(next_id ?? 0)).toMatchObject({
    title: 'Brandskydd',
    description: 'Kontrollera brandskyddet.',
    template_id: templateId,
    status: 'PLANNED',
    // It is thirty days after the completion, not after the day for which it was scheduled.
    scheduled_at: toUnixSeconds('2026-12-20T08:30:00Z'),
    reschedule_in: 30,
    responsible_id: account.userId,
    entity_id: fixture.apartment.id,
    budget: 500,
    cost: null,
    note: null,
    previous_id: id,
    completion: 0,
    tasks: [
      { task: 'Släckare', status: 'INCOMPLETE' },
      { task: 'Utrymningsvägar', status: 'INCOMPLETE' },
    ],
  });
});

test('neither an activity without repetition nor a cancelled one has a next activity', async () => {
  const { cancel, create, finish, start } = fixture;
  const once = await create();
  await start(once.id);
  expect((await finish(once.id)).next_id).toBeNull();
  const cancelled = await create({ reschedule_in: 7 });
  expect((await cancel(cancelled.id)).next_id).toBeNull();
});

test('nobody is responsible for the next activity when the responsible user has been removed', async () => {
  const { account, create, finish, read, start } = fixture;
  const colleague = await makeColleague(app, account, 'MANAGER');
  const { id } = await create({ reschedule_in: 7, responsible_id: colleague.userId });
  await app.forAccount(account, (tx) =>
    tx
      .updateTable('user_account')
      .set({ removed_at: '2026-11-20T08:00:00Z' })
      .where('id', '=', colleague.userId)
      .execute(),
  );
  await start(id);
  const { next_id, responsible } = await finish(id);
  expect(responsible?.id).toBe(colleague.userId);
  expect((await read(next_id ?? 0)).responsible).toBeNull();
});

test('over three years each finished activity is repeated exactly once', async () => {
  const { account, create, finish, read, start, user } = fixture;
  const intervals = [7, 30, 365];
  const firsts = await Promise.all(
    intervals.map((rescheduleIn) =>
      create({ reschedule_in: rescheduleIn, scheduled_at: toUnixSeconds('2026-11-21T08:00:00Z') }),
    ),
  );
  const nextToFinish = new Map(firsts.map((activity, index) => [intervals[index], activity]));
  const finishedCounts = new Map<number | undefined, number>();
  for (let day = '2026-11-21'; day < '2029-11-21'; day = addDays(day, 1)) {
    for (const [interval, activity] of nextToFinish) {
      // Every third activity is done two days late.
      const daysLate = (finishedCounts.get(interval) ?? 0) % 3 === 2 ? 2 : 0;
      if (daysBetween(toScheduledDay(activity.scheduled_at) ?? '', day) < daysLate) continue;
      app.clock.set(`${day}T12:00:00Z`);
      await app.forAccount(account, (tx) => {
        const outbox = createOutbox(tx, account.businessId, app.settings);
        return markOverdueAndNotify({ tx, clock: app.clock, outbox, settings: app.settings });
      });
      expect((await read(activity.id)).status).toBe(daysLate > 0 ? 'OVERDUE' : 'PLANNED');
      await start(activity.id);
      const { next_id } = await finish(activity.id);
      await expect(finish(activity.id)).rejects.toMatchObject({ status: 409 });
      const next = await read(next_id ?? 0);
      expect(toScheduledDay(next.scheduled_at)).toBe(addDays(day, interval ?? 0));
      nextToFinish.set(interval, next);
      finishedCounts.set(interval, (finishedCounts.get(interval) ?? 0) + 1);
    }
  }
  const finishedTotal = [...finishedCounts.values()].reduce((sum, count) => sum + count, 0);
  // In 1096 days, when every third activity is finished two days late. The days from one finished activity to the next are
  // 7, 7, 9, or 30, 30, 32, or 365, 365, 367.
  expect([...finishedCounts.values()]).toEqual([143, 36, 3]);
  const { total: activityTotal } = await user.get(maintenanceCalls.list, {
    query: { entity_id: fixture.apartment.id },
  });
  expect(activityTotal).toBe(finishedTotal + intervals.length);
  const repetitions = await app.forAccount(account, (tx) =>
    tx.selectFrom('maintenance').select('previous_id').where('previous_id', 'is not', null).execute(),
  );
  expect(new Set(repetitions.map(({ previous_id }) => previous_id)).size).toBe(finishedTotal);
}, 60_000);

test('a planned activity becomes overdue the night after its day, and all users are notified once', async () => {
  const { account, create, read, start } = fixture;
  const colleague = app.as(await makeColleague(app, account, 'READER'));
  const due = await create({ scheduled_at: toUnixSeconds('2026-11-21T09:00:00Z') });
  const started = await create({ scheduled_at: toUnixSeconds('2026-11-21T09:00:00Z') });
  const unscheduled = await create();
  await start(started.id);
  const readStatuses = async () =>
    Promise.all([due, started, unscheduled].map(async ({ id }) => (await read(id)).status));
  await runJobsAt(app, '2026-11-20T23:10:00Z');
  expect(await readStatuses()).toEqual(['PLANNED', 'IN_PROGRESS', 'PLANNED']);
  await runJobsAt(app, '2026-11-21T23:10:00Z');
  await runJobsAt(app, '2026-11-22T23:10:00Z');
  expect(await readStatuses()).toEqual(['OVERDUE', 'IN_PROGRESS', 'PLANNED']);
  const { data } = await colleague.get(notificationCalls.list);
  expect(data.map((row) => [row.type, row.data])).toEqual([
    [
      'maintenance',
      { title: 'En aktivitet är försenad', body: 'Rond: Lgh 1001, Kv. Eken', link: `/maintenance/${due.id}` },
    ],
  ]);
});

test('several overdue activities give one notification, and one mail to each who chose mail', async () => {
  const { account, company, create, user } = fixture;
  await makeColleague(app, account, 'READER');
  await user.patch(sessionCalls.updateMe, {
    body: {
      name: 'Anna Ek',
      email_notification_ticket: false,
      email_notification_comment: false,
      email_notification_maintenance: true,
      show_onboarding_in_sidebar: false,
    },
  });
  // These are later days than in the test above, because the nightly job of a day runs only once.
  for (const day of ['01', '02']) await create({ scheduled_at: toUnixSeconds(`2026-12-${day}T09:00:00Z`) });
  await create({ company_id: company.id, scheduled_at: toUnixSeconds('2026-12-02T10:00:00Z') });
  await runJobsAt(app, '2026-12-02T23:10:00Z');
  const { data } = await user.get(notificationCalls.list);
  expect(data.map((row) => row.data)).toEqual([
    {
      title: '3 aktiviteter är försenade',
      body: `Rond: Lgh 1001, Kv. Eken\nRond: Lgh 1001, Kv. Eken\nRond: ${company.name}`,
      link: '/maintenance/overview?status=OVERDUE',
    },
  ]);
  const mails = await app.forAccount(account, (tx) =>
    tx
      .selectFrom('mail_message')
      .select('recipient')
      .where('subject', '=', '3 aktiviteter är försenade')
      .execute(),
  );
  expect(mails).toEqual([{ recipient: account.email }]);
});
