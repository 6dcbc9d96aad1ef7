import { PassThrough } from 'node:stream';
import { closeSmtp, mailJobs } from '@husrum/api-ports/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import Fastify from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Tx } from '../db/database';
import { createOutbox } from '../outbox';
import { enqueueDueJobs } from './cron';
import { housekeepingJobs } from './housekeeping.jobs';
import { type Job, nonTransactionalJob, transactionalJob } from './job';
import { runNextJob } from './run-job';

const app = testServer();
const platform = () => ({
  db: app.db,
  clock: app.clock,
  files: app.files,
  settings: app.settings,
  log: Fastify().log,
});
const run = (...jobs: Job[]) => runNextJob(platform(), new Map(jobs.map((job) => [job.kind, job])));
const readJobs = () => app.system((tx) => tx.selectFrom('job').selectAll().orderBy('id').execute());

afterEach(async () => {
  app.clock.set('2026-11-20T08:00:00Z');
  await app.system((tx) => tx.deleteFrom('job').execute());
});

const setName = async (tx: Tx, name: unknown): Promise<void> => {
  await tx
    .updateTable('user_account')
    .set({ name: String(name) })
    .execute();
};
const rename = transactionalJob('rename', ({ name }, { tx }) => setName(tx, name));

describe('a job', () => {
  it('is enqueued only when the transaction commits', async () => {
    const anna = await makeAccount(app);
    await expect(
      app.forAccount(anna, async (tx) => {
        await createOutbox(tx, anna.businessId, app.settings).enqueueJob('rename', { name: 'x' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await readJobs()).toEqual([]);
  });

  it('runs once, on the rows of its own account only', async () => {
    const anna = await makeAccount(app);
    const bo = await makeAccount(app);
    await app.forAccount(anna, (tx) =>
      createOutbox(tx, anna.businessId, app.settings).enqueueJob('rename', { name: 'Ny' }),
    );
    expect(await run(rename)).toBe(true);
    expect(await run(rename)).toBe(false);
    const name = (of: typeof anna) =>
      app.forAccount(of, (tx) => tx.selectFrom('user_account').select('name').executeTakeFirstOrThrow());
    expect([await name(anna), await name(bo)]).toEqual([{ name: 'Ny' }, { name: 'Anna Andersson' }]);
  });

  it('rolls back a failed attempt, stores the error, and is retried later', async () => {
    const anna = await makeAccount(app);
    let attempts = 0;
    const failsOnce = transactionalJob('rename', async ({ name }, { tx }) => {
      await setName(tx, name);
      attempts += 1;
      if (attempts === 1) throw new Error('trasig');
    });
    await app.forAccount(anna, (tx) =>
      createOutbox(tx, anna.businessId, app.settings).enqueueJob('rename', { name: 'Sen' }),
    );
    await run(failsOnce);
    expect(await readJobs()).toMatchObject([
      { attempts: 1, error: 'trasig', done_at: null, run_at: '2026-11-20T08:00:02.000Z' },
    ]);
    expect(await run(failsOnce)).toBe(false);
    app.clock.set('2026-11-20T08:00:02Z');
    await run(failsOnce);
    expect(await readJobs()).toMatchObject([{ attempts: 2, error: null, done_at: expect.any(String) }]);
  });

  it('waits until run_at, and is not enqueued twice with the same dedupe key', async () => {
    const anna = await makeAccount(app);
    await app.forAccount(anna, async (tx) => {
      const outbox = createOutbox(tx, anna.businessId, app.settings);
      await outbox.enqueueJob('rename', { name: 'Sen' }, { at: '2026-11-20T09:00:00Z', dedupe: 'a' });
      await outbox.enqueueJob('rename', { name: 'Sen' }, { at: '2026-11-20T09:00:00Z', dedupe: 'a' });
    });
    expect(await run(rename)).toBe(false);
    app.clock.set('2026-11-20T09:00:00Z');
    expect([await run(rename), await run(rename)]).toEqual([true, false]);
  });
});

it('a job that has failed for good is kept for 90 days, one that can be tried again for longer', async () => {
  const failing = transactionalJob('rename', async () => {
    throw new Error('trasig');
  });
  await app.system((tx) =>
    tx
      .insertInto('job')
      .values([
        { kind: 'rename', data: '{}', max_attempts: 1 },
        { kind: 'rename', data: '{}', max_attempts: 2 },
      ])
      .execute(),
  );
  await run(failing);
  await run(failing);
  const clean = () => run(...housekeepingJobs.filter(({ kind }) => kind === 'platform.clean'));
  const cleanAt = async (now: string) => {
    app.clock.set(now);
    await app.system((tx) => tx.insertInto('job').values({ kind: 'platform.clean', data: '{}' }).execute());
    await clean();
    const jobs = await readJobs();
    return jobs.filter(({ kind }) => kind === 'rename').map(({ max_attempts }) => max_attempts);
  };
  expect(await cleanAt('2027-02-18T08:00:00Z')).toEqual([1, 2]);
  expect(await cleanAt('2027-02-18T08:00:03Z')).toEqual([2]);
});

describe('a scheduled job', () => {
  it('is enqueued once when it is due, however many processes check the schedule and days have passed', async () => {
    const nightly = [nonTransactionalJob('nightly', async () => undefined, { schedule: { at: '3:00' } })];
    const checkSchedule = () => enqueueDueJobs(app.db, nightly, app.clock.now());
    await checkSchedule();
    expect(await readJobs()).toEqual([]);
    app.clock.set('2026-11-21T02:00:01Z');
    await Promise.all([checkSchedule(), checkSchedule(), checkSchedule()]);
    expect(await readJobs()).toMatchObject([{ kind: 'nightly', billable_id: null }]);
    app.clock.set('2026-11-24T02:00:01Z');
    await checkSchedule();
    expect(await readJobs()).toHaveLength(2);
  });
});

describe('mail', () => {
  const receivedMails: string[] = [];
  let isRejecting = false;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.pipe(new PassThrough()).on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        if (isRejecting) return done(new Error('mailbox full'));
        receivedMails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  let smtpUrl = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    smtpUrl = `smtp://127.0.0.1:${address.port}`;
  });
  afterAll(async () => {
    closeSmtp();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  const deliverNext = () =>
    runNextJob(
      { ...platform(), settings: { ...app.settings, smtpUrl } },
      new Map(mailJobs.map((job) => [job.kind, job])),
    );

  const sendMail = async () => {
    const anna = await makeAccount(app);
    return app.forAccount(anna, (tx) =>
      createOutbox(tx, anna.businessId, { ...app.settings, smtpUrl }).sendMail({
        to: 'åsa@example.se',
        subject: 'Hyresavi\r\nBcc: alla@example.se',
        text: 'Hej Åsa',
        html: '<p>Hej Åsa</p>',
        from: 'Ek Fastigheter',
        attachments: [{ name: 'avi-åäö.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF') }],
      }),
    );
  };
  const readState = (id: number) =>
    app.system((tx) =>
      tx.selectFrom('mail_message').select(['state', 'error']).where('id', '=', id).executeTakeFirst(),
    );

  it('is sent with attachments, and a line break in its subject adds no header', async () => {
    const id = await sendMail();
    await deliverNext();
    const mail = await new PostalMime().parse(receivedMails.at(-1) ?? '');
    expect(mail).toMatchObject({
      subject: 'Hyresavi Bcc: alla@example.se',
      from: { name: 'Ek Fastigheter', address: 'noreply@husrum.se' },
      text: expect.stringContaining('Hej Åsa'),
      attachments: [{ filename: 'avi-åäö.pdf', mimeType: 'application/pdf' }],
    });
    expect(mail.bcc ?? []).toEqual([]);
    expect(await readState(id)).toEqual({ state: 'sent', error: null });
  });

  it('stays in the queue with the error when the mail server rejects it, and is sent later', async () => {
    isRejecting = true;
    const id = await sendMail();
    await deliverNext();
    expect(await readState(id)).toMatchObject({
      state: 'waiting',
      error: expect.stringContaining('mailbox full'),
    });
    isRejecting = false;
    app.clock.set('2026-11-20T08:01:00Z');
    await deliverNext();
    expect(await readState(id)).toEqual({ state: 'sent', error: null });
  });
});
