import { builtModules } from './budgets/measured';
import { recordedModules } from './budgets/recorded';

// `npm run bundle -- mf-leases`: its modules by size, and how each has changed since the bundle's budget was last set.
const [bundle = ''] = process.argv.slice(2);
const modules = builtModules(bundle);
if (!modules) {
  console.error(
    `${bundle || 'Delen'} är inte byggd här. Bygg med npm test -- build, eller ange shell eller mf-….`,
  );
  process.exit(1);
}
const before = recordedModules(bundle);
const rows = [...new Set([...modules.keys(), ...Object.keys(before)])].map((name) => {
  const bytes = Buffer.byteLength(modules.get(name) ?? '');
  return { name, bytes, change: bytes - (before[name] ?? 0) };
});
const signed = (value: number) =>
  value === 0 ? '' : value.toLocaleString('sv-SE', { signDisplay: 'always' });
for (const { name, bytes, change } of rows.sort((one, other) => other.bytes - one.bytes))
  console.log(`${bytes.toLocaleString('sv-SE').padStart(9)} ${signed(change).padStart(9)}  ${name}`);
const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
console.log(
  `${sum(({ bytes }) => bytes).toLocaleString('sv-SE')} byte före gzip, ${signed(sum(({ change }) => change)) || '±0'} sedan budgeten sattes`,
);
