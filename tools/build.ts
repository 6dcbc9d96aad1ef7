import { isShellUpToDate, presentRemotes, readCurrentManifest, reuseRemoteBuild } from '@husrum/build';
import { exitWith, runConcurrently, runScript, secondsSince } from './process';

// `node tools/build.ts mf-leases`: builds the named bundles, or all of the product, unless their sources are unchanged.
const remotes = presentRemotes();
const bundlesOfProduct = ['shell', ...remotes];
/** For the browser tests only. It is built under the condition `development`, which makes it known. */
const CATALOGUE = 'shared/catalogue';
const known = [...bundlesOfProduct, CATALOGUE];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const buildUnlessUnchanged = async (bundle: string): Promise<boolean> => {
  const remote = remotes.find((name) => name === bundle);
  const sizes = () => {
    const built = remote && readCurrentManifest(remote)?.sizes;
    return built ? `entry ${kilobytes(built.entry)}, all ${kilobytes(built.total)} (gzip)` : '';
  };
  const start = Date.now();
  if (bundle !== CATALOGUE && (remote ? reuseRemoteBuild(remote) : isShellUpToDate())) {
    console.log(`· ${bundle.padEnd(16)} unchanged           ${sizes()}`);
    return true;
  }
  // In a separate process, so that two are built at a time and webpack's memory is released.
  const { ok, output } = await runScript(import.meta.filename, ['--in-this-process', bundle], {
    quiet: true,
    conditions: bundle === CATALOGUE ? ['development'] : [],
  });
  const time = secondsSince(start).padStart(9);
  console.log(`${ok ? '✓' : '✗'} ${bundle.padEnd(16)} built in ${time}    ${ok ? sizes() : ''}`);
  if (!ok) console.error(output);
  return ok;
};

const buildInThisProcess = async (bundle: string | undefined): Promise<void> => {
  const { buildCatalogue, buildRemote, buildShell } = await import('@husrum/build/bundles');
  const remote = remotes.find((name) => name === bundle);
  const build = () => {
    if (bundle === CATALOGUE) return buildCatalogue();
    return remote ? buildRemote(remote) : buildShell();
  };
  await build().catch((error: Error) => exitWith(error.message));
};

const named = process.argv.slice(2);
if (named[0] === '--in-this-process') await buildInThisProcess(named[1]);
else {
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    exitWith(`Unknown bundle: ${unknown.join(', ')}. The bundles are: ${known.join(', ')}.`);
  const bundles = named.length === 0 ? bundlesOfProduct : known.filter((name) => named.includes(name));
  // Two at a time: each takes half a gigabyte.
  process.exit((await runConcurrently(bundles, 2, buildUnlessUnchanged)).every(Boolean) ? 0 : 1);
}
