import { parseArgs } from 'node:util';
import { acceptContract, readAccepted, toContract } from './contract-guard/accepted-contract';
import { describeChange, findBrokenBuilds, findChanges } from './contract-guard/change.rules';
import { readCurrentContract } from './contract-guard/current-contract';
import {
  fetchLiveBuilds,
  readLocalLiveBuilds,
  recordLocalUses,
  replaceUses,
} from './contract-guard/recorded-uses';
import { exitWith } from './process';

// `npm run contract` lists what differs from the accepted contract; `npm run contract:accept` accepts it, unless a live
// build would stop working. Live are the builds of this machine and those recorded in `shared/contract/uses.json`, or with
// `-- --registry https://…` those of a server, which then replace the record.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { registry: { type: 'string' } },
});
const { registry } = values;

const fail = ({ message }: Error) => exitWith(`${registry} säger inte vad som är i drift (${message}).`);
const live = registry === undefined ? readLocalLiveBuilds() : await fetchLiveBuilds(registry).catch(fail);
const before = readAccepted('commit');
const now = readCurrentContract();
const changes = findChanges(toContract(before), now);
for (const change of changes) console.log(describeChange(change, live));

if (changes.some((change) => findBrokenBuilds(change, live).length > 0))
  exitWith(`Byggen i drift använder det som har ändrats. Lägg till nytt bredvid, och ta bort det gamla senare.
Är de inte i drift längre: npm run contract:accept -- --registry https://… frågar servern.`);
if (positionals.includes('accept')) {
  const version = acceptContract(before, now, changes);
  if (registry === undefined) recordLocalUses();
  else replaceUses(live);
  console.log(`Antaget: version ${version}.`);
} else if (changes.length > 0)
  exitWith('Ingenting i drift slutar fungera. Anta med: npm run contract:accept');
else console.log(`Kontraktet är det som är antaget (version ${before.version}).`);
