import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changesSince } from './affected/changes';
import { drawn } from './affected/drawn';
import { seenFrom } from './affected/seen.rules';
import { touched } from './affected/touched.rules';
import { packages } from './affected/workspace';
import { root } from './architecture/sources';
import { sizeReport } from './testing/size-report';
import { countOf, type Stage, stages } from './testing/stages';
import { startTestServer, type TestServer } from './testing/test-server';

// `npm test` runs every stage; `npm test -- types unit` only those named; `npm test -- --affected main` of each stage
// what the changes since then can touch.
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { affected: { type: 'string' } },
});
const unknown = wanted.filter((key) => !stages.some((stage) => stage.key === key));
if (unknown.length > 0) {
  console.error(`Okänd del: ${unknown.join(', ')}. Delarna är: ${stages.map(({ key }) => key).join(', ')}.`);
  process.exit(1);
}

const isWanted = (key: string) => wanted.length === 0 || wanted.includes(key);

const logs = join(root, '.cache', 'test');
mkdirSync(logs, { recursive: true });
/** Stages that say something worth reading when all is well. */
const shown = new Set(['build', 'budgets']);
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

const concernedSince = (ref: string) => {
  const read = drawn();
  const { files, partsOf } = changesSince(ref);
  return touched(files, packages(), (file) => seenFrom(partsOf(file), read));
};
const concerned = values.affected === undefined ? undefined : concernedSince(values.affected);
if (values.affected !== undefined)
  console.log(
    concerned ? `Berört: ${[concerned.types, concerned.browser].flat().join(', ')}` : 'Ändringen berör allt.',
  );

const started = Date.now();
const rows: string[] = [];
let passed = 0;
let failed = 0;
let broken = 0;

const prove = async (stage: Stage, server?: TestServer): Promise<void> => {
  const since = Date.now();
  const running = stage.run(concerned, server);
  if (running === undefined) return;
  console.log(`▸ ${stage.name} …`);
  const outcome = await running.catch((error: unknown) => ({ ok: false, output: String(error) }));
  writeFileSync(join(logs, `${stage.key}.log`), outcome.output);
  const count = countOf(outcome.output);
  passed += count.passed;
  failed += count.failed;
  broken += outcome.ok ? 0 : 1;
  if (!outcome.ok) console.log(outcome.output.slice(-20_000));
  const tests = count.passed + count.failed > 0 ? `${count.passed} gröna, ${count.failed} röda` : '';
  const row = `${outcome.ok ? '✓' : '✗'} ${stage.name.padEnd(34)} ${seconds(since).padStart(8)}  ${tests}`;
  rows.push(row);
  console.log(row);
  if (shown.has(stage.key) && outcome.ok) console.log(outcome.output);
};

const inTurn = async (kinds: readonly Stage['of'][], server?: TestServer): Promise<void> => {
  for (const stage of stages.filter(({ key, of }) => kinds.includes(of) && isWanted(key)))
    await prove(stage, server);
};

// The server's tests need the machine to themselves; without them, what is built and what is read go side by side, and
// beside what is read the server of the browser tests begins. Those themselves wait: four at work on two processors take
// longer than two and two.
if (concerned?.api === false && isWanted('e2e') && concerned.browser.length > 0) {
  const sources = inTurn(['sources']);
  await inTurn(['bundles']);
  const server = await startTestServer();
  await sources;
  await inTurn(['browser'], server).finally(server.stop);
} else await inTurn(['sources', 'bundles', 'browser']);

console.log(`\n${rows.join('\n')}\nHela körningen: ${seconds(started)}\n\n${sizeReport()}\n`);
console.log(`${passed} passed, ${failed + (failed === 0 ? broken : 0)} failed`);
process.exit(broken === 0 ? 0 : 1);
