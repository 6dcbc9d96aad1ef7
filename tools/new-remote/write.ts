import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isAsWritten } from './as-written.rules';
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

/** What is not made of sources, or made by an install. */
const isMade = (path: string) => /(^|\/)(node_modules|dist|\.cache)(\/|$)/.test(path);

/** Files of the remote's folder that hold somebody's work: others than the ones it began with, or changed since. */
export const workIn = (workspace: string, names: Names): string[] => {
  const folder = join(workspace, names.remote);
  const written = filesOf({ ...names, title: '' });
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !isMade(path))
    .filter((path) => !isAsWritten(readFileSync(join(folder, path), 'utf8'), written.get(path)))
    .sort();
};

/** Takes away the folder and the lines that name it: nothing else knows of a remote. */
export const removeRemote = (workspace: string, names: Names): void => {
  rmSync(join(workspace, names.remote), { recursive: true, force: true });
  for (const { file } of tables) change(join(workspace, file), (text) => withdraw(text, names));
};

export const isThere = (workspace: string, { remote }: Names): boolean => existsSync(join(workspace, remote));
