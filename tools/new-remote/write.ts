import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { declare, tables, withdraw } from './declared.rules';
import { fill, type Names } from './names.rules';

const templates = join(import.meta.dirname, 'template');
const SUFFIX = '.template';

const change = (file: string, by: (text: string) => string) =>
  writeFileSync(file, by(readFileSync(file, 'utf8')));

/** The files of a new remote, by their path in its folder. */
export const filesOf = (names: Names): Map<string, string> =>
  new Map(
    readdirSync(templates, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = relative(templates, file).slice(0, -SUFFIX.length);
        return [fill(path, names), fill(readFileSync(file, 'utf8'), names)];
      }),
  );

/** Writes the remote into a workspace and declares it in the contract. */
export const addRemote = (workspace: string, names: Names): void => {
  for (const [path, text] of filesOf(names)) {
    const file = join(workspace, names.remote, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const table of tables) change(join(workspace, table.file), (text) => declare(text, table, names));
};

/** Takes away the folder and the lines that name it: nothing else knows of a remote. */
export const removeRemote = (workspace: string, names: Names): void => {
  rmSync(join(workspace, names.remote), { recursive: true, force: true });
  for (const { file } of tables) change(join(workspace, file), (text) => withdraw(text, names));
};

export const isThere = (workspace: string, { remote }: Names): boolean => existsSync(join(workspace, remote));
