import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { linkRemotes, presentRemotes } from '@husrum/build';
import { buildOneBundle, oneBundleRoot } from '@husrum/build/bundles';
import { leaseCalls } from '@husrum/contract/lease';
import { routes } from '@husrum/contract/routes';
import { sessionCalls } from '@husrum/contract/session';
import { checkBudgets } from './budgets/check-budgets';
import { measureVisit, type Visit } from './first-visit/measure-visit';
import { findFreePort, startApiServer } from './servers/api-server';
import { createClient } from './servers/contract-client';
import { ensureChromium } from './servers/system-packages';
import { root } from './workspace';

// `npm run first-visit`: the cost of first visits, compared with the same sources built as one bundle.
const executablePath = await ensureChromium();

const signIn = async (origin: string): Promise<string> => {
  const body = { email: 'demo@husrum.se', password: 'husrum-demo' };
  // The server is ready before the demo portfolio has been created.
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const session = createClient(origin).call(sessionCalls.login, { params: {}, body });
    const token = await session.then(({ access_token }) => access_token).catch(() => delay(500));
    if (token) return token;
  }
  throw new Error('The demo user could not sign in');
};

/** Path and main heading of three pages: the shell's page with panels of remotes, a page with forms, and a long list. */
const listPages = async (origin: string, token: string) => {
  const [lease] = (await createClient(origin, token).call(leaseCalls.list, { params: {} })).data;
  if (lease === undefined) throw new Error('The demo portfolio has no lease');
  return [
    { name: '/dashboard', path: routes.home.dashboard(), heading: /^(God|Hej)/ },
    { name: '/lease/:id', path: routes.lease.detail({ id: lease.id }), heading: lease.entity.name },
    { name: '/invoicebase/overview', path: routes.invoice.overview(), heading: 'Hyresavier' },
  ];
};

/** The first visit of each page, by the page's name, with the builds under `webRoot`. */
const measure = async (webRoot: string): Promise<ReadonlyMap<string, Visit>> => {
  const data = mkdtempSync(join(tmpdir(), 'husrum-first-visit-'));
  const env = { DATA_DIR: data, WEB_ROOT: webRoot, LOG_LEVEL: 'error' };
  const { origin, stop } = await startApiServer({ port: await findFreePort(), env, demo: true });
  try {
    const token = await signIn(origin);
    const visits = new Map<string, Visit>();
    for (const { name, path, heading } of await listPages(origin, token))
      visits.set(name, await measureVisit(origin + path, heading, { executablePath, token }));
    return visits;
  } finally {
    await stop();
    rmSync(data, { recursive: true, force: true });
  }
};

const formatVisit = ({ bytes, requests, durationMs }: Visit): string =>
  `${(bytes / 1000).toFixed(0).padStart(5)} kB ${String(requests).padStart(4)} requests ${(durationMs / 1000).toFixed(2).padStart(6)} s`;

await buildOneBundle();
linkRemotes(oneBundleRoot);
const federated = await measure(root);
const single = await measure(oneBundleRoot);
const buildCount = presentRemotes().length + 1;
console.log(
  `gzip, slow 4G          ${`${buildCount} builds`.padEnd(31)} ${'one bundle'.padEnd(31)} ratio of bytes, of time`,
);
const sizes: Record<string, { readonly bytesPerMille: number }> = {};
for (const [name, visit] of federated) {
  const other = single.get(name);
  if (!other) throw new Error(`${name} was not visited in the single bundle`);
  // Bytes repeat exactly; time does not, and has no budget.
  sizes[`first-visit ${name}`] = { bytesPerMille: Math.round((1_000 * visit.bytes) / other.bytes) };
  const ratios = [visit.bytes / other.bytes, visit.durationMs / other.durationMs];
  console.log(
    `${name.padEnd(22)} ${formatVisit(visit)}  ${formatVisit(other)}  ${ratios.map((ratio) => ratio.toFixed(2)).join('  ')}`,
  );
}
const isRaised = process.argv.includes('--raise');
process.exit(checkBudgets(sizes, isRaised ? Object.keys(sizes) : []) ? 0 : 1);
