import { createPortfolioFactory } from '@husrum/api-objects/testing';
import { makeAccount, type TestAccount, testServer } from '@husrum/api-testing';
import { notificationCalls } from '@husrum/contract/notification';
import { ticketCalls } from '@husrum/contract/ticket';

const app = testServer();
let anna: TestAccount;
let ticketId: number;

const listMails = () =>
  app.forAccount(anna, (tx) =>
    tx.selectFrom('mail_message').select(['recipient', 'subject']).orderBy('id').execute(),
  );

beforeAll(async () => {
  anna = await makeAccount(app);
  await app.forAccount(anna, async (tx) => {
    const colleague = { password_hash: 'none', email_verified_at: '2026-01-01T00:00:00Z' };
    await tx
      .insertInto('user_account')
      .values([
        { ...colleague, name: 'Bo', email: 'bo@test.husrum.se' },
        { ...colleague, name: 'Cia', email: 'cia@test.husrum.se', email_notification_ticket: false },
        { ...colleague, name: 'Dan', email: 'dan@test.husrum.se', email_verified_at: null },
      ])
      .execute();
  });
  const { company, entity } = createPortfolioFactory(app, anna);
  const { id: companyId } = await company();
  const { id: entityId } = await entity({ company_id: companyId });
  const created = await app.as(anna).post(ticketCalls.create, {
    body: { entity_id: entityId, subject: 'Port', type: 'REPORT', description: 'Trasig.' },
  });
  ticketId = created.id;
});

test('mails a new ticket to colleagues with the setting on, not to its author', async () => {
  expect(await listMails()).toEqual([{ recipient: 'bo@test.husrum.se', subject: 'Nytt ärende Ä-1001' }]);
});

test('comments have a mail setting of their own', async () => {
  await app.as(anna).post(ticketCalls.reopen, { params: { id: ticketId } });
  await app.as(anna).post(ticketCalls.comment, { body: { ticket_id: ticketId, comment: 'Lagad.' } });
  expect((await listMails()).slice(1)).toEqual([
    { recipient: 'bo@test.husrum.se', subject: 'Ny kommentar på Ä-1001 Port' },
    { recipient: 'cia@test.husrum.se', subject: 'Ny kommentar på Ä-1001 Port' },
  ]);
});

test('notifies all colleagues, but not the author', async () => {
  const notifications = await app.forAccount(anna, (tx) =>
    tx
      .selectFrom('notification')
      .innerJoin('user_account', 'user_account.id', 'notification.user_id')
      .select(['user_account.name', 'title', 'link'])
      .where('title', 'like', 'Nytt%')
      .orderBy('user_account.name')
      .execute(),
  );
  const link = `/ticket/${ticketId}`;
  expect(notifications).toEqual(
    ['Bo', 'Cia', 'Dan'].map((name) => ({ name, title: 'Nytt ärende Ä-1001', link })),
  );
  expect((await app.as(anna).get(notificationCalls.list)).unread).toBe(0);
});
