import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mutatedRules, notMutated } from './mutated-rules';
import { readMutationReport } from './read-mutation-report.rules';

// `npm run test:mutations` changes the rules in thousands of ways, and tells which changes no test of the rules notices;
// `-- payment date` only those. It changes the files of the checkout and changes them back: commit first. Exits with 0 if the
// tests notice at least 90 %.
const LEAST_KILLED = 0.9;
// The last versions that run on Node 20. They are no dependency, because only this run needs their hundred packages.
const PROGRAMS = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1', 'vitest@3.2.4'];

const root = path.resolve(import.meta.dirname, '../../../../..');
const folder = path.join(root, '.cache/mutation');
const reportFile = path.join(folder, 'report.json');

const run = (program: string, args: readonly string[], cwd: string): void => {
  const { status } = spawnSync(program, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${path.basename(program)} failed: ${status}`);
};

const stryker = path.join(folder, 'node_modules/.bin/stryker');
mkdirSync(folder, { recursive: true });
if (!existsSync(stryker)) {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  run('npm', ['install', '--no-audit', '--no-fund', ...PROGRAMS], folder);
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in mutatedRules));
if (unknown.length > 0)
  throw new Error(`${unknown.join(', ')}: choose among ${Object.keys(mutatedRules).join(', ')}`);
const names = chosen.length > 0 ? chosen : Object.keys(mutatedRules);

const configFile = path.join(folder, 'stryker.config.json');
writeFileSync(
  configFile,
  JSON.stringify({
    mutate: [...names.flatMap((name) => mutatedRules[name] ?? []), ...notMutated],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: path.join(import.meta.dirname, 'vitest.config.mjs') },
    coverageAnalysis: 'perTest',
    // Constants of modules are left out: each needs all tests in a new process, and they would take three quarters of the time.
    ignoreStatic: true,
    // Packages import each other through links to these folders, so a copy would test the original.
    inPlace: true,
    concurrency: 2,
    // On a busy machine a slow test is no endless loop.
    timeoutMS: 60_000,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: reportFile },
    tempDirName: path.join(folder, 'temp'),
  }),
);
run(stryker, ['run', configFile], root);

const { killed, all, survivors } = readMutationReport(JSON.parse(readFileSync(reportFile, 'utf8')));
console.log(survivors.join('\n'));
console.log(`${killed} of ${all} noticed: ${((100 * killed) / all).toFixed(1)} %`);
process.exitCode = killed / all >= LEAST_KILLED ? 0 : 1;
