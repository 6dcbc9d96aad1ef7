import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { integrityOf } from '@husrum/build';
import { type Manifest, manifest } from '@husrum/contract/manifest';
import type { RemoteName } from '@husrum/contract/routes';

const root = resolve(import.meta.dirname, '../..');

type Contents = ReadonlyMap<string, Buffer>;

/** A build by the names of its files, `remote.json` among them. */
export interface Files {
  readonly manifest: Manifest;
  readonly contents: Contents;
}

const read = (name: RemoteName, file: string) => readFileSync(resolve(root, name, 'dist', file));

/** The build that the workspace has of a remote. */
export const builtHere = (name: RemoteName): Files => {
  const { build }: { build: string } = JSON.parse(read(name, 'current.json').toString());
  const described = read(name, `${build}/remote.json`);
  const files = manifest.validateSync(JSON.parse(described.toString()));
  const contents = files.files.map((file) => [file.name, read(name, `${build}/${file.name}`)] as const);
  return { manifest: files, contents: new Map([...contents, ['remote.json', described]]) };
};

const replaced = (content: Buffer, swaps: ReadonlyMap<string, string>): Buffer =>
  Buffer.from([...swaps].reduce((text, [from, to]) => text.replaceAll(from, to), content.toString()));

/** The hashes of what was changed, in the files that load it, and then theirs, until nothing changes any more. */
export const rehashed = (before: Contents, changed: Contents): Contents => {
  let known = before;
  let files = changed;
  for (;;) {
    const swaps = new Map<string, string>();
    for (const [file, content] of files) {
      const [was, is] = [integrityOf(known.get(file) ?? content), integrityOf(content)];
      if (was !== is) swaps.set(was, is);
    }
    if (swaps.size === 0) return files;
    known = files;
    files = new Map([...files].map(([file, content]) => [file, replaced(content, swaps)]));
  }
};

/** Changes the text of a chunk, as other sources would have. */
export type Edit = (chunk: string) => string;

const isChunk = (file: string) => /^\d+\.js$/.test(file);

/**
 * What the same sources give under another build's name: the name stands in the files, their hashes in the files that
 * load them.
 */
export const renamed = ({ manifest: { build }, contents }: Files, name: string, edit?: Edit): Files => {
  const files = rehashed(
    contents,
    new Map(
      [...contents].map(([file, content]) => {
        const named = replaced(content, new Map([[build, name]]));
        return [file, edit && isChunk(file) ? Buffer.from(edit(named.toString())) : named];
      }),
    ),
  );
  const written = manifest.validateSync(JSON.parse(files.get('remote.json')?.toString() ?? ''));
  const bytesOf = (file: string) => files.get(file)?.length ?? 0;
  const described = {
    ...written,
    files: written.files.map((file) => ({ ...file, bytes: bytesOf(file.name) })),
  };
  return {
    manifest: described,
    contents: new Map([...files, ['remote.json', Buffer.from(JSON.stringify(described))]]),
  };
};
