import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOneBundle, oneBundleDist } from '@husrum/build/compile';
import { remoteNames } from '@husrum/contract/routes';
import { root } from './architecture/sources';
import { holdBudgets } from './budgets/gate';
import { type Address, type Encoding, firstVisit, median, type Visit } from './first-visit/measure';
import { demoOf } from './first-visit/pages';
import { startServer } from './first-visit/server';
import { chromium } from './testing/packages';

// `npm run first-visit [br]`: what first visits cost, beside the same sources as one bundle.
const ROUNDS = 3;
const encoding: Encoding = process.argv.includes('br') ? 'br' : 'gzip';

interface Measured {
  readonly address: Address;
  readonly visit: Visit;
}

const visits = async (webRoot: string, executablePath: string): Promise<Measured[]> => {
  const server = await startServer(webRoot);
  try {
    const { token, addresses } = await demoOf(server);
    const measured: Measured[] = [];
    for (const address of addresses) {
      const rounds: Visit[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const visitor = { executablePath, token, encoding };
        rounds.push(await firstVisit(`${server.url}${address.path}`, address.heading, visitor));
      }
      measured.push({ address, visit: median(rounds) });
    }
    return measured;
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

const line = ({ bytes, requests, milliseconds }: Visit): string =>
  `${(bytes / 1000).toFixed(0).padStart(5)} kB ${String(requests).padStart(4)} anrop ${(milliseconds / 1000).toFixed(2).padStart(6)} s`;

const executable = await chromium();
await buildOneBundle();
const federated = await visits(root, executable);
const one = await visits(oneBundleRoot(), executable);
console.log(
  `${encoding}, slow 4G        sju byggen                   ett bygge                    kvot i byte, i tid`,
);
const visited: Record<string, { readonly bytesPerMille: number }> = {};
for (const [at, { address, visit }] of federated.entries()) {
  const beside = one[at]?.visit;
  if (!beside) throw new Error(`${address.name} was not visited in the one bundle`);
  const ratios = [visit.bytes / beside.bytes, visit.milliseconds / beside.milliseconds];
  // Bytes repeat exactly; time does not, and has no budget.
  visited[`first-visit ${address.name}`] = {
    bytesPerMille: Math.round((1_000 * visit.bytes) / beside.bytes),
  };
  console.log(
    `${address.name.padEnd(22)} ${line(visit)}  ${line(beside)}  ${ratios.map((ratio) => ratio.toFixed(2)).join('  ')}`,
  );
}
const held =
  encoding === 'br' || holdBudgets(visited, process.argv.includes('--raise') ? Object.keys(visited) : []);
process.exit(held ? 0 : 1);
