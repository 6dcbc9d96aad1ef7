import { devRoot, isProductRemote, linkRemotes, presentRemotes, readCurrentManifest } from '@husrum/build';
import { serveRemote, watchShell } from '@husrum/build/dev';
import { startDevProxy } from '@husrum/build/dev-proxy';
import type { RemoteName } from '@husrum/contract/routes';
import { findFreePort } from '@husrum/e2e/start-server';
import { exitWith, runScript } from './process';
import { startApiServer } from './servers/api-server';

// `npm run dev -- mf-leases`: one remote with Fast Refresh, the shell watched, the others from their last build.
// Without a name every remote has Fast Refresh. The catalogue is there only with Fast Refresh: `npm run catalogue`.
const port = Number(process.env.PORT ?? 4000);
const remoteNames = presentRemotes();
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !remoteNames.some((known) => known === name));
if (unknown.length > 0)
  exitWith(`Unknown remote: ${unknown.join(', ')}. The remotes are: ${remoteNames.join(', ')}.`);
const refreshed =
  requested.length === 0 ? remoteNames : remoteNames.filter((name) => requested.includes(name));

const withoutBuild = remoteNames.filter(
  (name) => isProductRemote(name) && !refreshed.includes(name) && !readCurrentManifest(name),
);
if (withoutBuild.length > 0) await runScript('tools/build.ts', withoutBuild);

linkRemotes(devRoot);
console.log('Building the shell for development …');
const stopFunctions: (() => unknown)[] = [];
stopFunctions.push(
  await watchShell((stats) => {
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
    console.log(stats.hasErrors() ? stats.toString('errors-only') : `Shell built in ${seconds} s`);
  }),
);
const devPorts = new Map<RemoteName, number>();
for (const name of refreshed) {
  const devPort = await findFreePort();
  devPorts.set(name, devPort);
  stopFunctions.push(await serveRemote(name, devPort));
}
const env = { WEB_ROOT: devRoot, BASE_URL: process.env.BASE_URL ?? `http://localhost:${port}` };
const api = await startApiServer(await findFreePort(), env);
stopFunctions.push(api.stop, await startDevProxy(port, api.origin, devPorts));
console.log(`Husrum for development: http://localhost:${port}  (fast refresh: ${refreshed.join(', ')})`);

const stop = () => {
  Promise.allSettled(stopFunctions.map((end) => end())).then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
