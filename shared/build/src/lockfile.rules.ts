/** A block starts with `  mf-leases:`. */
const blockStart = /^(?= {2}\S)/m;
const nameOf = (block: string) => /^ {2}'?([^':]+)/.exec(block)?.[1] ?? '';

/**
 * The part of pnpm-lock.yaml that can change a bundle: the dependencies of the bundle and of `shared`, and the installed
 * packages. Adding or removing a remote therefore leaves other builds and caches valid.
 */
export const selectLockEntries = (folder: string, lock: string): string => {
  const [, before, importers, after] = /^([\s\S]*?^importers:\n\n)([\s\S]*?)(^\S[\s\S]*)$/m.exec(lock) ?? [];
  if (before === undefined || importers === undefined || after === undefined) return lock;
  const relevant = importers.split(blockStart).filter((block) => {
    const name = nameOf(block);
    return name === folder || name.startsWith('shared/');
  });
  return [before, ...relevant, after].join('');
};
