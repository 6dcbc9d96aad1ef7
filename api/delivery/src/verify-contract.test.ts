import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Caller, testServer } from '@husrum/api-testing';
import { makeBuild } from '@husrum/api-testing/test-build';
import { createTeam, promote, seal, upload } from '@husrum/api-testing/test-team';
import type { Manifest } from '@husrum/contract/manifest';
import { releaseCalls } from '@husrum/contract/release';

const root = mkdtempSync(path.join(tmpdir(), 'husrum-contract-'));
const app = testServer({ root });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const setShellContract = (contract: number): void => {
  mkdirSync(path.join(root, 'shell/dist'), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/build.json'), JSON.stringify({ build: 's', contract }));
};
/** The share of the users, in per cent. */
const CANARY_SHARE = 10;
const panel = 'lease.invoices';
const uses = { calls: [], events: [], routes: [], panels: [panel] };
const uploadBuild = async (
  team: Caller,
  name: Manifest['name'],
  build: string,
  changes: Partial<Manifest> = {},
) => {
  const testBuild = makeBuild(name, build, changes);
  await upload(team, testBuild);
  return testBuild;
};
const failedPromotion = (team: Caller, remote: string, build: string) =>
  team.failure(releaseCalls.promote, { params: { remote }, body: { build } });

let economy: Caller;
let leases: Caller;
beforeAll(async () => {
  setShellContract(2);
  economy = await createTeam(app, 'mf-economy');
  leases = await createTeam(app, 'mf-leases');
});

test('promotion checks again, as sealing did, that the panels a build uses exist and that the panels it drops are unused', async () => {
  await seal(economy, await uploadBuild(economy, 'mf-economy', 'e1', { panels: [panel] }));
  await promote(economy, 'mf-economy', 'e1');
  await seal(leases, await uploadBuild(leases, 'mf-leases', 'l1'));
  await promote(leases, 'mf-leases', 'l1');
  await seal(economy, await uploadBuild(economy, 'mf-economy', 'e2'));
  await seal(leases, await uploadBuild(leases, 'mf-leases', 'l2', { uses }));
  await promote(leases, 'mf-leases', 'l2', CANARY_SHARE);
  const removedPanel = `${panel} finns inte längre, men används av mf-leases l2`;
  expect(await failedPromotion(economy, 'mf-economy', 'e2')).toMatchObject({
    status: 422,
    data: { contract: [removedPanel] },
  });
  await leases.post(releaseCalls.stop, { params: { remote: 'mf-leases' }, body: {} });
  await promote(economy, 'mf-economy', 'e2');
  const missingPanel = `${panel} finns inte i mf-economy e2: släpp den delen först`;
  expect(await failedPromotion(leases, 'mf-leases', 'l2')).toMatchObject({
    status: 422,
    data: { contract: [missingPanel] },
  });
});

test('a build that the shell cannot run is neither promoted nor rolled back to', async () => {
  await seal(leases, await uploadBuild(leases, 'mf-leases', 'l3', { contract: 2 }));
  await promote(leases, 'mf-leases', 'l3');
  await promote(leases, 'mf-leases', 'l1');
  setShellContract(1);
  const tooNew = {
    status: 422,
    data: { contract: ['Bygget talar kontrakt 2, skalet 1: släpp skalet först'] },
  };
  expect(await failedPromotion(leases, 'mf-leases', 'l3')).toMatchObject(tooNew);
  const back = { params: { remote: 'mf-leases' }, body: { build: 'l3' } };
  expect(await leases.failure(releaseCalls.rollback, back)).toMatchObject(tooNew);
});
