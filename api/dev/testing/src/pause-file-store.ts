import type { FileStore } from '@husrum/api-platform';
import { companyCalls } from '@husrum/contract/company';
import { makeAccount } from './account';
import type { TestServer } from './test-server';

const createDeferred = () => {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve: () => resolve() };
};

/**
 * Pauses matching calls of the file store until `resume`: reads after reading, writes before writing. `reached` resolves when
 * the first is paused.
 */
export const pauseFileStore = (
  files: FileStore,
  shouldPause: (operation: keyof FileStore, key: string) => boolean,
) => {
  const [reached, resumed] = [createDeferred(), createDeferred()];
  const { get, put, list, remove } = files;
  const wait = async (operation: keyof FileStore, key: string): Promise<void> => {
    if (!shouldPause(operation, key)) return;
    reached.resolve();
    await resumed.promise;
  };
  jest.spyOn(files, 'get').mockImplementation(async (key) => {
    const bytes = await get(key);
    await wait('get', key);
    return bytes;
  });
  jest.spyOn(files, 'list').mockImplementation(async (folder) => {
    const found = await list(folder);
    await wait('list', folder);
    return found;
  });
  jest.spyOn(files, 'put').mockImplementation(async (key, ...rest) => {
    await wait('put', key);
    return put(key, ...rest);
  });
  jest.spyOn(files, 'remove').mockImplementation(async (key) => {
    await wait('remove', key);
    return remove(key);
  });
  return { reached: reached.promise, resume: resumed.resolve };
};

/** Runs `run` with a paused file store, and expects that a call of another user is answered meanwhile. */
export const expectOthersAnswered = async (app: TestServer, run: () => Promise<unknown>): Promise<void> => {
  const anna = app.as(await makeAccount(app));
  const paused = pauseFileStore(app.files, () => true);
  const running = run();
  await paused.reached;
  try {
    // A call that waits for the file store is never answered: only what follows resumes it.
    await anna.get(companyCalls.list);
  } finally {
    paused.resume();
    await running;
    jest.restoreAllMocks();
  }
};
