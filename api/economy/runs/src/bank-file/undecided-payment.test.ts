import { createAccountWithLease } from '@husrum/api-invoicing/testing';
import { lastMail, mailCount, testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { notificationCalls } from '@husrum/contract/notification';
import { sessionCalls } from '@husrum/contract/session';
import { drainJobQueue } from '../job-run/job-run.test-data';
import { enqueueUndecidedPayments } from './undecided-payment.store';

const app = testServer();

const entry = (kronor: number) =>
  `<Ntry><Amt Ccy="SEK">${kronor}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt></Ntry>`;
const toFile = (name: string, amounts: readonly number[]) => ({
  name,
  mimetype: 'application/xml',
  bytes: Buffer.from(
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>T</MsgId></GrpHdr><Ntfctn><Id>1</Id><Acct><Id><IBAN>SE4550000000058398257466</IBAN></Id></Acct>${amounts.map(entry).join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`,
  ),
});

test('tells once, in the bell and by mail, of a file that leaves payments to decide the day after', async () => {
  app.clock.set('2026-11-30T08:00:00Z');
  const { user, account } = await createAccountWithLease(app);
  const other = await createAccountWithLease(app);
  const { name } = await user.get(sessionCalls.me);
  await user.patch(sessionCalls.updateMe, { body: { name, email_notification_invoice: true } });
  await user.post(bankFileCalls.upload, { body: {}, file: toFile('a.xml', [100, 200]) });
  const decided = await user.post(bankFileCalls.upload, { body: {}, file: toFile('b.xml', [300]) });
  const { data } = await user.get(bankFileCalls.payments, { params: { id: decided.id } });
  const params = { id: data[0]?.id ?? 0 };
  await user.patch(bankFileCalls.choose, { params, body: { left_out: true } });

  const runJobsOn = async (day: string) => {
    app.clock.set(`${day}T06:10:00Z`);
    await app.system((tx) => enqueueUndecidedPayments(tx, day, app.clock.now().toISOString()));
    await drainJobQueue(app);
  };
  const listTold = async (who = user) =>
    (await who.get(notificationCalls.list)).data
      .filter(({ type }) => type === 'bank-file')
      .map((notification) => notification.data);

  await runJobsOn('2026-11-30');
  expect(await listTold()).toEqual([]);
  expect(await mailCount(app, account.email)).toBe(0);
  for (const day of ['2026-12-01', '2026-12-02']) await runJobsOn(day);
  expect(await listTold()).toMatchObject([
    {
      title: '2 betalningar från banken väntar på beslut',
      body: 'a.xml: 2 betalningar',
      link: '/economy/bankfile?work=UNDECIDED',
    },
  ]);
  expect(await listTold(other.user)).toEqual([]);
  expect(JSON.stringify(await lastMail(app, account.email))).toContain(
    '2 betalningar från banken väntar på beslut',
  );
});
