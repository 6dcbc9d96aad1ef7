import { availableParallelism } from 'node:os';
import { currentManifest, presentRemotes, reuseRemote, reuseShell } from '@husrum/build';
import { run } from './testing/run';

// `npm run build` builds what has changed: everything, or the bundles that are named.
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

interface Bundle {
  readonly name: string;
  readonly reuse: () => boolean;
  readonly size: () => string;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const shell: Bundle = { name: 'shell', reuse: () => reuseShell(), size: () => '' };
const remotes = presentRemotes().map(
  (name): Bundle => ({
    name,
    reuse: () => reuseRemote(name),
    size: () => {
      const sizes = currentManifest(name)?.sizes;
      return sizes ? `entry ${kilobytes(sizes.entry)}, allt ${kilobytes(sizes.total)} (gzip)` : '';
    },
  }),
);
const bundles = [shell, ...remotes].filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const unknown = wanted.filter((name) => !bundles.some((bundle) => bundle.name === name));
if (unknown.length > 0) {
  console.error(
    `Okänd del: ${unknown.join(', ')}. Delarna är: ${[shell, ...remotes].map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const build = async ({ name, reuse, size }: Bundle): Promise<boolean> => {
  const since = Date.now();
  if (reuse()) {
    console.log(`· ${name.padEnd(16)} oförändrad          ${size()}`);
    return true;
  }
  const { ok, output } = await run(process.execPath, ['--import', 'tsx', 'tools/build-one.ts', name], {
    quiet: true,
  });
  const seconds = `${((Date.now() - since) / 1000).toFixed(1)} s`;
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(16)} byggd på ${seconds.padStart(7)}    ${ok ? size() : ''}`);
  if (!ok) console.error(output);
  return ok;
};

/** Two at a time at most: each takes half a gigabyte. */
const waiting = [...bundles];
const worker = async (): Promise<boolean> => {
  const next = waiting.shift();
  if (!next) return true;
  const ok = await build(next);
  return (await worker()) && ok;
};
const workers = Array.from({ length: Math.min(2, availableParallelism()) }, worker);
process.exit((await Promise.all(workers)).every(Boolean) ? 0 : 1);
