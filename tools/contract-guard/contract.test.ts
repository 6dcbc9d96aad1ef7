import { CONTRACT_VERSION } from '@husrum/contract/manifest';
import { changes, parts, told } from './change.rules';
import { contractNow } from './contract-now';
import { liveHere, readUses } from './recorded';
import { acceptedHere, contractOf } from './snapshot';

const { version, snapshot } = acceptedHere();
const now = contractNow();

test('the contract is the one that was accepted; `npm run contract:accept` accepts additions', () => {
  const differing = changes(contractOf(snapshot), now);
  expect(differing.map((change) => told(change, liveHere()))).toEqual([]);
});

test('the version in the code is the one that was accepted, and no part is newer', () => {
  expect(CONTRACT_VERSION).toBe(version);
  const since = parts.flatMap((part) => Object.values(snapshot[part]).map((kept) => kept.since));
  expect(Math.max(...since)).toBeLessThanOrEqual(version);
});

test('the payload of every event and the props of every panel are read', () => {
  expect(now.events['lease.created']).toEqual({ 'body.leaseId': 'Id', 'body.entityId': 'Id' });
  expect(now.panels['lease.invoices']).toEqual({
    owner: 'mf-economy',
    'body.leaseId': 'Id',
    'body.inactive': 'boolean',
  });
  expect(now.panels['dashboard.week']).toEqual({ owner: 'mf-leases' });
});

test('what live builds use is known before anything is built here', () => {
  const { shell, ...remotes } = readUses();
  expect(shell?.routes.length).toBeGreaterThan(0);
  const silent = Object.entries(remotes).filter(
    ([, { calls, panels }]) => calls.length + panels.length === 0,
  );
  expect(silent).toEqual([]);
  expect(Object.keys(remotes).length).toBeGreaterThan(0);
});

test('everything that a live build uses is in the contract', () => {
  const missing = liveHere().flatMap(({ name, build, uses }) =>
    parts.flatMap((part) =>
      (uses?.[part] ?? []).filter((used) => !(used in now[part])).map((used) => `${name} ${build}: ${used}`),
    ),
  );
  expect(missing).toEqual([]);
});
