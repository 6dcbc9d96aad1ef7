import { sendReports } from '../telemetry/outbox';
import { aBuild, aRemote } from '../testing/a-build';
import { catchReports } from '../testing/reports';
import { begin } from './newer-builds';
import { registryStore } from './registry';
import { drawnModule, panelsOf, prepare } from './remotes';

const sent = catchReports(1);
const counted = () => {
  sendReports();
  return sent().flatMap(({ reports }) => reports.map(({ build, kind }) => `${build} ${kind}`));
};
const settled = () => new Promise((done) => setTimeout(done));

test('a build that is only fetched beforehand is not visited', async () => {
  begin(aBuild({ build: 'a1' }));
  prepare('/lease/overview');
  await settled();
  expect(counted()).toEqual([]);
});

test('one whose page or panel is drawn is, once', async () => {
  begin(aBuild({ build: 'a2' }));
  await panelsOf('mf-leases');
  await drawnModule('mf-leases');
  expect(counted()).toEqual(['a2 timing']);
});

test('one that cannot be had says which it was, though its failure names no file', async () => {
  const remotes = [aRemote({ name: 'mf-economy', build: 'e9', contract: 99 })];
  jest.spyOn(registryStore, 'get').mockReturnValue({ shell: 's1', sample: 1, removed: [], remotes });
  await expect(drawnModule('mf-economy')).rejects.toMatchObject({ name: 'LoadError', build: 'e9' });
});
