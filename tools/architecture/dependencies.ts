import { remoteNames } from '@husrum/contract/routes';

const shared = (...names: string[]) => names.map((name) => `shared/${name}`);
const domain = shared('platform', 'forms', 'ui', 'format', 'contract', 'api-client');

/** Who may import whom, one way. What is not written here is forbidden. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  'shared/contract': [],
  'shared/format': shared('contract'),
  'shared/api-client': shared('contract'),
  'shared/event-bus': shared('contract'),
  'shared/ui': shared('contract', 'format'),
  'shared/forms': shared('contract', 'format', 'ui'),
  'shared/platform': shared('contract', 'api-client', 'event-bus', 'ui'),
  'shared/build': shared('contract'),
  'shared/testing': shared('contract', 'api-client', 'event-bus', 'ui', 'forms', 'platform', 'format'),
  ...Object.fromEntries(remoteNames.map((name) => [name, domain])),
  shell: [...domain, 'shared/event-bus'],
  api: shared('contract', 'format'),
  e2e: shared('contract', 'build'),
  tools: shared('build', 'contract'),
};

/** Only tests may import them. */
export const forTests: readonly string[] = ['shared/testing', 'shared/api-client', 'e2e'];

/** Inside a package: which roles a file with the suffix may not import from beside it, and which packages it may not name. */
export interface RoleRule {
  readonly role: RegExp;
  readonly why: string;
  readonly forbidden: RegExp;
}

export const roleRules: readonly RoleRule[] = [
  {
    role: /^(shell|mf-[\w-]+)\/.*\.(screen|panel|modal|form)\.tsx$/,
    forbidden: /^@husrum\/api-client$/,
    why: 'a screen asks through its .queries.ts; React knows no fetch',
  },
  {
    role: /\.rules\.ts$/,
    forbidden: /^(?!@husrum\/(contract|format)$|\.{1,2}\/)/,
    why: 'a rule is pure: contract, format and other rules only',
  },
  {
    role: /^api\/src\/(?!platform\/|jobs\/|demo\/)[\w-]+\/(?!.*\.(store|tables|test)\.ts$)/,
    forbidden: /^kysely$/,
    why: 'SQL lives in stores',
  },
  {
    role: /^api\/src\/(?!platform\/|server\.ts$)/,
    forbidden: /^fastify/,
    why: 'HTTP lives in the platform; a noun only serves calls',
  },
  {
    role: /^(shell|mf-[\w-]+|shared\/(?!ui\/src|build))/,
    forbidden: /^(antd|@ant-design\/icons)$/,
    why: 'one antd for the page: import from @husrum/ui/core, /data, /date or /upload',
  },
];
