import { makeAccount, makeColleague, type TestAccount, testServer } from '@husrum/api-testing';
import { notificationCalls, notificationKinds } from '@husrum/contract/notification';
import { sql } from 'kysely';
import { makeNotification } from './new-notification';
import { notifyUser } from './notification.store';

const app = testServer();
let anna: TestAccount;

beforeEach(async () => {
  anna = await makeAccount(app);
});

const notify = (account: TestAccount, count: number) =>
  app.forAccount(account, async (tx) => {
    for (let number = 1; number <= count; number += 1)
      await notifyUser(
        tx,
        account.userId,
        makeNotification(notificationKinds.roleChanged, { title: `Notis ${number}`, body: '' }),
      );
  });
const list = (account: TestAccount, limit?: number) =>
  app.as(account).get(notificationCalls.list, limit === undefined ? {} : { query: { limit } });

test('lists the latest 50 and the total number, and more of them with a higher limit', async () => {
  await notify(anna, 53);
  const latest = await list(anna);
  expect(latest).toMatchObject({ total: 53, unread: 53 });
  expect(latest.data).toHaveLength(50);
  const all = await list(anna, 100);
  expect(all.data.map(({ data }) => data.title).slice(-3)).toEqual(['Notis 3', 'Notis 2', 'Notis 1']);
});

test("marks all that the user has seen as read: not newer ones, and not a colleague's", async () => {
  const bo = await makeColleague(app, anna, 'READER');
  await notify(bo, 1);
  await notify(anna, 2);
  const newest = (await list(anna)).data[0]?.id ?? 0;
  await notify(anna, 1);
  await app.as(anna).post(notificationCalls.markAllRead, { body: { newest_id: newest } });
  const { unread, data } = await list(anna);
  expect(unread).toBe(1);
  expect(data.map(({ read_at }) => read_at === null)).toEqual([true, false, false]);
  expect((await list(bo)).unread).toBe(1);
});

test("removes all that the user has seen: not newer ones, and not a colleague's", async () => {
  const bo = await makeColleague(app, anna, 'READER');
  await notify(bo, 1);
  await notify(anna, 2);
  const newest = (await list(anna)).data[0]?.id ?? 0;
  await notify(anna, 1);
  await app.as(anna).remove(notificationCalls.removeAll, { query: { newest_id: newest } });
  const remaining = (await list(anna)).data;
  expect(remaining).toHaveLength(1);
  expect(remaining[0]?.id).toBeGreaterThan(newest);
  await app.as(anna).remove(notificationCalls.removeAll, {});
  expect((await list(anna)).total).toBe(0);
  expect((await list(bo)).total).toBe(1);
});

test('a notification that is already read keeps its time of reading when all are marked as read', async () => {
  await notify(anna, 2);
  const [newest, older] = (await list(anna)).data;
  await app.as(anna).post(notificationCalls.markRead, { params: { id: older?.id ?? 0 } });
  const readAt = (await list(anna)).data[1]?.read_at;
  app.clock.set('2026-11-21T09:00:00Z');
  await app.as(anna).post(notificationCalls.markAllRead, { body: { newest_id: newest?.id ?? 0 } });
  const { data } = await list(anna);
  expect(data[1]?.read_at).toBe(readAt);
  expect(data[0]?.read_at).not.toBe(readAt);
});

test('a notification about something that has been deleted has no link, and other links stay', async () => {
  const links = ['/ticket/999999', '/ticket/overview', '/integration/overview', null];
  await app.forAccount(anna, async (tx) => {
    for (const link of links)
      await notifyUser(tx, anna.userId, {
        ...makeNotification(notificationKinds.roleChanged, { title: 'Notis', body: '' }),
        link,
      });
  });
  const { data } = await list(anna);
  expect(data.map((row) => row.data.link)).toEqual([null, '/integration/overview', '/ticket/overview', null]);
});

test('a notification of a type that no kind has any more is listed', async () => {
  await app.forAccount(anna, (tx) =>
    sql`insert into notification (user_id, type, title, body) values (${anna.userId}, 'kontoutdrag', 'Notis', '')`.execute(
      tx,
    ),
  );
  expect((await list(anna)).data).toMatchObject([{ type: 'kontoutdrag', data: { title: 'Notis' } }]);
});
