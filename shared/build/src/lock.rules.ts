/** `  mf-leases:` and what is indented under it. */
const importer = /^(?= {2}\S)/m;
const nameOf = (block: string) => /^ {2}'?([^':]+)/.exec(block)?.[1] ?? '';

/**
 * Of the lock file what may change a bundle: everything but what other bundles, the server and the tests depend on.
 * A remote that comes or goes makes nobody else's build or cache old.
 */
export const lockFor = (folder: string, lock: string): string => {
  const [, before, importers, after] = /^([\s\S]*?^importers:\n\n)([\s\S]*?)(^\S[\s\S]*)$/m.exec(lock) ?? [];
  if (before === undefined || importers === undefined || after === undefined) return lock;
  const concerned = importers.split(importer).filter((block) => {
    const name = nameOf(block);
    return name === folder || name.startsWith('shared/');
  });
  return [before, ...concerned, after].join('');
};
