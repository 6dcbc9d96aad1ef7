import type { LiveBuild } from './change.rules';
import { addUses, mergeLiveBuilds, removeUses } from './uses.rules';

const uses = (...calls: string[]) => ({ calls, events: [], routes: [], panels: [] });
const recorded = { 'mf-leases': uses('lease.detail', 'lease.list') };
const local: LiveBuild = { name: 'mf-leases', build: 'a2', uses: uses('lease.create', 'lease.list') };

test('adds the uses of builds to the recorded ones and removes none', () => {
  expect(addUses(recorded, [local, { name: 'mf-garage', build: 'g1', uses: uses('lease.list') }])).toEqual({
    'mf-garage': uses('lease.list'),
    'mf-leases': uses('lease.create', 'lease.detail', 'lease.list'),
  });
  expect(addUses(recorded, [])).toEqual(recorded);
});

test('recorded uses count as a live build, also when there is no local build', () => {
  expect(mergeLiveBuilds(recorded, [])).toEqual([
    { name: 'mf-leases', build: 'as recorded', uses: recorded['mf-leases'] },
  ]);
  expect(mergeLiveBuilds(recorded, [local])).toEqual([
    { name: 'mf-leases', build: 'a2', uses: uses('lease.create', 'lease.detail', 'lease.list') },
  ]);
});

test("removes a remote, and the shell's uses of its routes and panels; the shell's calls and the uses of other remotes stay", () => {
  const shell = {
    calls: ['garage.list'],
    events: [],
    routes: ['garage.overview', 'home.dashboard'],
    panels: [],
  };
  const others = { ...uses(), panels: ['garage.summary'] };
  expect(
    removeUses({ 'mf-garage': uses('garage.list'), 'mf-leases': others, shell }, 'mf-garage', 'garage'),
  ).toEqual({ 'mf-leases': others, shell: { ...shell, routes: ['home.dashboard'] } });
});
