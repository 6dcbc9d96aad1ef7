import { sendReports } from '../telemetry/report-queue';
import { makeBuild, makeRemote } from '../testing/builds';
import { captureReports } from '../testing/reports';
import { activateBuild } from './newer-builds';
import { registryStore } from './registry';
import { loadPanels, loadVisibleModule, preloadPage } from './remotes';

const takeSentReports = captureReports({ sampleRate: 1 });
const listReportedBuilds = () => {
  sendReports();
  return takeSentReports().flatMap(({ reports }) => reports.map(({ build, kind }) => `${build} ${kind}`));
};
const waitForNextTick = () => new Promise((resolve) => setTimeout(resolve));

test('does not report a build that is only preloaded', async () => {
  activateBuild(makeBuild({ build: 'a1' }));
  preloadPage('/lease/overview');
  await waitForNextTick();
  expect(listReportedBuilds()).toEqual([]);
});

test('reports a build once when its page or panel is rendered', async () => {
  activateBuild(makeBuild({ build: 'a2' }));
  await loadPanels('mf-leases');
  await loadVisibleModule('mf-leases');
  expect(listReportedBuilds()).toEqual(['a2 timing']);
});

test('a load error names its build even when the message names no file', async () => {
  const remotes = [makeRemote({ name: 'mf-economy', build: 'e9', contract: 99 })];
  jest.spyOn(registryStore, 'get').mockReturnValue({ shell: 's1', sample: 1, removed: [], remotes });
  await expect(loadVisibleModule('mf-economy')).rejects.toMatchObject({ name: 'LoadError', build: 'e9' });
});
