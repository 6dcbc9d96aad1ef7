import {
  createAccountWithLease,
  createSentInvoice,
  manualInvoiceParams,
} from '@husrum/api-invoicing/testing';
import { lastMail, mailCount, testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { invoiceActionCalls } from '@husrum/contract/invoice';
import { notificationCalls } from '@husrum/contract/notification';
import { sessionCalls } from '@husrum/contract/session';
import { drainJobQueue } from '../job-run/job-run.test-data';
import { enqueueUndecidedPayments } from './undecided-payment.store';

const app = testServer();

const entry = (kronor: number, ocr?: string) =>
  `<Ntry><Amt Ccy="SEK">${kronor}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt>${ocr === undefined ? '' : `<NtryDtls><TxDtls><RmtInf><Strd><CdtrRefInf><Ref>${ocr}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>`}</Ntry>`;
type Entry = readonly [kronor: number, ocr?: string];
const toFile = (name: string, entries: readonly Entry[]) => ({
  name,
  mimetype: 'application/xml',
  bytes: Buffer.from(
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>T</MsgId></GrpHdr><Ntfctn><Id>1</Id><Acct><Id><IBAN>SE4550000000058398257466</IBAN></Id></Acct>${entries.map(([kronor, ocr]) => entry(kronor, ocr)).join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`,
  ),
});

const setUp = async () => {
  app.clock.set('2026-11-30T08:00:00Z');
  const apartment = await createAccountWithLease(app);
  const { user } = apartment;
  const { name } = await user.get(sessionCalls.me);
  await user.patch(sessionCalls.updateMe, { body: { name, email_notification_invoice: true } });
  return {
    ...apartment,
    upload: (fileName: string, entries: readonly Entry[]) =>
      user.post(bankFileCalls.upload, { body: {}, file: toFile(fileName, entries) }),
    leaveOut: async (fileId: number) => {
      const { data } = await user.get(bankFileCalls.payments, { params: { id: fileId } });
      for (const { id } of data)
        await user.patch(bankFileCalls.choose, { params: { id }, body: { left_out: true } });
    },
    runJobsOn: async (day: string) => {
      app.clock.set(`${day}T09:10:00Z`);
      await app.system((tx) => enqueueUndecidedPayments(tx, day, app.clock.now().toISOString()));
      await drainJobQueue(app);
    },
    listTold: async (who = user) =>
      (await who.get(notificationCalls.list)).data
        .filter(({ type }) => type === 'bank-file')
        .map((notification) => notification.data),
  };
};

test('the bell rings at once, once for each file that leaves payments to decide', async () => {
  const { upload, listTold, leaveOut } = await setUp();
  const other = await createAccountWithLease(app);
  const { id } = await upload('a.xml', [[100], [200]]);
  await drainJobQueue(app);
  expect(await listTold()).toMatchObject([
    {
      title: '2 betalningar från banken väntar på beslut',
      body: 'a.xml: 2 betalningar',
      link: '/economy/bankfile?work=UNDECIDED',
    },
  ]);
  // The same file, and what is done with it afterwards, ring no second time.
  await upload('a.xml', [[100], [200]]);
  await leaveOut(id);
  await drainJobQueue(app);
  expect(await listTold()).toHaveLength(1);
  expect(await listTold(other.user)).toEqual([]);
});

test('what is left when payments are registered rings, if nothing did when the file was read', async () => {
  const { user, lease, upload, listTold } = await setUp();
  const [december, january] = [
    await createSentInvoice(user, lease.id),
    await createSentInvoice(user, lease.id, '2027-01-01', '2027-01-31'),
  ];
  const { id } = await upload('c.xml', [
    [8500, december.ocr ?? ''],
    [8500, january.ocr ?? ''],
  ]);
  await drainJobQueue(app);
  expect(await listTold()).toEqual([]);
  // Somebody registers one of them by hand.
  await user.post(invoiceActionCalls.pay, {
    params: manualInvoiceParams(january.id),
    body: { payment: 8500 },
  });
  await user.post(bankFileCalls.book, { params: { id }, body: { count: 1, amount: 8500 } });
  await drainJobQueue(app);
  expect(await listTold()).toMatchObject([
    { title: '1 betalning från banken väntar på beslut', body: 'c.xml: 1 betalning' },
  ]);
});

test('tells once by mail, the day after, of a file that leaves payments to decide', async () => {
  const { account, upload, leaveOut, runJobsOn, listTold } = await setUp();
  await upload('a.xml', [[100], [200]]);
  await leaveOut((await upload('b.xml', [[300]])).id);
  await runJobsOn('2026-11-30');
  expect(await listTold()).toHaveLength(2);
  expect(await mailCount(app, account.email)).toBe(0);
  for (const day of ['2026-12-01', '2026-12-02']) await runJobsOn(day);
  expect(await listTold()).toHaveLength(2);
  expect(await mailCount(app, account.email)).toBe(1);
  expect(await lastMail(app, account.email)).toMatchObject({
    subject: '2 betalningar från banken väntar på beslut',
    body: expect.stringContaining('a.xml: 2 betalningar'),
  });
});
