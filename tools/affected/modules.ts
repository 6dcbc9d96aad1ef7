import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, root, sourcePaths } from '../architecture/sources';
import { type Part, partsOf } from './parts';

/** A place in a file: what is declared there, or the whole of it by the empty path. */
export interface Spot {
  readonly file: string;
  readonly path: readonly string[];
}

export type Linked = Spot & { readonly uses: readonly Spot[] };

/** The parts of each file, with what they lean on in the others. */
export type Modules = ReadonlyMap<string, readonly Linked[]>;

export const linked = (
  texts: ReadonlyMap<string, string>,
  resolve: (from: string, wanted: string) => string | undefined,
): Modules => {
  const link = (file: string, { path, uses }: Part): Linked => ({
    file,
    path,
    uses: uses.flatMap(({ from, path }) => {
      const to = from === undefined ? file : resolve(file, from);
      return to === undefined ? [] : [{ file: to, path }];
    }),
  });
  return new Map(
    [...texts].map(([file, text]) => [file, partsOf(file, text).map((part) => link(file, part))]),
  );
};

/** What a bundle is made of and tested by, as it stands on the disk. */
export const modulesOf = (bundle: string): Modules => {
  const files = sourcePaths(`${bundle}/src`);
  return linked(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])), fileOf);
};
