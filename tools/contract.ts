import { parseArgs } from 'node:util';
import { describeChange, findBrokenBuilds, findChanges } from '@husrum/contract/compatibility';
import { acceptContract, readAccepted, toContract } from './contract-guard/accepted-contract';
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

const fail = ({ message }: Error) => exitWith(`${registry} does not tell what is live (${message}).`);
const live = registry === undefined ? readLocalLiveBuilds() : await fetchLiveBuilds(registry).catch(fail);
const before = readAccepted('commit');
const now = readCurrentContract();
const changes = findChanges(toContract(before), now);
for (const change of changes) console.log(describeChange(change, live));

if (changes.some((change) => findBrokenBuilds(change, live).length > 0))
  exitWith(`Live builds use what has changed. Add the new beside the old, and remove the old later.
If they are not live any more: npm run contract:accept -- --registry https://… asks the server.`);
if (positionals.includes('accept')) {
  const version = acceptContract(before, now, changes);
  if (registry === undefined) recordLocalUses();
  else replaceUses(live);
  console.log(`Accepted: version ${version}.`);
} else if (changes.length > 0) exitWith('Nothing live stops working. Accept with: npm run contract:accept');
else console.log(`The contract is the accepted one (version ${before.version}).`);
