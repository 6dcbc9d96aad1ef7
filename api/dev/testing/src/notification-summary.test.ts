import { createLeasedApartment, createSentInvoice } from '@husrum/api-invoicing/testing';
import { drainJobQueue } from '@husrum/api-runs/testing';
import { enqueueSummaries } from '@husrum/api-settings/testing';
import { invoiceCalls } from '@husrum/contract/invoice';
import { notificationCalls } from '@husrum/contract/notification';
import { sessionCalls } from '@husrum/contract/session';
import { makeAccount, makeColleague, testServer } from './index';

const app = testServer();

beforeEach(() => app.clock.set('2026-11-18T08:00:00Z'));

const runSummaries = async (time: string) => {
  app.clock.set(time);
  await app.system((tx) => enqueueSummaries(tx, app.clock.today(), time));
  await drainJobQueue(app);
};

test('notifies once about an overdue invoice, also by mail but only the user who has chosen that', async () => {
  const account = await makeAccount(app);
  await makeColleague(app, account, 'MANAGER');
  const { user, lease } = await createLeasedApartment(app, account);
  await createSentInvoice(user, lease.id);
  await user.patch(sessionCalls.updateMe, {
    body: {
      name: 'Anna Ek',
      email_notification_ticket: false,
      email_notification_comment: false,
      email_notification_overdue: true,
      show_onboarding_in_sidebar: false,
    },
  });
  const listTitles = async () =>
    (await user.get(notificationCalls.list)).data.map(({ data: { title, link } }) => `${title} ${link}`);
  await runSummaries('2026-11-19T06:00:00Z');
  expect(await listTitles()).toEqual([]);

  const [invoice] = (await user.get(invoiceCalls.list)).data;
  await app.forAccount(account, (tx) =>
    tx.updateTable('invoicebase').set({ due_at: '2026-12-31' }).execute(),
  );
  expect(invoice?.status).toBe('PENDING_PAYMENT');
  await runSummaries('2027-01-02T06:00:00Z');
  await runSummaries('2027-01-03T06:00:00Z');
  expect((await listTitles()).filter((title) => title.includes('förfallit'))).toEqual([
    'En hyresavi har förfallit /invoicebase/status/overdue',
  ]);
  const mails = await app.forAccount(account, (tx) =>
    tx
      .selectFrom('mail_message')
      .select(['recipient', 'body'])
      .where('subject', '=', 'Det här har hänt i Husrum')
      .execute(),
  );
  expect(mails.map(({ recipient }) => recipient)).toEqual([account.email]);
  expect(mails[0]?.body).toContain('En hyresavi har förfallit');
});

test('a notification about a deleted row has no link', async () => {
  const account = await makeAccount(app);
  const { user, lease } = await createLeasedApartment(app, account);
  await app.forAccount(account, (tx) =>
    tx
      .insertInto('notification')
      .values(
        [lease.id, 999_999].map((id) => ({
          user_id: account.userId,
          type: 'lease',
          title: 'Uthyrning',
          body: '',
          link: `/lease/${id}`,
        })),
      )
      .execute(),
  );
  const { data } = await user.get(notificationCalls.list);
  expect(data.map(({ data: { link } }) => link)).toEqual([null, `/lease/${lease.id}`]);
});
