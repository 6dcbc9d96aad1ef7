import { parseArgs } from 'node:util';
import { brokenBy, changes, told } from './contract-guard/change.rules';
import { contractNow } from './contract-guard/contract-now';
import { buildsAt } from './contract-guard/live-builds';
import { holdUses, liveHere, recordAnew } from './contract-guard/recorded';
import { accept, acceptedBefore, contractOf, write } from './contract-guard/snapshot';

/**
 * `npm run contract` tells what differs from the recorded contract; `npm run contract:accept` records it, unless a live
 * build would stop working. Live are the builds of this machine and what `shared/contract/uses.json` remembers, or with
 * `-- --registry https://…` those of a server, whose answer is then remembered instead.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { registry: { type: 'string' } },
});

const liveAt = (origin: string) =>
  buildsAt(origin).catch((error: Error) => {
    console.error(`${origin} säger inte vad som är i drift (${error.message}).`);
    process.exit(1);
  });

const live = values.registry === undefined ? liveHere() : await liveAt(values.registry);
const before = acceptedBefore();
const now = contractNow();
const differing = changes(contractOf(before.snapshot), now);
const refused = differing.filter((change) => brokenBy(change, live).length > 0);

for (const change of differing) console.log(told(change, live));
if (refused.length > 0) {
  console.error(
    'Byggen i drift använder det som har ändrats. Lägg till nytt bredvid, och ta bort det gamla senare.',
  );
  if (values.registry === undefined)
    console.error(
      'Är de inte i drift längre: npm run contract:accept -- --registry https://… frågar servern.',
    );
  process.exit(1);
}
if (positionals.includes('accept')) {
  const after = accept(before, now, differing);
  write(after);
  if (values.registry === undefined) holdUses();
  else recordAnew(live);
  console.log(`Antaget: version ${after.version}.`);
} else if (differing.length > 0) {
  console.log('Ingenting i drift slutar fungera. Anta med: npm run contract:accept');
  process.exit(1);
} else console.log(`Kontraktet är det som är antaget (version ${before.version}).`);
