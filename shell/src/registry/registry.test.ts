import { token } from '@husrum/api-client';
import { CONTRACT_VERSION, urls } from '@husrum/contract/manifest';
import { refetchRegistry, refreshRegistry, startRegistry } from './registry';

const makeRegistryResponse = (build: string) => new Response(JSON.stringify({ shell: build, remotes: [] }));

/** Returns a list with one function for each request. The request is answered when the test calls its function. */
const delayResponses = () => {
  const responders: ((response: Response) => void)[] = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => responders.push(resolve)));
  return responders;
};
const waitForNextTick = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => jest.restoreAllMocks());

test('refetchRegistry waits for a new request instead of reusing one that is in progress', async () => {
  const responders = delayResponses();
  const before = refreshRegistry();
  const after = refetchRegistry();
  responders[0]?.(makeRegistryResponse('a1'));
  expect((await before).shell).toBe('a1');
  await waitForNextTick();
  responders[1]?.(makeRegistryResponse('a2'));
  expect((await after).shell).toBe('a2');
});

test('simultaneous calls share one request', async () => {
  const responders = delayResponses();
  const refreshes = [refreshRegistry(), refreshRegistry()];
  responders[0]?.(makeRegistryResponse('a1'));
  expect((await Promise.all(refreshes)).map(({ shell }) => shell)).toEqual(['a1', 'a1']);
  expect(responders).toHaveLength(1);
});

test('sends the contract version of this shell', async () => {
  const responders = delayResponses();
  const refreshed = refreshRegistry();
  responders[0]?.(makeRegistryResponse('a1'));
  await refreshed;
  expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe(urls.registryFor(CONTRACT_VERSION));
});

test('sign-in requests the registry again, although a request from before the sign-in is in progress', async () => {
  const responders = delayResponses();
  startRegistry();
  expect(responders).toHaveLength(1);
  token.set('a token');
  responders[0]?.(makeRegistryResponse('a1'));
  await waitForNextTick();
  expect(responders).toHaveLength(2);
  responders[1]?.(makeRegistryResponse('a2'));
  token.clear();
});
