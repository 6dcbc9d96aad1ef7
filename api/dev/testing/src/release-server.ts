import { remoteNames } from '@husrum/contract/routes';
import { startServer } from '../src/app/start-server';
import { readSettings } from '../src/platform/settings';
import { insertToken } from '../src/release/release-token.store';

// A server with a release token for each remote. Release tests read the tokens from the first line of its output.
const running = await startServer(readSettings(process.env));
const tokens = await running.db.system(async (tx) => {
  const byRemote: Record<string, string> = {};
  for (const remote of remoteNames) byRemote[remote] = await insertToken(tx, { remote, name: 'Prov' });
  return byRemote;
});
console.log(JSON.stringify({ tokens }));
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
