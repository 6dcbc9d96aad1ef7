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

afterEach(() => jest.restoreAllMocks());

test('fails with a message when no response comes in time, without a retry', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(abortSoon);
  const api = fakeApi().hangs(statisticsCalls.badges);
  await expect(fetchWithRetries(statisticsCalls.badges)).rejects.toMatchObject({
    status: 408,
    message: 'Servern svarade inte i tid. Försök igen.',
  });
  expect(api.requests(statisticsCalls.badges)).toHaveLength(1);
});

test('retries a transient error once, well within a second', async () => {
  const api = fakeApi().fails(statisticsCalls.badges, 500);
  const startedAt = Date.now();
  await expect(fetchWithRetries(statisticsCalls.badges)).rejects.toMatchObject({ status: 500 });
  expect(api.requests(statisticsCalls.badges)).toHaveLength(2);
  expect(Date.now() - startedAt).toBeLessThan(400);
});
