import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from '@husrum/contract/manifest';
import { releaseCalls } from '@husrum/contract/release';
import { makeBuild } from '../../test/build';
import type { Caller } from '../../test/caller';
import { testServer } from '../../test/kit';
import { promote, seal, teamOf, upload } from '../../test/team';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-proof-'));
const app = testServer({ root });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const shellSpeaks = (contract: number): void => {
  mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/build.json'), JSON.stringify({ build: 's', contract }));
};
const panel = 'lease.invoices';
const uses = { calls: [], events: [], routes: [], panels: [panel] };
const bring = async (
  team: Caller,
  name: Manifest['name'],
  build: string,
  changes: Partial<Manifest> = {},
) => {
  const made = makeBuild(name, build, changes);
  await upload(team, made);
  return made;
};
const refused = (team: Caller, remote: string, build: string) =>
  team.failure(releaseCalls.promote, { params: { remote }, body: { build } });

let economy: Caller;
let leases: Caller;
beforeAll(async () => {
  shellSpeaks(2);
  economy = await teamOf(app, 'mf-economy');
  leases = await teamOf(app, 'mf-leases');
});

test('what a build relies on, and who relies on it, is proven again when it is given out', async () => {
  await seal(economy, await bring(economy, 'mf-economy', 'e1', { panels: [panel] }));
  await promote(economy, 'mf-economy', 'e1');
  await seal(leases, await bring(leases, 'mf-leases', 'l1'));
  await promote(leases, 'mf-leases', 'l1');
  await seal(economy, await bring(economy, 'mf-economy', 'e2'));
  await seal(leases, await bring(leases, 'mf-leases', 'l2', { uses }));
  await promote(leases, 'mf-leases', 'l2', 10);
  const missed = `${panel} finns inte längre, men används av mf-leases l2`;
  expect(await refused(economy, 'mf-economy', 'e2')).toMatchObject({
    status: 422,
    data: { contract: [missed] },
  });
  await leases.post(releaseCalls.stop, { params: { remote: 'mf-leases' }, body: {} });
  await promote(economy, 'mf-economy', 'e2');
  const absent = `${panel} finns inte i mf-economy e2: släpp den delen först`;
  expect(await refused(leases, 'mf-leases', 'l2')).toMatchObject({
    status: 422,
    data: { contract: [absent] },
  });
});

test('nothing that the shell cannot run is given out, nor gone back to', async () => {
  await seal(leases, await bring(leases, 'mf-leases', 'l3', { contract: 2 }));
  await promote(leases, 'mf-leases', 'l3');
  await promote(leases, 'mf-leases', 'l1');
  shellSpeaks(1);
  const tooNew = {
    status: 422,
    data: { contract: ['Bygget talar kontrakt 2, skalet 1: släpp skalet först'] },
  };
  expect(await refused(leases, 'mf-leases', 'l3')).toMatchObject(tooNew);
  const back = { params: { remote: 'mf-leases' }, body: { build: 'l3' } };
  expect(await leases.failure(releaseCalls.rollback, back)).toMatchObject(tooNew);
});
