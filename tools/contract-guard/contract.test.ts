import { describeChange, findChanges, parts } from '@husrum/contract/compatibility';
import { CONTRACT_VERSION } from '@husrum/contract/manifest';
import { readAccepted, toContract } from './accepted-contract';
import { readCurrentContract } from './current-contract';
import { readLocalLiveBuilds, readUses } from './recorded-uses';

const accepted = readAccepted('disk');
const now = readCurrentContract();

test('the contract is the accepted one (`npm run contract:accept` accepts additions)', () => {
  const changes = findChanges(toContract(accepted), now);
  expect(changes.map((change) => describeChange(change, readLocalLiveBuilds()))).toEqual([]);
});

test('the version in the code is the accepted one, and no part is newer', () => {
  expect(CONTRACT_VERSION).toBe(accepted.version);
  const since = parts.flatMap((part) => Object.values(accepted.snapshot[part]).map((entry) => entry.since));
  expect(Math.max(...since)).toBeLessThanOrEqual(accepted.version);
});

test('the payload of every event and the props of every panel are read from the source', () => {
  expect(now.events['lease.created']).toEqual({ 'body.leaseId': 'Id', 'body.entityId': 'Id' });
  expect(now.panels['lease.invoices']).toEqual({
    owner: 'mf-economy',
    'body.leaseId': 'Id',
    'body.inactive': 'boolean',
  });
  expect(now.panels['dashboard.week']).toEqual({ owner: 'mf-leases' });
});

test('uses.json records what the shell and each remote use, for a clone without builds', () => {
  const { shell, ...remotes } = readUses();
  expect(shell?.routes.length).toBeGreaterThan(0);
  const empty = Object.entries(remotes).filter(([, { calls, panels }]) => calls.length + panels.length === 0);
  expect(empty).toEqual([]);
  expect(Object.keys(remotes).length).toBeGreaterThan(0);
});

test('everything that a live build uses is in the contract', () => {
  const missing = readLocalLiveBuilds().flatMap(({ name, build, uses }) =>
    parts.flatMap((part) =>
      (uses?.[part] ?? []).filter((used) => !(used in now[part])).map((used) => `${name} ${build}: ${used}`),
    ),
  );
  expect(missing).toEqual([]);
});
