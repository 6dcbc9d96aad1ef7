import { fileJobs } from '@husrum/api-objects/testing';
import { runNextJob } from '@husrum/api-platform/testing';
import { closeSmtp, mailJobs } from '@husrum/api-ports/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { fileCalls } from '@husrum/contract/file';
import { notificationCalls } from '@husrum/contract/notification';
import { tenantMessageCalls } from '@husrum/contract/tenant-message';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { createLeaseFixture } from '../lease/lease.test-data';
import { tenantMessageJobs } from './tenant-message.jobs';

const PORT = 42_519;
const TENANTS = 400;
const message = { subject: 'Vattnet stängs av', body: 'Hej [namn]!' };

/** The mails that the mail server has accepted, one for each recipient. */
const accepted: { to: string; text: string; messageId: string }[] = [];
/** The SMTP code with which the mail server rejects an address. Undefined accepts it. */
let rejectionCodeOf: (to: string) => number | undefined = () => undefined;
/** Whether the mail server fails with 451 after it has received a mail and before it acknowledges it. */
let failsAfterData = (): boolean => false;

const createSmtpServer = () => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = rejectionCodeOf(address);
      done(responseCode === undefined ? null : Object.assign(new Error('Not accepted'), { responseCode }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (failsAfterData()) return done(Object.assign(new Error('Overloaded'), { responseCode: 451 }));
        const [, messageId = ''] = /^Message-ID: (\S+)/im.exec(text) ?? [];
        for (const { address } of envelope.rcptTo) accepted.push({ to: address, text, messageId });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  return server;
};
let server = createSmtpServer();
const app = testServer({ env: { SMTP_URL: `smtp://127.0.0.1:${PORT}` } });

const startSmtp = async () => {
  server = createSmtpServer();
  await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
};
const stopSmtp = async () => {
  closeSmtp();
  await new Promise<void>((resolve) => server.close(resolve));
};
beforeAll(startSmtp);
afterAll(stopSmtp);
beforeEach(() => {
  accepted.length = 0;
  rejectionCodeOf = () => undefined;
  failsAfterData = () => false;
});

const jobs = new Map([...mailJobs, ...tenantMessageJobs, ...fileJobs].map((job) => [job.kind, job]));
const runNext = () => {
  const { db, clock, files, settings } = app;
  return runNextJob({ db, clock, files, settings, log: app.fastify.log }, jobs);
};
/** Runs due jobs until none is left, or until `until` is true. */
const runJobs = async (until: () => boolean = () => false) => {
  while (!until() && (await runNext()));
};
const advanceMinutes = (minutes: number) =>
  app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());

/** An apartment with `tenants` tenants, and functions that send messages to them. */
const setup = async (tenants: number) => {
  const account = await makeAccount(app);
  const { user, apartment, createLease } = await createLeaseFixture(app, account);
  const lease = await createLease();
  const domain = `v${account.businessId}.example.se`;
  await app.forAccount(account, async (tx) => {
    await sql`update tenant set email = 't0@' || ${domain}::text`.execute(tx);
    await sql`with created as (
        insert into tenant (name, identifier, organisation, phone, email)
        select 'Person ' || n, 'x' || n, false, '070-1', 't' || n || '@' || ${domain}::text
        from generate_series(1, ${tenants - 1}) n returning id)
      insert into lease_tenant (lease_id, tenant_id) select ${lease.id}, id from created`.execute(tx);
  });
  const params = { type: 'entity', id: apartment.id };
  return {
    account,
    user,
    params,
    domain,
    addresses: Array.from({ length: tenants }, (_, n) => `t${n}@${domain}`).sort(),
    send: () =>
      user.post(tenantMessageCalls.send, {
        params,
        body: message,
        idempotencyKey: `send-${domain}`,
      }),
    detail: (id: number) => user.get(tenantMessageCalls.detail, { params: { id } }),
    retry: (id: number) => user.post(tenantMessageCalls.retry, { params: { id } }),
  };
};
const listAcceptedAddresses = () => accepted.map(({ to }) => to).sort();

test('400 tenants get exactly one mail each, although the mail server fails while they are sent', async () => {
  const { send, detail, addresses } = await setup(TENANTS);
  const { id } = await send();
  await send();
  expect(await detail(id)).toMatchObject({ queued: TENANTS, sent: 0 });

  await runJobs(() => accepted.length === 120);
  // The server answers "try again later" to every third mail, and to some only after it has received the whole mail.
  let count = 0;
  rejectionCodeOf = () => {
    count += 1;
    return count % 3 === 0 ? 451 : undefined;
  };
  failsAfterData = () => count % 7 === 0;
  await runJobs(() => accepted.length === 200);
  // The server goes down before the rest is sent.
  await stopSmtp();
  await runJobs();
  expect(await detail(id)).toMatchObject({ queued: 0, failed: 0, sent: 200, retrying: TENANTS - 200 });
  // The server is up again.
  rejectionCodeOf = () => undefined;
  failsAfterData = () => false;
  await startSmtp();
  advanceMinutes(60);
  await runJobs();
  expect(await detail(id)).toMatchObject({ sent: TENANTS, queued: 0, retrying: 0, failed: 0 });
  expect(listAcceptedAddresses()).toEqual(addresses);
  expect(new Set(accepted.map(({ messageId }) => messageId)).size).toBe(TENANTS);
  expect(accepted.find(({ to }) => to.startsWith('t17@'))?.text).toContain('Hej Person 17!');
  expect(
    accepted.every(({ text, to }) => text.match(/^To: (.*)$/m)?.[1] === to && !/^cc:/im.test(text)),
  ).toBe(true);
});

test('shows why the mails are not sent yet, and a retry sends them at once, one to each', async () => {
  const { user, send, detail, retry, addresses } = await setup(3);
  await stopSmtp();
  const { id } = await send();
  await runJobs();
  expect(await detail(id)).toMatchObject({ retrying: 3, sent: 0, failed: 0 });
  const { data } = await user.get(tenantMessageCalls.recipients, { params: { id } });
  expect(data[0]).toMatchObject({ status: 'RETRYING', error: expect.stringContaining('ECONNREFUSED') });
  await startSmtp();
  await runJobs();
  expect(accepted).toEqual([]);
  await retry(id);
  await runJobs();
  await retry(id);
  await runJobs();
  expect(listAcceptedAddresses()).toEqual(addresses);
});

test('rejected addresses are shown and lead to one notification, and a retry sends the message to the corrected address', async () => {
  const { account, user, send, detail, retry, domain } = await setup(4);
  rejectionCodeOf = (to) => (/^t[12]@/.test(to) ? 550 : undefined);
  const { id } = await send();
  await runJobs();
  expect(await detail(id)).toMatchObject({ sent: 2, failed: 2 });
  const failed = await user.get(tenantMessageCalls.recipients, {
    params: { id },
    query: { status: 'FAILED' },
  });
  expect(failed.data.map(({ error }) => error)).toEqual([
    expect.stringContaining('550'),
    expect.stringContaining('550'),
  ]);
  const notifications = (await user.get(notificationCalls.list)).data.filter(
    ({ type }) => type === 'message',
  );
  expect(notifications.map(({ data }) => [data.title, data.link])).toEqual([
    ['”Vattnet stängs av” kom inte fram till alla', `/message/${id}`],
  ]);
  await app.forAccount(account, (tx) =>
    sql`update tenant set email = 'ny@' || ${domain}::text where email like 't1@%'`.execute(tx),
  );
  rejectionCodeOf = (to) => (to.startsWith('t2@') ? 550 : undefined);
  await retry(id);
  await runJobs();
  expect(await detail(id)).toMatchObject({ sent: 3, failed: 1 });
  expect(listAcceptedAddresses()).toEqual([`ny@${domain}`, `t0@${domain}`, `t3@${domain}`]);
});

test('an attachment that is removed while mails wait is sent with them, and its bytes are deleted afterwards', async () => {
  const { account, user, params } = await setup(2);
  const { file } = await user.post(fileCalls.upload, {
    body: { fileable_type: 'entity', fileable_id: params.id },
    file: { name: 'karta.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF-1.7 karta') },
  });
  await stopSmtp();
  const { id } = await user.post(tenantMessageCalls.send, {
    params,
    body: { ...message, file_ids: [file.id] },
  });
  await user.remove(fileCalls.remove, { params: { id: file.id } });
  advanceMinutes(120);
  await runJobs();
  await startSmtp();
  await user.post(tenantMessageCalls.retry, { params: { id } });
  await runJobs();
  expect(accepted).toHaveLength(2);
  expect(accepted[0]?.text).toContain(Buffer.from('%PDF-1.7 karta').toString('base64'));
  const listStoredKeys = () => app.files.list(String(account.businessId));
  expect(await listStoredKeys()).toHaveLength(1);
  advanceMinutes(6 * 24 * 60);
  await runJobs();
  expect(await listStoredKeys()).toEqual([]);
});
