import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { integrityOf } from '@husrum/build';
import { type Manifest, manifest } from '@husrum/contract/manifest';
import type { RemoteName } from '@husrum/contract/routes';

const root = resolve(import.meta.dirname, '../..');

type Contents = ReadonlyMap<string, Buffer>;

/** A build: its manifest, and the contents of its files by name, including `remote.json`. */
export interface BuildFiles {
  readonly manifest: Manifest;
  readonly contents: Contents;
}

const read = (name: RemoteName, file: string) => readFileSync(resolve(root, name, 'dist', file));

/** The build of a remote in the workspace's dist folder. */
export const readLocalBuild = (name: RemoteName): BuildFiles => {
  const { build }: { build: string } = JSON.parse(read(name, 'current.json').toString());
  const json = read(name, `${build}/remote.json`);
  const parsed = manifest.validateSync(JSON.parse(json.toString()));
  const contents = parsed.files.map((file) => [file.name, read(name, `${build}/${file.name}`)] as const);
  return { manifest: parsed, contents: new Map([...contents, ['remote.json', json]]) };
};

const replaceAll = (content: Buffer, replacements: ReadonlyMap<string, string>): Buffer =>
  Buffer.from([...replacements].reduce((text, [from, to]) => text.replaceAll(from, to), content.toString()));

/**
 * Updates the integrity hashes of changed files in the files that load them. That changes those files too, so it
 * repeats until no hash changes.
 */
export const updateIntegrityHashes = (before: Contents, changed: Contents): Contents => {
  let previous = before;
  let files = changed;
  for (;;) {
    const replacements = new Map<string, string>();
    for (const [file, content] of files) {
      const [oldHash, newHash] = [integrityOf(previous.get(file) ?? content), integrityOf(content)];
      if (oldHash !== newHash) replacements.set(oldHash, newHash);
    }
    if (replacements.size === 0) return files;
    previous = files;
    files = new Map([...files].map(([file, content]) => [file, replaceAll(content, replacements)]));
  }
};

/** Changes the code of a chunk. */
export type ChunkEdit = (chunk: string) => string;

const isChunk = (file: string) => /^\d+\.js$/.test(file);

/** Copies a build under another build name, with optional changes to its chunks. Names and hashes are updated. */
export const withBuildName = (
  { manifest: { build }, contents }: BuildFiles,
  name: string,
  edit?: ChunkEdit,
): BuildFiles => {
  const files = updateIntegrityHashes(
    contents,
    new Map(
      [...contents].map(([file, content]) => {
        const renamed = replaceAll(content, new Map([[build, name]]));
        return [file, edit && isChunk(file) ? Buffer.from(edit(renamed.toString())) : renamed];
      }),
    ),
  );
  const parsed = manifest.validateSync(JSON.parse(files.get('remote.json')?.toString() ?? ''));
  const getSize = (file: string) => files.get(file)?.length ?? 0;
  const updated = {
    ...parsed,
    files: parsed.files.map((file) => ({ ...file, bytes: getSize(file.name) })),
  };
  return {
    manifest: updated,
    contents: new Map([...files, ['remote.json', Buffer.from(JSON.stringify(updated))]]),
  };
};
