import { statisticsCalls } from '@husrum/contract/statistics';
import { fakeApi } from '@husrum/testing';
import { createQueryClient, queryOf } from './index';

/** As a screen asks: with the retries that a single fetch leaves out. */
const fetched = (call: typeof statisticsCalls.badges) => {
  const client = createQueryClient();
  return client.fetchQuery({ ...queryOf(call), retry: client.getDefaultOptions().queries?.retry });
};
const impatient = () => {
  const patience = new AbortController();
  setTimeout(() => patience.abort(), 5);
  return patience.signal;
};

afterEach(() => jest.restoreAllMocks());

test('an answer that does not come is an error with a sentence, and is not waited for again', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(impatient);
  const api = fakeApi().hangs(statisticsCalls.badges);
  await expect(fetched(statisticsCalls.badges)).rejects.toMatchObject({
    status: 408,
    message: 'Servern svarade inte i tid. Försök igen.',
  });
  expect(api.requests(statisticsCalls.badges)).toHaveLength(1);
});

test('what may pass is tried once more, and leaves most of the second in which the reader must be told', async () => {
  const api = fakeApi().fails(statisticsCalls.badges, 500);
  const from = Date.now();
  await expect(fetched(statisticsCalls.badges)).rejects.toMatchObject({ status: 500 });
  expect(api.requests(statisticsCalls.badges)).toHaveLength(2);
  expect(Date.now() - from).toBeLessThan(400);
});
