import { report } from '@husrum/platform';
import { LoadError } from '../registry/load-error';
import { begin } from '../registry/newer-builds';
import { aBuild } from '../testing/a-build';
import { catchReports } from '../testing/reports';
import { sendReports } from './outbox';
import { startTelemetry } from './watch';

const sent = catchReports(1);
const told = () => {
  sendReports();
  return sent().flatMap(({ reports }) => reports);
};

beforeAll(() => {
  begin(aBuild({ build: 'a1' }));
  startTelemetry();
});

const failed = (element: HTMLElement) => {
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
};

test('an error that nobody caught is told with the build whose file it was in, and without what was written', () => {
  const error = new TypeError('No "Karin Holm" here');
  error.stack =
    'TypeError: No "Karin Holm" here\n    at save (http://localhost/remotes/mf-economy/e1/7.js:1:2)';
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  expect(told()).toMatchObject([
    {
      ...{ remote: 'mf-economy', build: 'e1', kind: 'script', ms: null },
      ...{ message: 'No "…" here', stack: 'at save (/remotes/mf-economy/e1/7.js:1:2)' },
    },
  ]);
});

test('a script that is not there is told once, for its own build', () => {
  failed(Object.assign(document.createElement('script'), { src: '/remotes/mf-leases/a0/9.js' }));
  expect(told()).toMatchObject([{ remote: 'mf-leases', build: 'a0', kind: 'load' }]);
});

test('what a boundary caught is the build of its owner', () => {
  const error = new Error('broken');
  error.stack = undefined;
  report(error, { owner: 'mf-leases', where: 'panel dashboard.week' });
  expect(told()).toMatchObject([
    { remote: 'mf-leases', build: 'a1', kind: 'render', message: 'panel dashboard.week: Error: broken' },
  ]);
});

test('an abandoned question is no error', () => {
  const event = Object.assign(new Event('unhandledrejection'), {
    reason: new DOMException('', 'AbortError'),
  });
  window.dispatchEvent(event);
  expect(told()).toEqual([]);
});

test('a newer build that never came is told itself, and not the one in use', () => {
  const error = new LoadError(new Error('mf-leases speaks contract 9, this shell 1'), 'a2');
  report(error, { owner: 'mf-leases', where: 'area' });
  expect(told()).toMatchObject([{ remote: 'mf-leases', build: 'a2', kind: 'load' }]);
});
