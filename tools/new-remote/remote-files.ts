import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fillTemplate, type RemoteNames } from './names.rules';
import { addLine, removeLines, sharedTables } from './shared-lines.rules';

const templates = join(import.meta.dirname, 'template');
const SUFFIX = '.template';

const updateFile = (file: string, update: (source: string) => string) =>
  writeFileSync(file, update(readFileSync(file, 'utf8')));

/** Path in the remote's folder → content. */
export const renderRemoteFiles = (names: RemoteNames): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(templates, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = relative(templates, file).slice(0, -SUFFIX.length);
        return [fillTemplate(path, names), fillTemplate(readFileSync(file, 'utf8'), names)];
      }),
  );

/** Writes the remote's folder, and its lines in shared tables. */
export const addRemote = (workspace: string, names: RemoteNames): void => {
  for (const [path, content] of renderRemoteFiles(names)) {
    const file = join(workspace, names.remote, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const table of sharedTables)
    updateFile(join(workspace, table.file), (source) => addLine(source, table, names));
};

/** Removes the folder and the lines in shared tables: nothing else refers to a remote. */
export const removeRemote = (workspace: string, names: RemoteNames): void => {
  rmSync(join(workspace, names.remote), { recursive: true, force: true });
  for (const { file } of sharedTables)
    updateFile(join(workspace, file), (source) => removeLines(source, names));
};
