import { CONTRACT_VERSION, urls } from '@husrum/contract/manifest';
import { refetchRegistry, refreshRegistry } from './registry';

const registryResponse = (build: string) => new Response(JSON.stringify({ shell: build, remotes: [] }));

/** Requests stay open until the test calls their function in the returned list, which has the order they were sent in. */
const holdResponses = () => {
  const responders: ((response: Response) => void)[] = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => new Promise((resolve) => responders.push(resolve)));
  return responders;
};
const nextTick = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => jest.restoreAllMocks());

test('refetchRegistry waits for a new request instead of reusing one that is in progress', async () => {
  const responders = holdResponses();
  const before = refreshRegistry();
  const after = refetchRegistry();
  responders[0]?.(registryResponse('a1'));
  expect((await before).shell).toBe('a1');
  await nextTick();
  responders[1]?.(registryResponse('a2'));
  expect((await after).shell).toBe('a2');
});

test('simultaneous calls share one request', async () => {
  const responders = holdResponses();
  const both = [refreshRegistry(), refreshRegistry()];
  responders[0]?.(registryResponse('a1'));
  expect((await Promise.all(both)).map(({ shell }) => shell)).toEqual(['a1', 'a1']);
  expect(responders).toHaveLength(1);
});

test('sends the contract version of this shell', async () => {
  const responders = holdResponses();
  const refreshed = refreshRegistry();
  responders[0]?.(registryResponse('a1'));
  await refreshed;
  expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe(urls.registryFor(CONTRACT_VERSION));
});
