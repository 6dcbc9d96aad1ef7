import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspacePackages } from '../workspace';

const packages = workspacePackages();
const serverPackages = packages.filter(({ folder }) => folder.startsWith('api/'));
const importer = join(root, 'api/leases');

/** A file of another package: it exists, and no door names it. */
const innerFile = '@husrum/api-rent/src/period';
const door = '@husrum/api-rent';

/** The packages that a package depends on, directly or through others. */
const findAllDependencies = (folder: string, found = new Set<string>()): ReadonlySet<string> => {
  for (const dependency of packages.find((one) => one.folder === folder)?.dependencies ?? [])
    if (!found.has(dependency)) findAllDependencies(dependency, found.add(dependency));
  return found;
};

test('no package depends on itself through others', () => {
  expect(serverPackages.length).toBeGreaterThan(15);
  const circular = packages.filter(({ folder }) => findAllDependencies(folder).has(folder));
  expect(circular.map(({ folder }) => folder)).toEqual([]);
});

test('production packages of the server depend on no development package', () => {
  const production = serverPackages.filter(({ folder }) => !folder.startsWith('api/dev/'));
  const wrong = production.filter(({ dependencies }) =>
    dependencies.some((one) => one.startsWith('api/dev/')),
  );
  expect(wrong.map(({ folder }) => folder)).toEqual([]);
});

test('each package of the server has one door, and one for tests; the platform has one for file processes', () => {
  const exported = serverPackages
    .filter(({ folder }) => folder !== 'api/dev/testing')
    .flatMap(({ folder }) => {
      const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return Object.entries(exports).map(([name, file]) => `${name} ${file}`);
    });
  expect([...new Set(exported)].sort()).toEqual([
    '. ./src/index.ts',
    './file-task ./src/file-task.ts',
    './testing ./src/testing.ts',
  ]);
});

test('a door names what it opens, one by one', () => {
  const doors = serverPackages.flatMap(({ folder }) => {
    try {
      return [readFileSync(join(root, folder, 'src/index.ts'), 'utf8')];
    } catch {
      return [];
    }
  });
  expect(doors.length).toBeGreaterThan(15);
  expect(doors.filter((text) => /export \*/.test(text))).toEqual([]);
});

test('Node refuses a file behind a door', () => {
  const load = (name: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', `await import('${name}')`], {
      cwd: importer,
      encoding: 'utf8',
    });
  expect(load(door)).toMatchObject({ status: 0 });
  expect(load(innerFile)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('ERR_PACKAGE_PATH_NOT_EXPORTED'),
  });
});

test('TypeScript refuses a file behind a door', () => {
  const folder = mkdtempSync(join(importer, 'src/.refused-'));
  try {
    const file = join(folder, 'refused.ts');
    writeFileSync(
      file,
      `import '${door}';\nimport { countDays } from '${innerFile}';\nconsole.log(countDays);\n`,
    );
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--skipLibCheck',
      '--module',
      'esnext',
      '--target',
      'es2023',
    ];
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/tsc'),
      [...options, '--moduleResolution', 'bundler', '--types', 'node', file],
      { encoding: 'utf8' },
    );
    const errors = stdout.split('\n').filter((line) => line.includes('refused.ts'));
    expect(errors).toEqual([expect.stringContaining(`Cannot find module '${innerFile}'`)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('Jest refuses a file behind a door', () => {
  expect(require.resolve(door, { paths: [importer] })).toBe(join(root, 'api/rent/src/index.ts'));
  expect(() => require.resolve(innerFile, { paths: [importer] })).toThrow();
});
