import { companyCalls } from '@husrum/contract/company';
import type { Files } from '../src/ports/files/files';
import { makeAccount } from './account';
import type { TestServer } from './test-server';

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

/** Makes whoever asks the store for this wait, with what was read in hand, until all are let on. */
export const holdFiles = (files: Files, isHeld: (operation: keyof Files, key: string) => boolean) => {
  const [met, on] = [gate(), gate()];
  const { get, put, list, remove } = files;
  const wait = async (operation: keyof Files, key: string): Promise<void> => {
    if (!isHeld(operation, key)) return;
    met.open();
    await on.opened;
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
  jest.spyOn(files, 'put').mockImplementation(async (key, ...kept) => {
    await wait('put', key);
    return put(key, ...kept);
  });
  jest.spyOn(files, 'remove').mockImplementation(async (key) => {
    await wait('remove', key);
    return remove(key);
  });
  return { reached: met.opened, letOn: on.open };
};

/** Does it with a store that answers nothing until a landlord has been answered, in far less time than a store may take. */
export const besideOthers = async (app: TestServer, work: () => Promise<unknown>): Promise<void> => {
  const anna = app.as(await makeAccount(app));
  const held = holdFiles(app.files, () => true);
  const working = work();
  await held.reached;
  const from = performance.now();
  try {
    await anna.get(companyCalls.list);
    expect(performance.now() - from).toBeLessThan(1000);
  } finally {
    held.letOn();
    await working;
    jest.restoreAllMocks();
  }
};
