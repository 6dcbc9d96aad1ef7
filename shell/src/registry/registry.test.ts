import { CONTRACT_VERSION, urls } from '@husrum/contract/manifest';
import { refetchRegistry, refreshRegistry } from './registry';

const registryResponse = (build: string) => new Response(JSON.stringify({ shell: build, remotes: [] }));

/** Requests stay open until the test answers them; in the order they were sent. */
const holdResponses = () => {
  const respond: ((response: Response) => void)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => respond.push(resolve)));
  return respond;
};
const nextTick = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => jest.restoreAllMocks());

test('refetchRegistry waits for a new request instead of reusing one that is in progress', async () => {
  const respond = holdResponses();
  const before = refreshRegistry();
  const after = refetchRegistry();
  respond[0]?.(registryResponse('a1'));
  expect((await before).shell).toBe('a1');
  await nextTick();
  respond[1]?.(registryResponse('a2'));
  expect((await after).shell).toBe('a2');
});

test('simultaneous calls share one request', async () => {
  const respond = holdResponses();
  const both = [refreshRegistry(), refreshRegistry()];
  respond[0]?.(registryResponse('a1'));
  expect((await Promise.all(both)).map(({ shell }) => shell)).toEqual(['a1', 'a1']);
  expect(respond).toHaveLength(1);
});

test('sends the contract version of this shell', async () => {
  const respond = holdResponses();
  const refreshed = refreshRegistry();
  respond[0]?.(registryResponse('a1'));
  await refreshed;
  expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe(urls.registryFor(CONTRACT_VERSION));
});
