import { parseArgs } from 'node:util';
import { brokenBy, changes, told } from './contract-guard/change.rules';
import { contractNow } from './contract-guard/contract-now';
import { buildsAt, localBuilds } from './contract-guard/live-builds';
import { accepted, contractOf, readSnapshot, versionOf, writeSnapshot } from './contract-guard/snapshot';

/**
 * `npm run contract` tells what differs from the recorded contract; `npm run contract:accept` records it, unless a live
 * build would stop working. Live are the builds of this machine, or with `-- --registry https://…` those of a server.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { registry: { type: 'string' } },
});

const live = values.registry === undefined ? localBuilds() : await buildsAt(values.registry);
const before = readSnapshot();
const now = contractNow();
const differing = changes(contractOf(before), now);
const refused = differing.filter((change) => brokenBy(change, live).length > 0);
const removed = differing.filter(({ breaks }) => breaks);

for (const change of differing) console.log(told(change, live));
if (differing.length === 0) console.log(`Kontraktet är det som är antaget (version ${versionOf(before)}).`);
else if (refused.length > 0) {
  console.error(
    'Byggen i drift använder det som har ändrats. Lägg till nytt bredvid, och ta bort det gamla senare.',
  );
  process.exit(1);
} else if (removed.length > 0 && live.length === 0) {
  console.error('Inga byggen att fråga: bygg här (npm start), eller ange servern med --registry.');
  process.exit(1);
} else if (positionals.includes('accept')) {
  const after = accepted(before, now, differing);
  writeSnapshot(after);
  console.log(`Antaget: version ${versionOf(after)}.`);
} else process.exit(1);
