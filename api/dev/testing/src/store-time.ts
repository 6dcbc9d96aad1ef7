import type { FileStore } from '@husrum/api-platform';

const DAY_MS = 24 * 3_600_000;

/** An instant, some days after now, by the file store's own clock: that of the files, which no test can set. */
export const readStoreTime = async (files: FileStore, { plusDays = 0 } = {}): Promise<string> => {
  await files.put('clock/now', Buffer.from('x'), 'text/plain');
  const [file] = await files.list('clock');
  if (file === undefined) throw new Error('The file store lists no new file');
  await files.remove('clock/now');
  return new Date(file.storedAt.getTime() + plusDays * DAY_MS).toISOString();
};
