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

test('a visit does not report a build that is only preloaded', async () => {
  activateBuild(makeBuild({ build: 'a1' }));
  preloadPage('/lease/overview');
  await waitForNextTick();
  expect(listReportedBuilds()).toEqual([]);
});

test('a visit reports a build once, although both panels and a page of it are rendered', async () => {
  activateBuild(makeBuild({ build: 'a2' }));
  await loadPanels('mf-leases');
  await loadVisibleModule('mf-leases');
  expect(listReportedBuilds()).toEqual(['a2 timing']);
});

test('a load error names the requested build, although its message does not', async () => {
  const remotes = [makeRemote({ name: 'mf-economy', build: 'e9', contract: 99 })];
  jest.spyOn(registryStore, 'get').mockReturnValue({ shell: 's1', sample: 1, removed: [], remotes });
  await expect(loadVisibleModule('mf-economy')).rejects.toMatchObject({ name: 'LoadError', build: 'e9' });
});
