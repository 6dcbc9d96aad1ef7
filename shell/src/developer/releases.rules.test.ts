import type { ReleaseStatus } from '@husrum/contract/release';
import { listDeployedBuilds, listNewestErrors } from './releases.rules';

const health = { visits: 0, load_p75: null, error_rate: null };
const makeRemote = (changes: Partial<ReleaseStatus>): ReleaseStatus => ({
  remote: 'mf-leases',
  live: null,
  canary: null,
  pinned: null,
  builds: [],
  errors: [],
  ...changes,
});
const live = { build: 'a1', contract: 1, by: 'Anna', at: '2026-11-20T08:00:00Z', ...health };
const makeError = (id: number, at: string): ReleaseStatus['errors'][number] => ({
  id,
  at,
  build: 'a1',
  kind: 'script',
  message: '',
  stack: null,
  trace: '',
});

test('lists the canary build below the default build', () => {
  const canary = { ...live, build: 'a2', share: 10 };
  expect(
    listDeployedBuilds([makeRemote({ live, canary })]).map(({ build, share }) => [build, share]),
  ).toEqual([
    ['a1', undefined],
    ['a2', 10],
  ]);
});

test('a removed remote has no row', () => {
  expect(listDeployedBuilds([makeRemote({})])).toEqual([]);
});

test('lists the errors of all remotes together, newest first', () => {
  const remotes = [
    makeRemote({ errors: [makeError(1, '2026-11-20T08:00:00Z')] }),
    makeRemote({ remote: 'shell', errors: [makeError(2, '2026-11-20T09:00:00Z')] }),
  ];
  expect(listNewestErrors(remotes).map(({ id, remote }) => [id, remote])).toEqual([
    [2, 'shell'],
    [1, 'mf-leases'],
  ]);
});
