import { report } from '@husrum/platform';
import { begin } from '../registry/newer-builds';
import { aBuild } from '../testing/a-build';
import { catchBeacons } from '../testing/beacons';
import { sendReports } from './outbox';
import { startTelemetry } from './watch';

const sent = catchBeacons(1);
const told = async () => {
  sendReports();
  return (await sent()).flatMap(({ reports }) => reports);
};

beforeAll(() => {
  begin(aBuild({ build: 'a1' }));
  startTelemetry();
});

const failed = (element: HTMLElement) => {
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
};

test('an error that nobody caught is told with the build whose file it was in, and without what was written', async () => {
  const error = new TypeError('No "Karin Holm" here');
  error.stack =
    'TypeError: No "Karin Holm" here\n    at save (http://localhost/remotes/mf-economy/e1/7.js:1:2)';
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  expect(await told()).toMatchObject([
    {
      ...{ remote: 'mf-economy', build: 'e1', kind: 'script', ms: null },
      ...{ message: 'No "…" here', stack: 'at save (/remotes/mf-economy/e1/7.js:1:2)' },
    },
  ]);
});

test('a script that is not there is told once, for its own build', async () => {
  failed(Object.assign(document.createElement('script'), { src: '/remotes/mf-leases/a0/9.js' }));
  expect(await told()).toMatchObject([{ remote: 'mf-leases', build: 'a0', kind: 'load' }]);
});

test('what a boundary caught is the build of its owner', async () => {
  const error = new Error('broken');
  error.stack = undefined;
  report(error, { owner: 'mf-leases', where: 'panel dashboard.week' });
  expect(await told()).toMatchObject([
    { remote: 'mf-leases', build: 'a1', kind: 'render', message: 'panel dashboard.week: Error: broken' },
  ]);
});

test('an abandoned question is no error', async () => {
  const event = Object.assign(new Event('unhandledrejection'), {
    reason: new DOMException('', 'AbortError'),
  });
  window.dispatchEvent(event);
  expect(await told()).toEqual([]);
});
