import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOneBundle, oneBundleDist } from '@husrum/build/compile';
import { calls, remoteNames } from '@husrum/contract';
import { root } from './architecture/sources';
import { holdBudgets } from './budgets/gate';
import { firstVisit, median, type Visit } from './first-visit/measure';
import { type Server, startServer } from './first-visit/server';
import { chromium } from './testing/packages';

// `npm run first-visit`: what the first visit of the lease page costs, beside the same sources as one bundle.
const ROUNDS = 3;

const signIn = async ({ url }: Server): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@husrum.se', password: 'husrum-demo' }),
  });
  const session = await calls.session.login.ok?.validate(await answer.json());
  if (session === undefined) throw new Error('Nobody could sign in');
  return session.access_token;
};

const visits = async (webRoot: string, executable: string): Promise<Visit> => {
  const server = await startServer(webRoot);
  try {
    const token = await signIn(server);
    const answer = await fetch(`${server.url}/api/lease?limit=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const lease = (await calls.lease.list.ok?.validate(await answer.json()))?.data[0];
    if (lease === undefined) throw new Error('The demo portfolio has no lease');
    const measured: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      measured.push(
        await firstVisit(executable, `${server.url}/lease/${lease.id}`, token, lease.entity.name),
      );
    }
    return median(measured);
  } finally {
    server.stop();
  }
};

/** The one bundle stands where the shell's build would; the registry is still read, for the menu. */
const oneBundleRoot = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'husrum-one-bundle-'));
  const place = (name: string, dist: string) => {
    mkdirSync(join(folder, name));
    symlinkSync(dist, join(folder, name, 'dist'));
  };
  place('shell', oneBundleDist);
  for (const name of remoteNames) place(name, join(root, name, 'dist'));
  return folder;
};

const show = (name: string, { bytes, requests, milliseconds }: Visit) =>
  console.log(
    `${name.padEnd(22)} ${(bytes / 1000).toFixed(0).padStart(5)} kB gzip  ${String(requests).padStart(3)} anrop  ${(milliseconds / 1000).toFixed(2)} s på slow 4G`,
  );

const executable = await chromium();
await buildOneBundle();
const federated = await visits(root, executable);
const one = await visits(oneBundleRoot(), executable);
show('sju byggen', federated);
show('ett bygge', one);
console.log(
  `kvot: ${(federated.bytes / one.bytes).toFixed(2)} i byte, ${(federated.milliseconds / one.milliseconds).toFixed(2)} i tid`,
);
// Bytes repeat exactly; time does not, and has no budget.
const bytesPerMille = Math.round((1_000 * federated.bytes) / one.bytes);
process.exit(
  holdBudgets({ 'first-visit': { bytesPerMille } }, process.argv.includes('--raise') ? ['first-visit'] : [])
    ? 0
    : 1,
);
