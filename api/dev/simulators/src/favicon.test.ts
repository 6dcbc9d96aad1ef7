import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '@husrum/api-platform';
import { testClock } from '@husrum/api-platform/testing';
import { startEmbeddedSimulators } from './embedded-simulators';

const folder = mkdtempSync(path.join(tmpdir(), 'husrum-favicon-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every simulator that has pages has an icon, which browsers ask for without being told to', async () => {
  const { settings, stop } = await startEmbeddedSimulators(
    readSettings({ DATA_DIR: folder }),
    testClock('2026-11-20T08:00:00Z'),
  );
  const { stripe, zigned, fortnox, visma } = settings;
  const answers = await Promise.all(
    [stripe?.baseUrl, zigned?.baseUrl, fortnox?.baseUrl, visma?.baseUrl].map(async (url = '') => {
      const { status, headers } = await fetch(new URL('/favicon.ico', url));
      return [status, headers.get('content-type')];
    }),
  );
  await stop();
  expect(answers).toEqual(Array(4).fill([200, 'image/svg+xml']));
});
