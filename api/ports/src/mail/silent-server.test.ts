import { connect, createServer, type Server, type Socket } from 'node:net';
import { buildServer } from '@husrum/api-app/testing';
import { createOutbox, nonTransactionalJob } from '@husrum/api-platform';
import { startJobs } from '@husrum/api-platform/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import Fastify from 'fastify';
import { createS3FileStore } from '../files/s3-file-store';
import { mailJobs } from './mail.jobs';
import { closeSmtp } from './smtp';

const app = testServer();
const sockets = new Set<Socket>();
/** Accepts connections and never sends anything. */
const silent: Server = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => socket.destroy());
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  closeSmtp();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

const waitFor = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + 4000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('the condition was not met in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('a mail server that sends no data', () => {
  /** Writes a mail, enqueues another job, and starts the jobs. `smtpOptions` is the query of the SMTP URL. */
  const startJobsWithMail = async (smtpOptions: string) => {
    const settings = { ...app.settings, smtpUrl: `smtp://127.0.0.1:${port}${smtpOptions}` };
    const anna = await makeAccount(app);
    const id = await app.forAccount(anna, async (tx) => {
      const outbox = createOutbox(tx, anna.businessId, settings);
      const mail = await outbox.sendMail({ to: 'bo@example.se', subject: 'x', text: 'x', html: 'x' });
      await outbox.enqueueJob('other', {});
      return mail;
    });
    let otherRuns = 0;
    const otherJob = nonTransactionalJob('other', async () => {
      otherRuns += 1;
    });
    const { clock, db, files } = app;
    const runner = startJobs({ settings, clock, db, files, log: Fastify().log }, [...mailJobs, otherJob]);
    const readMail = () =>
      app.system((tx) =>
        tx
          .selectFrom('mail_message')
          .select(['state', 'error'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      );
    return { id, settings, runner, countOtherRuns: () => otherRuns, readMail };
  };
  afterEach(() => app.system((tx) => tx.deleteFrom('job').execute()));

  it('blocks neither other jobs nor the stop of the process; the mail waits for the next process', async () => {
    const before = sockets.size;
    const { runner, countOtherRuns, readMail } = await startJobsWithMail('');
    await waitFor(() => countOtherRuns() === 1 && sockets.size > before);
    await runner.stop();
    // Had the stop waited for the mail server, the mail would have the error of a timeout, and the job an attempt.
    expect(await readMail()).toEqual({ state: 'waiting', error: null });
    const job = await app.system((tx) =>
      tx.selectFrom('job').select('attempts').where('kind', '=', 'mail.deliver').executeTakeFirst(),
    );
    expect(job).toEqual({ attempts: 0 });
  });

  it('is not connected to when the process stops before the mail is sent', async () => {
    const beforeStart = sockets.size;
    const { id, settings, runner } = await startJobsWithMail('');
    await waitFor(() => sockets.size > beforeStart);
    await runner.stop();
    const before = sockets.size;
    const { clock, db, files } = app;
    const context = { settings, clock, db, files, log: Fastify().log, isLastAttempt: false };
    const signal = AbortSignal.abort(new Error('the process stops'));
    const [deliverMail] = mailJobs;
    if (deliverMail?.transactional !== false) throw new Error('The job is in a transaction');
    await expect(deliverMail.run({ id }, { ...context, signal })).rejects.toThrow('the process stops');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sockets.size).toBe(before);
  });

  it('fails the attempt after its timeout, and the mail waits for the next one', async () => {
    const { runner, readMail } = await startJobsWithMail('?greetingTimeout=200');
    await waitFor(async () => (await readMail()).error !== null);
    await runner.stop();
    expect(await readMail()).toEqual({ state: 'waiting', error: expect.stringContaining('Greeting') });
  });
});

it('gives up with a message when S3 sends no data', async () => {
  const files = createS3FileStore(
    {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-north-1',
      bucket: 'husrum',
      accessKeyId: 'x',
      secretAccessKey: 'x',
    },
    200,
  );
  await expect(files.get('7/a')).rejects.toMatchObject({
    status: 503,
    message: 'Fillagret svarar inte just nu. Försök igen om en stund.',
  });
});

it('ends a request whose body never comes', async () => {
  const { settings, clock, db, files } = app;
  const server = await buildServer({ settings, clock, db, files, secret: 'x', requestTimeoutMs: 300 });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  const client = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1');
  let answer = '';
  const closed = new Promise((resolve) => client.on('close', resolve));
  client.on('data', (chunk) => {
    answer += String(chunk);
  });
  client.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  await closed;
  expect(answer).toMatch(/^HTTP\/1.1 408 |^$/);
  await server.close();
});
