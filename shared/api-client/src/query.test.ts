import { statisticsCalls } from '@husrum/contract/statistics';
import { fakeApi } from '@husrum/testing';
import { callQueryOptions, createQueryClient } from './index';

/** With the retries of `useQuery`, which `fetchQuery` leaves out. */
const fetchWithRetries = (call: typeof statisticsCalls.badges) => {
  const client = createQueryClient();
  return client.fetchQuery({ ...callQueryOptions(call), retry: client.getDefaultOptions().queries?.retry });
};
const abortSoon = () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 5);
  return controller.signal;
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('fails with a message when no response comes in time, without a retry', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(abortSoon);
  const api = fakeApi().hangs(statisticsCalls.badges);
  await expect(fetchWithRetries(statisticsCalls.badges)).rejects.toMatchObject({
    status: 408,
    message: 'Servern svarade inte i tid. Försök igen.',
  });
  expect(api.requests(statisticsCalls.badges)).toHaveLength(1);
});

test('retries a transient error once, after a tenth of a second', async () => {
  jest.useFakeTimers();
  const api = fakeApi().fails(statisticsCalls.badges, 500);
  const failure = expect(fetchWithRetries(statisticsCalls.badges)).rejects.toMatchObject({ status: 500 });
  await jest.advanceTimersByTimeAsync(99);
  expect(api.requests(statisticsCalls.badges)).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  await failure;
  expect(api.requests(statisticsCalls.badges)).toHaveLength(2);
});
