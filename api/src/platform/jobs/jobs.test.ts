import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { makeAccount, testServer } from '../../../test/kit';
import { mailJobs } from '../../ports/mail/mail.jobs';
import { closeSmtp } from '../../ports/mail/smtp';
import type { Tx } from '../db/database';
import { outboxOf } from '../outbox';
import { enqueueDue } from './cron';
import { type Job, job, reachingJob } from './job';
import { runNextJob } from './run-job';

const app = testServer();
const platform = () => ({
  db: app.db,
  clock: app.clock,
  files: app.files,
  settings: app.settings,
  log: Fastify().log,
});
const run = (...jobs: Job[]) => runNextJob(platform(), new Map(jobs.map((one) => [one.kind, one])));
const queued = () => app.system((tx) => tx.selectFrom('job').selectAll().orderBy('id').execute());

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
const rename = job('rename', ({ name }, { tx }) => setName(tx, name));

describe('a job', () => {
  it('is queued only when its transaction commits', async () => {
    const anna = await makeAccount(app);
    await expect(
      app.tenant(anna, async (tx) => {
        await outboxOf(tx, anna.billableId, app.settings).job('rename', { name: 'x' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await queued()).toEqual([]);
  });

  it('works on the rows of its own account only, once', async () => {
    const anna = await makeAccount(app);
    const bo = await makeAccount(app);
    await app.tenant(anna, (tx) => outboxOf(tx, anna.billableId, app.settings).job('rename', { name: 'Ny' }));
    expect(await run(rename)).toBe(true);
    expect(await run(rename)).toBe(false);
    const name = (of: typeof anna) =>
      app.tenant(of, (tx) => tx.selectFrom('user_account').select('name').executeTakeFirstOrThrow());
    expect([await name(anna), await name(bo)]).toEqual([{ name: 'Ny' }, { name: 'Anna Andersson' }]);
  });

  it('leaves nothing of a failed try, says why, and is tried again later', async () => {
    const anna = await makeAccount(app);
    let tries = 0;
    const shaky = job('rename', async ({ name }, { tx }) => {
      await setName(tx, name);
      tries += 1;
      if (tries === 1) throw new Error('trasig');
    });
    await app.tenant(anna, (tx) =>
      outboxOf(tx, anna.billableId, app.settings).job('rename', { name: 'Sen' }),
    );
    await run(shaky);
    expect(await queued()).toMatchObject([
      { attempts: 1, error: 'trasig', done_at: null, run_at: '2026-11-20T08:00:02.000Z' },
    ]);
    expect(await run(shaky)).toBe(false);
    app.clock.set('2026-11-20T08:00:02Z');
    await run(shaky);
    expect(await queued()).toMatchObject([{ attempts: 2, error: null, done_at: expect.any(String) }]);
  });

  it('waits for its time, and the same one is not queued twice', async () => {
    const anna = await makeAccount(app);
    await app.tenant(anna, async (tx) => {
      const outbox = outboxOf(tx, anna.billableId, app.settings);
      await outbox.job('rename', { name: 'Sen' }, { at: '2026-11-20T09:00:00Z', dedupe: 'a' });
      await outbox.job('rename', { name: 'Sen' }, { at: '2026-11-20T09:00:00Z', dedupe: 'a' });
    });
    expect(await run(rename)).toBe(false);
    app.clock.set('2026-11-20T09:00:00Z');
    expect([await run(rename), await run(rename)]).toEqual([true, false]);
  });
});

describe('a job that runs by itself', () => {
  it('is queued once when its time comes, by however many schedulers', async () => {
    const nightly = [reachingJob('nightly', async () => undefined, { at: '3:00' })];
    const tick = () => enqueueDue(app.db, nightly, app.clock.now());
    await tick();
    expect(await queued()).toEqual([]);
    app.clock.set('2026-11-21T02:00:01Z');
    await Promise.all([tick(), tick(), tick()]);
    expect(await queued()).toMatchObject([{ kind: 'nightly', billable_id: null }]);
    app.clock.set('2026-11-24T02:00:01Z');
    await tick();
    expect(await queued()).toHaveLength(2);
  });
});

describe('mail', () => {
  const received: string[] = [];
  let refusing = false;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.pipe(new PassThrough()).on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusing) return done(new Error('mailbox full'));
        received.push(Buffer.concat(chunks).toString());
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

  const deliver = () =>
    runNextJob(
      { ...platform(), settings: { ...app.settings, smtpUrl } },
      new Map(mailJobs.map((one) => [one.kind, one])),
    );

  const write = async () => {
    const anna = await makeAccount(app);
    return app.tenant(anna, (tx) =>
      outboxOf(tx, anna.billableId, { ...app.settings, smtpUrl }).mail({
        to: 'åsa@example.se',
        subject: 'Hyresavi\r\nBcc: alla@example.se',
        text: 'Hej Åsa',
        html: '<p>Hej Åsa</p>',
        from: 'Ek Fastigheter',
        attachments: [{ name: 'avi-åäö.pdf', mimetype: 'application/pdf', bytes: Buffer.from('%PDF') }],
      }),
    );
  };
  const state = (id: number) =>
    app.system((tx) =>
      tx.selectFrom('mail_message').select(['state', 'error']).where('id', '=', id).executeTakeFirst(),
    );

  it('is delivered with its attachments, and a header stays one line', async () => {
    const id = await write();
    await deliver();
    const mail = await new PostalMime().parse(received.at(-1) ?? '');
    expect(mail).toMatchObject({
      subject: 'Hyresavi Bcc: alla@example.se',
      from: { name: 'Ek Fastigheter', address: 'noreply@husrum.se' },
      text: expect.stringContaining('Hej Åsa'),
      attachments: [{ filename: 'avi-åäö.pdf', mimeType: 'application/pdf' }],
    });
    expect(mail.bcc ?? []).toEqual([]);
    expect(await state(id)).toEqual({ state: 'sent', error: null });
  });

  it('waits when the mail server refuses, and says why', async () => {
    refusing = true;
    const id = await write();
    await deliver();
    expect(await state(id)).toMatchObject({
      state: 'waiting',
      error: expect.stringContaining('mailbox full'),
    });
    refusing = false;
    app.clock.set('2026-11-20T08:01:00Z');
    await deliver();
    expect(await state(id)).toEqual({ state: 'sent', error: null });
  });
});
