import { useDirtyGuard } from '@husrum/platform';
import { LOAD_TIMEOUT_MS } from '@husrum/platform/shell';
import { renderHook } from '@testing-library/react';
import { aBuild, aRemote } from '../testing/a-build';
import { buildsStore } from './builds.store';
import { loadBuild } from './federation';
import { begin } from './newer-builds';
import { remoteModule } from './remotes';

jest.mock('./federation');
const name = 'mf-leases';
const next = aBuild({ build: 'a2' });
const used = () => buildsStore.get().inUse.get(name)?.manifest.build;

/** The registry tells of the next build; its code comes when the test says so. */
const slowly = (): (() => void) => {
  const told = { remotes: [aRemote({ build: 'a2' })] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(told)));
  let arrive = () => {};
  const coming = new Promise<typeof next.module>((come) => {
    arrive = () => come(next.module);
  });
  jest.mocked(loadBuild).mockReturnValue(coming);
  return () => arrive();
};
const turns = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
  buildsStore.set({ inUse: new Map(), waiting: new Map() });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a field that is filled in while "Försök igen" waits keeps its build, and the new one waits for it', async () => {
  const before = aBuild();
  begin(before);
  const arrive = slowly();
  const again = remoteModule(name, { renewed: true });
  await turns();
  const form = renderHook(() => useDirtyGuard(true));
  arrive();
  expect(await again).toBe(before.module);
  await turns();
  expect(used()).toBe('a1');
  expect(buildsStore.get().waiting.get(name)?.manifest.build).toBe('a2');
  form.unmount();
});

test('what comes after the reader was told of a failure changes nothing until it is asked for again', async () => {
  begin(aBuild());
  const arrive = slowly();
  const failed = remoteModule(name, { renewed: true }).catch((error: Error) => error.message);
  await turns();
  jest.advanceTimersByTime(LOAD_TIMEOUT_MS);
  expect(await failed).toMatch(/No answer/);
  arrive();
  await turns();
  expect(used()).toBe('a1');
  await remoteModule(name, { renewed: true });
  expect(used()).toBe('a2');
});
