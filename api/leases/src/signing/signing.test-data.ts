import { startZignedSimulator, type ZignedSimulator } from '@husrum/api-simulators';
import { makeAccount, simulatorPort, type TestServer } from '@husrum/api-testing';
import { agreementCalls } from '@husrum/contract/agreement';
import { fileCalls } from '@husrum/contract/file';
import { createLeaseFixture } from '../lease/lease.test-data';
import { createSigningContext } from './signing-context';

const CREDENTIALS = {
  clientId: 'client_test',
  clientSecret: 'secret_test',
  webhookSecret: 'webhook_test',
} as const;

/**
 * A simulator of Zigned on a port from `portsFrom` on, and the settings by which a test server calls it. The server gets its
 * webhooks on a port that is 1000 higher.
 */
export const zignedTestSetup = (portsFrom: number) => {
  const port = simulatorPort(portsFrom);
  const serverPort = port + 1000;
  return {
    env: {
      ZIGNED_CLIENT_ID: CREDENTIALS.clientId,
      ZIGNED_CLIENT_SECRET: CREDENTIALS.clientSecret,
      ZIGNED_WEBHOOK_SECRET: CREDENTIALS.webhookSecret,
      ZIGNED_BASE_URL: `http://127.0.0.1:${port}/rest/v3`,
      ZIGNED_TOKEN_URL: `http://127.0.0.1:${port}/oauth/token`,
    },
    webhookSecret: CREDENTIALS.webhookSecret,
    /** Starts the simulator, and lets the server listen for its webhooks. */
    start: async (app: TestServer): Promise<ZignedSimulator> => {
      await app.fastify.listen({ port: serverPort, host: '127.0.0.1' });
      return startZignedSimulator({
        ...CREDENTIALS,
        port,
        webhookUrl: `http://127.0.0.1:${serverPort}/webhooks/zigned`,
        now: () => app.clock.now(),
        slowMs: 100,
      });
    },
  };
};

export const testPdf = (text = 'avtal'): Buffer =>
  Buffer.from(`%PDF-1.7\n% ${text}\nxref\nstartxref\n0\n%%EOF\n`);

/** A lease with an agreement that can be sent for signing. */
export const createAgreementFixture = async (app: TestServer) => {
  const account = await makeAccount(app);
  const fixture = await createLeaseFixture(app, account);
  const { user } = fixture;
  const lease = await fixture.createLease();
  const addAgreement = async (name = 'Hyresavtal') => {
    const file = { name: `${name}.pdf`, mimetype: 'application/pdf', bytes: testPdf() };
    const uploaded = await user.post(fileCalls.upload, {
      body: { fileable_type: 'lease', fileable_id: lease.id },
      file,
    });
    return user.post(agreementCalls.create, {
      body: { lease_id: lease.id, file_id: uploaded.file.id, name },
    });
  };
  const context = createSigningContext(
    { db: app.db, clock: app.clock, files: app.files, settings: app.settings, log: app.fastify.log },
    account.businessId,
  );
  return { ...fixture, account, lease, addAgreement, context };
};
