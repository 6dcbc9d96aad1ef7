import { forTests, mayImport, roleRules } from './dependencies';
import { fileOf, isTest, packageNamed, packageOf, type Source, sources } from './sources';

const all = sources();
const isBuildFile = (path: string) => /(^|\/)(webpack|remote)\.config\.ts$/.test(path);

test('the workspace is read', () => {
  expect(all.length).toBeGreaterThan(200);
  expect(new Set(all.map(({ path }) => packageOf(path))).size).toBeGreaterThan(15);
});

test('packages import one way, and only what the table allows', () => {
  const wrong = all.flatMap((source) => {
    const from = packageOf(source.path);
    const allowed = new Set([from, ...(mayImport[from] ?? [])]);
    return source.imports.flatMap((wanted) => {
      const to = packageNamed(wanted);
      if (to === undefined || allowed.has(to)) return [];
      if (isTest(source.path) && forTests.includes(to)) return [];
      if (isBuildFile(source.path) && to === 'shared/build') return [];
      return [`${source.path} imports ${wanted}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('no relative import leaves its package', () => {
  const wrong = all.flatMap((source) =>
    source.imports.flatMap((wanted) => {
      const file = fileOf(source.path, wanted);
      const tooling = source.path.startsWith('tools/');
      return file === undefined || tooling || packageOf(file) === packageOf(source.path)
        ? []
        : [`${source.path} imports ${wanted}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(roleRules)('$why', ({ role, forbidden }) => {
  const wrong = all
    .filter(({ path }) => role.test(path) && !isTest(path))
    .flatMap(({ path, runs }) =>
      runs.filter((wanted) => forbidden.test(wanted)).map((wanted) => `${path} imports ${wanted}`),
    );
  expect(wrong).toEqual([]);
});

test('rules import rules and tables of values, never a file of another role', () => {
  const wrong = all
    .filter(({ path }) => /\.rules\.ts$/.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter((wanted) => /\.(store|routes|queries|screen|panel|modal|form)$/.test(wanted))
        .map((wanted) => `${path} imports ${wanted}`),
    );
  expect(wrong).toEqual([]);
});

test('no file has a name that says nothing', () => {
  const empty = /(^|\/)(utils?|helpers?|common|misc)(\/|\.|-)/;
  expect(all.map(({ path }) => path).filter((path) => empty.test(path))).toEqual([]);
});

/** Strongly connected files, by depth-first search with colours. */
const circles = (files: readonly Source[]): string[] => {
  const next = new Map(
    files.map(({ path, runs }) => [path, runs.flatMap((wanted) => fileOf(path, wanted) ?? [])]),
  );
  const state = new Map<string, 'open' | 'done'>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    state.set(path, 'open');
    for (const to of next.get(path) ?? []) visit(to, [...trail, path]);
    state.set(path, 'done');
  };
  for (const { path } of files) visit(path, []);
  return found;
};

test('no files import each other in a circle', () => {
  expect(circles(all)).toEqual([]);
});
