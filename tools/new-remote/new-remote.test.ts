import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBin } from '../process';
import { root, workspacePackages } from '../workspace';
import { fillTemplate, parseNames } from './names.rules';
import { addRemote, removeRemote, renderRemoteFiles } from './remote-files';
import { addLine, removeLines, sharedTables } from './shared-lines.rules';

const names = parseNames('mf-key-cards', "Noras 'nycklar' & $& \\");
if (!names) throw new Error('mf-key-cards is a valid name');

test('parses a name into all its forms, and refuses other names', () => {
  expect(names).toMatchObject({ word: 'key-cards', noun: 'keyCards', component: 'KeyCards' });
  expect(parseNames('mf-parking')?.title).toBe('Parking');
  expect(['key-cards', 'mf-', 'mf-Key', 'mf-key_cards', 'mf-../x'].map((name) => parseNames(name))).toEqual(
    Array(5).fill(undefined),
  );
  expect(['Nyckelkort\noch lås', 'N'.repeat(41)].map((title) => parseNames('mf-keys', title))).toEqual(
    Array(2).fill(undefined),
  );
  expect(fillTemplate("'__title__'", names)).toBe(String.raw`'Noras \'nycklar\' & $& \\'`);
});

test('the configuration of a remote is ten lines at most, those in shared tables included', () => {
  const files = renderRemoteFiles(names);
  const own = ['package.json', 'tsconfig.json', 'remote.config.ts'].flatMap((file) => {
    const shared = new Set(readFileSync(join(root, 'mf-reports', file), 'utf8').split('\n'));
    const lines = files.get(file)?.split('\n') ?? [];
    return lines.filter((line) => !shared.has(line) && /\w/.test(line));
  });
  expect(own.length + sharedTables.length).toBeLessThanOrEqual(10);
});

test.each(sharedTables)('what is added to $file is removed again', (table) => {
  const before = readFileSync(join(root, table.file), 'utf8');
  const added = addLine(before, table, names);
  expect(added).toContain(table.line(names));
  expect(removeLines(added, names)).toBe(before);
});

/** The sources of the workspace, with the real node_modules. */
const copyWorkspace = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'husrum-new-remote-'));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root }).stdout.toString();
  for (const file of listed.split('\n').filter((path) => /\.([cm]?(ts|tsx|js)|json|yaml|md)$/.test(path)))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { folder } of workspacePackages()) {
    const modules = join(root, folder, 'node_modules');
    if (existsSync(modules))
      cpSync(modules, join(copy, folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  return copy;
};

test('a new remote fits the types and the architecture of the workspace, and its removal leaves nothing behind', async () => {
  const copy = copyWorkspace();
  try {
    addRemote(copy, names);
    const modules = [
      join(copy, 'mf-reports/node_modules'),
      join(copy, names.remote, 'node_modules'),
    ] as const;
    cpSync(...modules, { recursive: true, verbatimSymlinks: true });
    const quiet = { cwd: copy, quiet: true };
    const rules = ['-c', '.dependency-cruiser.cjs', 'mf-reports', 'shared', names.remote];
    const results = await Promise.all([
      runBin('tsc', ['-p', names.remote], quiet),
      runBin('depcruise', rules, quiet),
    ]);
    expect(results.map(({ ok, output }) => (ok ? '' : output))).toEqual(['', '']);
    removeRemote(copy, names);
    for (const { file } of sharedTables)
      expect(readFileSync(join(copy, file), 'utf8')).toBe(readFileSync(join(root, file), 'utf8'));
    expect(existsSync(join(copy, names.remote))).toBe(false);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 120_000);
