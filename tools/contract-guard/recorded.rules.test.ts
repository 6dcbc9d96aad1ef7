import type { LiveBuild } from './change.rules';
import { without, withRecorded, withUses } from './recorded.rules';

const uses = (...calls: string[]) => ({ calls, events: [], routes: [], panels: [] });
const recorded = { 'mf-leases': uses('lease.detail', 'lease.list') };
const here: LiveBuild = { name: 'mf-leases', build: 'a2', uses: uses('lease.create', 'lease.list') };

test('what builds use is added to what is recorded, and nothing is taken away', () => {
  expect(withUses(recorded, [here, { name: 'mf-garage', build: 'g1', uses: uses('lease.list') }])).toEqual({
    'mf-garage': uses('lease.list'),
    'mf-leases': uses('lease.create', 'lease.detail', 'lease.list'),
  });
  expect(withUses(recorded, [])).toEqual(recorded);
});

test('what is recorded counts where no build here tells of it: in a fresh clone all of it', () => {
  expect(withRecorded([], recorded)).toEqual([
    { name: 'mf-leases', build: 'as recorded', uses: recorded['mf-leases'] },
  ]);
  expect(withRecorded([here], recorded)).toEqual([
    here,
    { name: 'mf-leases', build: 'as recorded', uses: uses('lease.detail') },
  ]);
  expect(withRecorded([here], { 'mf-leases': uses('lease.list') })).toEqual([here]);
});

test('with a remote goes what the shell used of it, not what others do', () => {
  const used = {
    calls: ['garage.list'],
    events: [],
    routes: ['garage.overview', 'home.dashboard'],
    panels: [],
  };
  const others = { ...uses(), panels: ['garage.summary'] };
  expect(
    without({ 'mf-garage': uses('garage.list'), 'mf-leases': others, shell: used }, 'mf-garage', 'garage'),
  ).toEqual({ 'mf-leases': others, shell: { ...used, routes: ['home.dashboard'] } });
});
