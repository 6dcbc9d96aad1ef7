import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { currentManifest, devRoot, presentRemotes, remoteDir, root } from '@husrum/build';
import { serveRemote, watchShell } from '@husrum/build/dev';
import { freePort } from './dev/free-port';
import { startFront } from './dev/front';
import { startApi } from './dev/start-api';
import { run } from './testing/run';

// `npm run dev -- mf-leases`: one remote with Fast Refresh, the shell watched, the others from their last build.
// Without a name every remote has Fast Refresh.
const port = Number(process.env.PORT ?? 4000);
const present = presentRemotes();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !present.some((known) => known === name));
if (unknown.length > 0) {
  console.error(`Okänd del: ${unknown.join(', ')}. Delarna är: ${present.join(', ')}.`);
  process.exit(1);
}
const hot = wanted.length === 0 ? present : present.filter((name) => wanted.includes(name));

const unbuilt = present.filter((name) => !hot.includes(name) && !currentManifest(name));
if (unbuilt.length > 0) await run(process.execPath, ['--import', 'tsx', 'tools/build.ts', ...unbuilt]);

mkdirSync(devRoot, { recursive: true });
for (const name of present) {
  if (!existsSync(join(devRoot, name))) symlinkSync(remoteDir(name), join(devRoot, name));
}

console.log('Bygger skalet för utveckling …');
const stops: (() => unknown)[] = [];
stops.push(
  await watchShell((stats) => {
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
    console.log(stats.hasErrors() ? stats.toString('errors-only') : `Skalet klart på ${seconds} s`);
  }),
);

const ports = new Map<string, number>();
for (const name of hot) {
  const own = await freePort();
  ports.set(name, own);
  stops.push(await serveRemote(name, own));
}

const apiPort = await freePort();
stops.push(await startApi(root, devRoot, apiPort, port));
stops.push(await startFront({ port, apiPort, remotes: ports }));
console.log(`Husrum för utveckling: http://localhost:${port}  (uppdateras direkt: ${hot.join(', ')})`);

const stop = () => {
  Promise.allSettled(stops.map((end) => end())).then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
