import { type BrowserReport, calls, REPORTS_MAX, type Registry } from '@husrum/contract';
import { registryStore } from '../registry/registry';
import { sendReports, tell } from './outbox';

const sent: { reports: BrowserReport[] }[] = [];
const reading: Promise<void>[] = [];
const failure = (message: string) =>
  tell({ remote: 'shell', build: 's1', kind: 'script', message, stack: null, ms: null });
const sampling = (sample: number) =>
  jest.spyOn(registryStore, 'get').mockReturnValue({ shell: 's1', sample, remotes: [] } satisfies Registry);

const textOf = (body: Blob): Promise<string> =>
  new Promise((read) => {
    const reader = new FileReader();
    reader.onload = () => read(String(reader.result));
    reader.readAsText(body);
  });

const beacon = jest.fn((_url: string, body: Blob) => {
  reading.push(textOf(body).then((text) => void sent.push(JSON.parse(text))));
  return true;
});

beforeEach(() => {
  sent.length = 0;
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
});

test('reports go together, in portions that the contract takes, and the same is said once', async () => {
  sampling(1);
  for (let number = 0; number < REPORTS_MAX + 5; number += 1) failure(`failure ${number}`);
  failure('failure 3');
  expect(beacon).not.toHaveBeenCalled();
  sendReports();
  await Promise.all(reading);
  expect(sent.map(({ reports }) => reports.length)).toEqual([REPORTS_MAX, 5]);
  for (const body of sent) expect(calls.telemetry.report.body?.isValidSync(body)).toBe(true);
  sendReports();
  expect(beacon).toHaveBeenCalledTimes(2);
});

test('a visit that is not sampled sends nothing', () => {
  sampling(0);
  failure('somewhere');
  sendReports();
  expect(beacon).not.toHaveBeenCalled();
});
