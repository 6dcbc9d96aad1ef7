import { startServer } from '@husrum/api-app/testing';
import { insertToken } from '@husrum/api-delivery/testing';
import { readSettings } from '@husrum/api-platform';
import { startEmbeddedSimulators } from '@husrum/api-simulators';
import { remoteNames } from '@husrum/contract/routes';

// The server has a release token for each remote. Release tests read the tokens from the first line of its output.
const running = await startServer(readSettings(process.env), startEmbeddedSimulators);
const tokens = await running.db.system(async (tx) => {
  const byRemote: Record<string, string> = {};
  for (const remote of remoteNames) byRemote[remote] = await insertToken(tx, { remote, name: 'Prov' });
  return byRemote;
});
console.log(JSON.stringify({ tokens }));
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
