import { parseArgs } from 'node:util';
import { freePort } from './dev/free-port';
import { releaseFaults } from './release-faults/faults';

// `npm run test:release`: a hundred releases killed at random moments, and five while they build;
// `-- --kills 20 --builds 2` does less.
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '100' }, builds: { type: 'string', default: '5' } },
});

const { seen, during, faults, ...counts } = await releaseFaults(
  Number(values.kills),
  Number(values.builds),
  await freePort(),
  console.log,
);
console.log({ ...counts, during, answers: seen.answers, files: seen.files, faults: faults.length });
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
