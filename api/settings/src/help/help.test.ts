import { makeAccount, testServer } from '@husrum/api-testing';
import { helpCalls } from '@husrum/contract/help';

const app = testServer();
const question = {
  type: 'Fråga',
  body: 'Hur ändrar jag förfallodagen?',
  page: '/invoicebase/7',
  version: '0.2.0',
};

test('mails the question to the support, with the address of the user as reply-to', async () => {
  const anna = await makeAccount(app);
  await app.as(anna).post(helpCalls.send, { body: question });
  const [mail] = await app.system((tx) =>
    tx.selectFrom('mail_message').selectAll().where('billable_id', '=', anna.businessId).execute(),
  );
  expect(mail).toMatchObject({
    recipient: 'support@husrum.se',
    reply_to: anna.email,
    subject: 'Fråga: Testfastigheter AB',
  });
  for (const part of [question.body, '/invoicebase/7', '0.2.0']) expect(mail?.body).toContain(part);
});

test('a bug report needs the steps that reproduce it', async () => {
  const anna = await makeAccount(app);
  const failure = await app.as(anna).failure(helpCalls.send, { body: { ...question, type: 'Felanmälan' } });
  expect(failure).toMatchObject({
    status: 422,
    data: { reproduce: ['Beskriv hur vi återskapar felet'] },
  });
});
