import { chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './errors/error-code';

/** Files with personal data or secrets: only the user that runs the server may read them. */
export const PRIVATE_FILE_MODE = 0o600;
export const PRIVATE_FOLDER_MODE = 0o700;
/**
 * The mode of a folder of root that the user of the embedded database passes through: its group may enter, but neither list
 * nor write.
 */
export const PASSABLE_FOLDER_MODE = 0o710;

/** From here on, no other user of the machine may read what the process creates, whatever the code that creates it asks for. */
export const createFilesPrivately = (): void => {
  process.umask(0o077);
};

/**
 * Creates the folder, or closes an existing one to other users. A group may go on passing through it. In one step, so that it
 * does not undo what somebody else in this process does to the folder meanwhile.
 */
export const makePrivateFolder = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE });
  if ((statSync(folder).mode & 0o777 & ~PASSABLE_FOLDER_MODE) === 0) return;
  try {
    chmodSync(folder, PRIVATE_FOLDER_MODE);
  } catch (error) {
    // The folder belongs to another user, who has opened it to this one, as with a mounted volume.
    if (errorCode(error) !== 'EPERM') throw error;
  }
};

/** Writes to a new file and renames it, so that nobody reads half a file, and an older file's permissions are not kept. */
export const replacePrivateFile = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER_MODE });
  const temporary = `${file}.new`;
  rmSync(temporary, { force: true });
  writeFileSync(temporary, text, { mode: PRIVATE_FILE_MODE, flag: 'wx' });
  renameSync(temporary, file);
};
