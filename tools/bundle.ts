import { readBuiltModules } from '@husrum/build/modules';
import { exitWith } from './process';

// `npm run bundle -- mf-leases`: its modules by size, before gzip.
const [bundle = ''] = process.argv.slice(2);
const modules =
  readBuiltModules(bundle) ??
  exitWith(
    `${bundle || 'The bundle'} is not built here. Build it with npm test -- build, or name shell or mf-….`,
  );
const sizes = [...modules].map(([name, code]) => ({ name, bytes: Buffer.byteLength(code) }));
for (const { name, bytes } of sizes.sort((one, other) => other.bytes - one.bytes))
  console.log(`${bytes.toLocaleString('sv-SE').padStart(9)}  ${name}`);
