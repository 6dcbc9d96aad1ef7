import { sendReports } from '../telemetry/outbox';
import { aBuild } from '../testing/a-build';
import { catchReports } from '../testing/reports';
import { begin } from './newer-builds';
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
