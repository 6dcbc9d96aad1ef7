import { releaseCalls } from '@husrum/contract/release';
import { person } from './release/person';
import { Refused, serverOfTeam } from './release/team-server';
import { toldEntry } from './release/texts';

// `npm run rollback -- mf-leases [build]`: stops a canary; without one everybody gets what they had before, or the build named.
const [remote, build = null] = process.argv.slice(2);

try {
  if (remote === undefined) throw new Refused('Ange vilken del: npm run rollback -- mf-leases');
  const entry = await serverOfTeam().call(releaseCalls.rollback, {
    params: { remote },
    body: { build, by: person() },
  });
  console.log(`✓ ${toldEntry(entry)}`);
} catch (error) {
  console.error(error instanceof Refused ? error.message : error);
  process.exit(1);
}
