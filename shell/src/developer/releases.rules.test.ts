import type { ReleaseStatus } from '@husrum/contract/release';
import { deployed, newestErrors } from './releases.rules';

const health = { visits: 0, load_p75: null, error_rate: null };
const part = (changes: Partial<ReleaseStatus>): ReleaseStatus => ({
  ...{ remote: 'mf-leases', live: null, canary: null, pinned: null, builds: [], errors: [] },
  ...changes,
});
const live = { build: 'a1', contract: 1, by: 'Anna', at: '2026-11-20T08:00:00Z', ...health };
const error = (id: number, at: string): ReleaseStatus['errors'][number] => ({
  ...{ id, at, build: 'a1', kind: 'script', message: '', stack: null, trace: '' },
});

test('what a share of the users tries stands under what the others have', () => {
  const canary = { ...live, build: 'a2', share: 10 };
  expect(deployed([part({ live, canary })]).map(({ build, share }) => [build, share])).toEqual([
    ['a1', undefined],
    ['a2', 10],
  ]);
});

test('a remote that is removed has no row', () => {
  expect(deployed([part({})])).toEqual([]);
});

test('errors of all parts stand together, newest first', () => {
  const remotes = [
    part({ errors: [error(1, '2026-11-20T08:00:00Z')] }),
    part({ remote: 'shell', errors: [error(2, '2026-11-20T09:00:00Z')] }),
  ];
  expect(newestErrors(remotes).map(({ id, remote }) => [id, remote])).toEqual([
    [2, 'shell'],
    [1, 'mf-leases'],
  ]);
});
