import { captureException } from '@husrum/platform';
import { LoadError } from '../registry/load-error';
import { activateBuild } from '../registry/newer-builds';
import { makeBuild } from '../testing/builds';
import { captureReports } from '../testing/reports';
import { sendReports } from './report-queue';
import { startTelemetry } from './start-telemetry';

const takeSentReports = captureReports({ sampleRate: 1 });
const listReports = () => {
  sendReports();
  return takeSentReports().flatMap(({ reports }) => reports);
};

beforeAll(() => {
  activateBuild(makeBuild({ build: 'a1' }));
  startTelemetry();
});

const dispatchLoadError = (element: HTMLElement) => {
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
};

test('reports an uncaught error with the build of its file and without user input', () => {
  const error = new TypeError('No "Karin Holm" here');
  error.stack =
    'TypeError: No "Karin Holm" here\n    at save (http://localhost/remotes/mf-economy/e1/7.js:1:2)';
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  expect(listReports()).toMatchObject([
    {
      remote: 'mf-economy',
      build: 'e1',
      kind: 'script',
      ms: null,
      message: 'No "…" here',
      stack: 'at save (/remotes/mf-economy/e1/7.js:1:2)',
    },
  ]);
});

test('reports a script that does not load for the build that it belongs to', () => {
  dispatchLoadError(Object.assign(document.createElement('script'), { src: '/remotes/mf-leases/a0/9.js' }));
  expect(listReports()).toMatchObject([{ remote: 'mf-leases', build: 'a0', kind: 'load' }]);
});

test('attributes an error of a panel to the active build of the panel’s owner', () => {
  const error = new Error('broken');
  error.stack = undefined;
  captureException(error, { owner: 'mf-leases', source: 'panel dashboard.week' });
  expect(listReports()).toMatchObject([
    { remote: 'mf-leases', build: 'a1', kind: 'render', message: 'panel dashboard.week: Error: broken' },
  ]);
});

test('does not report an aborted request', () => {
  const event = Object.assign(new Event('unhandledrejection'), {
    reason: new DOMException('', 'AbortError'),
  });
  window.dispatchEvent(event);
  expect(listReports()).toEqual([]);
});

test('attributes a load error to the build that could not be loaded, not to the active one', () => {
  const error = new LoadError(new Error('mf-leases needs contract 9, this shell has 1'), 'a2');
  captureException(error, { owner: 'mf-leases', source: 'lifecycle' });
  expect(listReports()).toMatchObject([{ remote: 'mf-leases', build: 'a2', kind: 'load' }]);
});
