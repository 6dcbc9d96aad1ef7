const { readdirSync } = require('node:fs');

const remotes = readdirSync(__dirname).filter((folder) => folder.startsWith('mf-'));
const shared = (...names) => names.map((name) => `shared/${name}`);
const domain = shared('platform', 'forms', 'ui', 'format', 'contract', 'api-client');

/** The packages that each package may import. What is not listed is forbidden, so no two packages import each other. */
const mayImport = {
  'shared/contract': [],
  'shared/format': shared('contract'),
  'shared/chart': shared('contract'),
  'shared/api-client': shared('contract'),
  'shared/event-bus': shared('contract'),
  'shared/ui': shared('contract', 'format'),
  'shared/forms': shared('contract', 'format', 'ui'),
  'shared/platform': shared('contract', 'api-client', 'event-bus', 'ui'),
  'shared/catalogue': domain,
  'shared/build': shared('contract'),
  'shared/testing': shared('contract', 'api-client', 'event-bus', 'ui', 'forms', 'platform', 'format'),
  ...Object.fromEntries(remotes.map((remote) => [remote, domain])),
  shell: [...domain, 'shared/event-bus'],
  'mf-reports': [...domain, 'shared/chart'],
  api: shared('contract', 'format', 'chart'),
  e2e: shared('contract', 'build', 'testing'),
  tools: [...shared('build', 'contract', 'testing'), 'e2e'],
};
const forTests = ['shared/testing', 'shared/api-client', 'e2e'];

const test = '\\.(test|test-data)\\.tsx?$|(^|/)e2e/|^(shared|api/dev)/testing/|^api/.*/src/testing\\.ts$';
const buildConfig = '/remote\\.config\\.ts$';
const inWorkspace = '^(shell|api|e2e|tools|mf-[^/]+|shared/[^/]+)/';
const ownPackage = '^(shared/[^/]+|api/economy/[^/]+|api/dev/[^/]+|api/[^/]+|[^/]+)/';
/** The doors of the server's packages. The packages themselves say which they use, and TypeScript and Node refuse the rest. */
const door = '^api/.*/src/(index|testing|file-task)\\.ts$';
const folders = (names) => `^(${names.join('|')})/`;
/** Limits a rule to imports of values. An import of types, which is gone at run time, may cross the boundary. */
const atRunTime = { dependencyTypesNot: ['type-only'] };
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const packageRules = Object.entries(mayImport).flatMap(([name, allowed]) => [
  rule(
    `packages-one-way: ${name}`,
    'Packages import one way: see the table mayImport.',
    { path: `^${name}/`, pathNot: [test, buildConfig] },
    { path: inWorkspace, pathNot: folders([name, ...allowed]) },
  ),
  rule(
    `packages-one-way: tests of ${name}`,
    'Packages import one way: see the table mayImport.',
    { path: [`^${name}/.*(${test})`, `^${name}${buildConfig}`] },
    { path: inWorkspace, pathNot: folders([name, ...allowed, ...forTests, 'shared/build']) },
  ),
]);

module.exports = {
  forbidden: [
    rule('no-circles', 'No files import each other in a circle, types included.', {}, { circular: true }),
    ...packageRules,
    rule(
      'no-relative-import-across-packages',
      'Another package is imported by its name.',
      { path: ownPackage },
      { path: inWorkspace, pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    rule(
      'screens-use-queries',
      'A screen asks through its .queries.ts; React components do not fetch.',
      { path: '^(shell|mf-[^/]+)/.*\\.(screen|panel|modal|form)\\.tsx$' },
      { path: '^shared/api-client/', ...atRunTime },
    ),
    rule(
      'rules-are-pure',
      'A rule imports contract, format, files of its own package and doors of the packages below, and a table of letters.',
      { path: `${ownPackage}.*\\.rules\\.ts$` },
      { pathNot: ['^shared/(contract|format|chart)/', '^$1/', door, '/any-ascii/'], ...atRunTime },
    ),
    rule(
      'rules-import-no-other-role',
      'A rule imports rules and tables of values, never a file with another role.',
      { path: '\\.rules\\.ts$' },
      { path: '\\.(store|routes|queries|screen|panel|modal|form)\\.tsx?$' },
    ),
    rule(
      'sql-in-stores',
      'SQL is only in stores and table definitions.',
      { path: '^api/', pathNot: [test, '\\.(store|tables)\\.ts$', '^api/(platform|dev|app)/'] },
      { path: npm('kysely'), ...atRunTime },
    ),
    rule(
      'http-in-platform',
      'HTTP is only in the platform; a noun only serves calls.',
      { path: '^api/', pathNot: [test, '^api/(platform|app|dev)/'] },
      { path: npm('fastify', '@fastify/[^/]+'), ...atRunTime },
    ),
    rule(
      'antd-through-ui',
      'One antd for the whole page: import from @husrum/ui/core, /data, /date or /upload.',
      { path: '^(shell|mf-[^/]+|shared)/', pathNot: ['^shared/(ui|build)/', test] },
      { path: npm('antd') },
    ),
    rule(
      'names-say-something',
      'No file or folder is called utils, helpers, common or misc.',
      {},
      { path: '(^|/)(utils?|helpers?|common|misc)[/.-]', pathNot: 'node_modules' },
    ),
    rule(
      'production-without-dev',
      'Simulators, demo and test programs are not part of a production start.',
      { path: '^api/', pathNot: [test, '^api/dev/'] },
      { path: '^api/dev/', dependencyTypesNot: ['dynamic-import'] },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(shell|mf-[^/]+)/dist/|^(\\.cache|\\.data|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'],
    },
  },
};
