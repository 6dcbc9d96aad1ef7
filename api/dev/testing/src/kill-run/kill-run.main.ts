import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { killLaunchedServers } from '../launch-server';
import { runKills } from './kill-run';
import { removeDataFolder } from './postmaster';

// `--kills 50 --seed 1`. Exits with 0 if nothing was lost or doubled. The default seed is the time.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

console.log(`Seed ${values.seed}`);
const dataDir = mkdtempSync(path.join(tmpdir(), 'husrum-kills-'));
try {
  const { counts, violations } = await runKills({
    ...{ dataDir, kills: Number(values.kills), seed: Number(values.seed) },
    log: (line) => console.log(line),
  });
  const total = [...counts.values()].reduce((sum, { kills }) => sum + kills, 0);
  console.log(
    [`${total} kills:`, ...(violations.length === 0 ? ['nothing lost, nothing double'] : violations)].join(
      '\n',
    ),
  );
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  // They still run when the run has failed.
  killLaunchedServers();
  removeDataFolder(dataDir);
}
