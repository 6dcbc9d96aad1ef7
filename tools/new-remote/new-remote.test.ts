import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../architecture/sources';
import { bin, run } from '../testing/run';
import { declare, tables, withdraw } from './declared.rules';
import { fill, namesOf } from './names.rules';
import { addRemote, filesOf, removeRemote, workIn } from './write';

const names = namesOf('mf-key-cards', "Noras 'nycklar' & $& \\");
if (!names) throw new Error('mf-key-cards is a good name');

test('one name in all its forms', () => {
  expect(names).toMatchObject({ word: 'key-cards', noun: 'keyCards', name: 'KeyCards' });
  expect(namesOf('mf-parking')?.title).toBe('Parking');
  expect(['key-cards', 'mf-', 'mf-Key', 'mf-key_cards', 'mf-../x'].map((name) => namesOf(name))).toEqual(
    Array(5).fill(undefined),
  );
  expect(['Nyckelkort\noch lås', 'N'.repeat(41)].map((title) => namesOf('mf-keys', title))).toEqual(
    Array(2).fill(undefined),
  );
  expect(fill("'__title__'", names)).toBe(String.raw`'Noras \'nycklar\' & $& \\'`);
});

test('its own configuration is ten lines at most, the contract included', () => {
  const files = filesOf(names);
  const own = ['package.json', 'tsconfig.json', 'remote.config.ts'].flatMap((file) => {
    const everybodys = new Set(readFileSync(join(root, 'mf-reports', file), 'utf8').split('\n'));
    const lines = files.get(file)?.split('\n') ?? [];
    return lines.filter((line) => !everybodys.has(line) && /\w/.test(line));
  });
  expect(own.length + tables.length).toBeLessThanOrEqual(10);
});

test.each(tables)('what is declared in $file is withdrawn to the letter', (table) => {
  const before = readFileSync(join(root, table.file), 'utf8');
  const declared = declare(before, table, names);
  expect(declared).toContain(table.line(names));
  expect(withdraw(declared, names)).toBe(before);
});

/** The tracked sources of the workspace, with the modules of the real one. */
const copyOfWorkspace = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'husrum-new-remote-'));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root }).stdout.toString();
  const files = listed.split('\n').filter((file) => /\.(c|m)?(ts|tsx|js|json|yaml)$/.test(file));
  for (const file of files) if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  const packages = new Set(
    files.filter((file) => file.endsWith('/package.json')).map((file) => file.slice(0, -13)),
  );
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const name of packages) {
    const modules = join(root, name, 'node_modules');
    if (existsSync(modules))
      cpSync(modules, join(copy, name, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  return copy;
};

test('a new remote fits the types and the architecture of the workspace, and goes without a trace', async () => {
  const copy = copyOfWorkspace();
  try {
    addRemote(copy, names);
    cpSync(join(copy, 'mf-reports/node_modules'), join(copy, names.remote, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    const quiet = { cwd: copy, quiet: true };
    const [types, architecture] = await Promise.all([
      run(bin('tsc'), ['-p', names.remote], quiet),
      run(
        bin('jest'),
        ['--ci', '--selectProjects', 'tools', '--testPathPatterns', 'tools/architecture'],
        quiet,
      ),
    ]);
    expect(types).toEqual({ ok: true, output: '' });
    expect(architecture).toMatchObject({ ok: true });
    expect(workIn(copy, names)).toEqual([]);
    removeRemote(copy, names);
    for (const { file } of tables)
      expect(readFileSync(join(copy, file), 'utf8')).toBe(readFileSync(join(root, file), 'utf8'));
    expect(existsSync(join(copy, names.remote))).toBe(false);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 120_000);

test('what somebody has written in a remote is work, and no file that it began with', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'husrum-work-'));
  try {
    for (const { file } of tables) cpSync(join(root, file), join(workspace, file));
    addRemote(workspace, names);
    const own = (path: string) => join(workspace, names.remote, path);
    expect(workIn(workspace, names)).toEqual([]);
    writeFileSync(own('src/own.rules.ts'), 'export const own = 1;\n');
    writeFileSync(own('remote.config.ts'), readFileSync(own('remote.config.ts'), 'utf8').replace('90', '91'));
    expect(workIn(workspace, names)).toEqual(['remote.config.ts', 'src/own.rules.ts']);
    const texts = `src/${names.word}/${names.word}.texts.ts`;
    writeFileSync(
      own(texts),
      readFileSync(own(texts), 'utf8').replace('companies', "own: 'Egen', companies"),
    );
    expect(workIn(workspace, names)).toContain(texts);
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
});

test('a remote that is worked in is full of work', () => {
  const leases = namesOf('mf-leases');
  expect(leases && workIn(root, leases).length).toBeGreaterThan(20);
});
