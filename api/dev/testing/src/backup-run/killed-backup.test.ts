import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeAccount, testServer } from '../index';
import { killLaunchedServers, launchServer } from '../launch-server';

const app = testServer();
const folder = mkdtempSync(path.join(tmpdir(), 'husrum-killed-backup-'));
const command = path.resolve(import.meta.dirname, '../../../../app/src/backup.main.ts');
let silentS3: Server;
let asked: Promise<void>;

/** A file store that is asked for a file and never answers. */
beforeAll(async () => {
  asked = new Promise((resolve) => {
    silentS3 = createServer(() => resolve());
  });
  await new Promise<void>((resolve) => {
    silentS3.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  killLaunchedServers();
  silentS3.closeAllConnections();
  silentS3.close();
  rmSync(folder, { recursive: true, force: true });
});

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

it('a backup that is killed half-way leaves no file that looks whole', async () => {
  const anna = await makeAccount(app);
  await app.forAccount(anna, (tx) =>
    tx
      .insertInto('file')
      .values({
        ...{ key: `${anna.businessId}/one`, name: 'a.pdf', alias: 'a.pdf', notice: null, size: 1 },
        ...{ mimetype: 'application/pdf', fileable_type: null, fileable_id: null, user_id: anna.userId },
      })
      .execute(),
  );
  const { child, exit } = launchServer(
    {
      ...{ DATA_DIR: folder, DATABASE_URL: globalThis.testDatabase.url },
      ...{
        S3_ENDPOINT: `http://127.0.0.1:${portOf(silentS3)}`,
        S3_BUCKET: 'husrum',
        S3_REGION: 'eu-north-1',
      },
      ...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
    },
    command,
    ['backup', path.join(folder, 'backups', 'husrum.backup')],
  );
  const failed = exit.then(({ output }) => Promise.reject(new Error(`the backup has ended: ${output}`)));
  await Promise.race([asked, failed]);
  child.kill('SIGKILL');
  await exit;
  const left = readdirSync(path.join(folder, 'backups')).sort();
  expect(left).toEqual([
    expect.stringMatching(/^husrum\.backup\.\d+\.[\w-]+\.keys$/),
    expect.stringMatching(/^husrum\.backup\.\d+\.[\w-]+\.part$/),
  ]);
}, 120_000);
