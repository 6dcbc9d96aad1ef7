import { remoteNames } from '@husrum/contract/routes';
import { readSettings } from '../src/platform/settings';
import { start } from '../src/platform/start';
import { insertToken } from '../src/release/token.store';

// A server with a release token for each remote: tests that release read its first line.
const running = await start(readSettings(process.env));
const tokens = await running.db.system(async (tx) => {
  const made: Record<string, string> = {};
  for (const remote of remoteNames) made[remote] = await insertToken(tx, { remote, name: 'Prov' });
  return made;
});
console.log(JSON.stringify({ tokens }));
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)));
