import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { announcementCalls } from '@husrum/contract/announcement';
import { setDeveloper } from '../user/developer.store';
import { insertAnnouncement } from './announcement.store';

const app = testServer();
let anna: TestAccount;

const input = {
  title: 'Driftstopp',
  body: 'Lördag kl. 8–9 är Husrum stängt.',
  audience: 'ALL',
  dismissible: true,
  read_behavior: 'mark_on_view',
  starts_on: '2026-01-01',
  ends_on: '2099-01-01',
} as const;
const addAnnouncement = (changes: Partial<Parameters<typeof insertAnnouncement>[1]> = {}) =>
  app.system((tx) => insertAnnouncement(tx, { ...input, ...changes }));
const listIds = async (account: TestAccount) =>
  (await app.as(account).get(announcementCalls.list)).data.map(({ id }) => id);

beforeEach(async () => {
  anna = await makeAccount(app);
});

test('lists the announcements that run today and are meant for the user', async () => {
  const all = await addAnnouncement();
  const trial = await addAnnouncement({ audience: 'TRIAL' });
  const members = await addAnnouncement({ audience: 'MEMBERS' });
  const past = await addAnnouncement({ ends_on: '2026-01-02' });
  const future = await addAnnouncement({ starts_on: '2098-01-01' });
  const ids = await listIds(anna);
  expect(ids).toEqual(expect.arrayContaining([all, trial]));
  expect(ids).not.toContain(members);
  expect(ids).not.toContain(past);
  expect(ids).not.toContain(future);
});

test('one user sees and dismisses an announcement, and others still have it', async () => {
  const id = await addAnnouncement();
  const bo = await makeAccount(app, 'Bos Bostäder AB');
  const find = async () =>
    (await app.as(anna).get(announcementCalls.list)).data.find((announcement) => announcement.id === id);
  expect((await find())?.status).toBe('visible');
  await app.as(anna).post(announcementCalls.seen, { params: { id } });
  expect((await find())?.status).toBe('seen');
  await app.as(anna).post(announcementCalls.dismiss, { params: { id } });
  expect(await find()).toBeUndefined();
  expect(await listIds(bo)).toContain(id);
});

test('refuses to dismiss an announcement that is not dismissible or not shown to the user', async () => {
  const id = await addAnnouncement({ dismissible: false });
  const hidden = await addAnnouncement({ audience: 'MEMBERS' });
  const user = app.as(anna);
  await expect(user.failure(announcementCalls.dismiss, { params: { id } })).resolves.toMatchObject({
    status: 409,
  });
  await expect(user.failure(announcementCalls.dismiss, { params: { id: hidden } })).resolves.toMatchObject({
    status: 404,
  });
});

test('a developer creates and removes announcements and sees how many users have seen and dismissed them; others get 404', async () => {
  const user = app.as(anna);
  await expect(user.failure(announcementCalls.create, { body: input })).resolves.toMatchObject({
    status: 404,
  });
  await expect(user.failure(announcementCalls.listAll)).resolves.toMatchObject({ status: 404 });
  await app.system((tx) => setDeveloper(tx, anna.email, true));
  const { id } = await user.post(announcementCalls.create, { body: input });
  await user.post(announcementCalls.dismiss, { params: { id } });
  const { data } = await user.get(announcementCalls.listAll);
  expect(data.find((row) => row.id === id)).toMatchObject({ seen: 1, dismissed: 1 });
  await user.remove(announcementCalls.remove, { params: { id } });
  expect(await listIds(anna)).not.toContain(id);
});
