import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatTable, readFinding } from './findings.rules';
import { exitWith, runProgram, secondsSince } from './process';
import { root } from './workspace';

// `npm run findings`: runs the scripts in findings/ and tells which behaviour has changed. `-- ical-js` runs those whose names
// contain the text; `-- --table` prints the rows for findings/README.md. They install packages, so CI does not run them.
const folder = join(root, 'findings');
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));

const findings = readdirSync(folder)
  .filter((file) => file.endsWith('.sh'))
  .map((file) => readFinding(file.replace(/\.sh$/, ''), readFileSync(join(folder, file), 'utf8')))
  .filter(({ name }) => wanted.length === 0 || wanted.some((text) => name.includes(text)));
if (findings.length === 0) exitWith(`No finding has ${wanted.join(' or ')} in its name.`);

if (args.includes('--table')) {
  console.log(formatTable(findings));
  process.exit(0);
}

let changed = 0;
for (const { name, subject, sentence } of findings) {
  const start = Date.now();
  const { ok, output } = await runProgram('bash', [join(folder, `${name}.sh`)], { quiet: true });
  console.log(`${ok ? 'passed ' : 'CHANGED'} ${name} (${secondsSince(start)})`);
  if (ok) continue;
  changed += 1;
  console.log(`  ${subject}: ${sentence}\n${output.trimEnd().replace(/^/gm, '    ')}`);
}
console.log(`${findings.length - changed} passed, ${changed} changed`);
process.exit(changed === 0 ? 0 : 1);
