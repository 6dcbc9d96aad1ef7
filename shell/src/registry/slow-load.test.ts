import { useUnsavedChangesPrompt } from '@husrum/platform';
import { LOAD_TIMEOUT_MS } from '@husrum/platform/shell';
import { renderHook } from '@testing-library/react';
import { makeBuild, makeRemote } from '../testing/builds';
import { buildsStore } from './builds.store';
import { loadBuild } from './federation';
import { activateBuild } from './newer-builds';
import { loadRemoteModule, loadVisibleModule } from './remotes';

jest.mock('./federation');
const name = 'mf-leases';
const nextBuild = makeBuild({ build: 'a2' });
const readActiveBuild = () => buildsStore.get().active.get(name)?.manifest.build;

/** Puts build a2 in the registry. Its code arrives when the test calls the returned function. */
const delayNextBuild = (): (() => void) => {
  const registry = { remotes: [makeRemote({ build: 'a2' })] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(registry)));
  let deliverCode = () => {};
  const loading = new Promise<typeof nextBuild.module>((resolve) => {
    deliverCode = () => resolve(nextBuild.module);
  });
  jest.mocked(loadBuild).mockReturnValue(loading);
  return () => deliverCode();
};
const flushPromises = async () => {
  for (let count = 0; count < 50; count += 1) await Promise.resolve();
};

beforeEach(() => {
  jest.useFakeTimers();
  buildsStore.set({ active: new Map(), pending: new Map() });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a form that is started while a retry loads a newer build keeps its own build, and the newer one stays pending', async () => {
  const before = makeBuild();
  activateBuild(before);
  const deliverCode = delayNextBuild();
  const retry = loadRemoteModule(name, { refetch: true });
  await flushPromises();
  const form = renderHook(() => useUnsavedChangesPrompt(true));
  deliverCode();
  expect(await retry).toBe(before.module);
  await flushPromises();
  expect(readActiveBuild()).toBe('a1');
  expect(buildsStore.get().pending.get(name)?.manifest.build).toBe('a2');
  form.unmount();
});

test('code that arrives after the timeout is not used before the next retry', async () => {
  activateBuild(makeBuild());
  const deliverCode = delayNextBuild();
  const failed = loadRemoteModule(name, { refetch: true }).catch((error: Error) => error.message);
  await flushPromises();
  jest.advanceTimersByTime(LOAD_TIMEOUT_MS);
  expect(await failed).toMatch(/No answer/);
  deliverCode();
  await flushPromises();
  expect(readActiveBuild()).toBe('a1');
  await loadRemoteModule(name, { refetch: true });
  expect(readActiveBuild()).toBe('a2');
});

test('a page whose code did not arrive in time loads it once more by itself, and only then fails', async () => {
  const registry = { remotes: [makeRemote({ build: 'a2' })] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(registry)));
  const hanging = new Promise<typeof nextBuild.module>(() => {});
  const waitForTimeout = async () => {
    await flushPromises();
    jest.advanceTimersByTime(LOAD_TIMEOUT_MS);
    await flushPromises();
  };
  jest.mocked(loadBuild).mockReset().mockReturnValueOnce(hanging).mockResolvedValue(nextBuild.module);
  const loaded = loadVisibleModule(name);
  await waitForTimeout();
  expect(await loaded).toBe(nextBuild.module);
  buildsStore.set({ active: new Map(), pending: new Map() });
  jest.mocked(loadBuild).mockReset().mockReturnValue(hanging);
  const failed = loadVisibleModule(name).catch((error: Error) => error.message);
  await waitForTimeout();
  await waitForTimeout();
  expect(await failed).toMatch(/No answer/);
  expect(loadBuild).toHaveBeenCalledTimes(2);
});

test('an error that is no timeout is shown at once', async () => {
  const registry = { remotes: [makeRemote({ build: 'a2' })] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(registry)));
  jest.mocked(loadBuild).mockReset().mockRejectedValue(new Error('Loading chunk 7 failed'));
  await expect(loadVisibleModule(name)).rejects.toThrow('chunk 7');
  expect(loadBuild).toHaveBeenCalledTimes(1);
});
