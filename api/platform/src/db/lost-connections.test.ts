import { makeCompanyInput, makeOrganisationNumber } from '@husrum/api-objects/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import Fastify from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { testClock } from '../clock';
import { registerErrorHandler } from '../http/error-handler';
import { openDatabase } from './database';
import { surviveLostConnections } from './survive-lost-connections';

describe('a lost session', () => {
  it('does not end the process, whether it is idle or in use', () => {
    const pool = new pg.Pool();
    const lostMessages: string[] = [];
    surviveLostConnections(pool, ({ message }) => lostMessages.push(message));
    const client = new pg.Client();
    pool.emit('connect', client);
    const error = new Error('Connection terminated unexpectedly');
    expect(() => client.emit('error', error)).not.toThrow();
    expect(() => pool.emit('error', error, client)).not.toThrow();
    expect(lostMessages).toEqual(['Connection terminated unexpectedly']);
  });
});

describe('a call while the database or the disk does not work', () => {
  const readAnswer = async (error: Error) => {
    const server = Fastify();
    registerErrorHandler(server);
    server.get('/', () => Promise.reject(error));
    const { statusCode, body } = await server.inject({ url: '/' });
    return [statusCode, JSON.parse(body).message];
  };
  const DATABASE_DOWN = [503, 'Databasen svarar inte just nu. Försök igen om en stund.'];
  const DISK_FULL = [507, expect.stringContaining('Lagringsutrymmet är fullt')];

  it.each([
    ...['57P01', '57P03', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET'].map((code) => ({
      code,
      message: '',
    })),
    { message: 'Connection terminated unexpectedly' },
    { message: 'timeout exceeded when trying to connect' },
    { message: 'Client has encountered a connection error and is not queryable' },
  ])('answers 503 with a sentence for %j', async (details) => {
    expect(await readAnswer(Object.assign(new Error(details.message), details))).toEqual(DATABASE_DOWN);
  });

  it.each(['53100', 'ENOSPC', 'EDQUOT'])('answers 507 for %s', async (code) => {
    expect(await readAnswer(Object.assign(new Error('no space left on device'), { code }))).toEqual(
      DISK_FULL,
    );
  });

  it('answers 503 when no server listens at the database address', async () => {
    const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/none' });
    const db = openDatabase(pool, testClock('2026-11-20T08:00:00Z'));
    const error = await db.system((tx) => sql`select 1`.execute(tx)).catch((reason) => reason);
    expect(await readAnswer(error)).toEqual(DATABASE_DOWN);
    await db.close();
  });
});

describe('after PostgreSQL has ended all sessions', () => {
  const app = testServer();
  const owner = new pg.Client({ connectionString: globalThis.testDatabase.url });
  beforeAll(() => owner.connect());
  afterAll(() => owner.end());

  it('the server connects again without a restart, and every confirmed write is stored', async () => {
    const user = app.as(await makeAccount(app));
    const endAllSessions = () =>
      owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
                   where datname = current_database() and pid <> pg_backend_pid()`);
    let companies = 0;
    const create = (name: string) => {
      companies += 1;
      const organisationNumber = makeOrganisationNumber(companies);
      return user.raw(companyCalls.create, {
        body: { company: makeCompanyInput({ name, organisation_number: organisationNumber }) },
      });
    };
    const savedNames: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const writes = Array.from({ length: 20 }, (_, index) => `Bolag ${round}-${index}`).map(async (name) => {
        const { statusCode } = await create(name);
        if (statusCode === 200) savedNames.push(name);
        return statusCode;
      });
      await endAllSessions();
      for (const status of await Promise.all(writes)) expect([200, 503]).toContain(status);
      expect((await app.fastify.inject({ url: '/ready' })).statusCode).toBe(200);
    }
    const rows = await app.system((tx) =>
      tx.selectFrom('company').select('name').where('name', 'like', 'Bolag %').execute(),
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(savedNames));
    expect(savedNames.length).toBeGreaterThan(0);
  });
});
