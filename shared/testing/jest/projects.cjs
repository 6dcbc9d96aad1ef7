const path = require('node:path');

const swcTransform = (environment) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs', ignoreDynamic: environment === 'node' },
  },
];

const root = path.resolve(__dirname, '../../..');
const clock = path.join(root, 'shared/testing/clock/preload.cjs');

/** Packages that run in a browser: jsdom, no styles. */
const browserProject = (displayName, folders) => ({
  displayName,
  rootDir: root,
  roots: folders.map((folder) => path.join(root, folder)),
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  testEnvironment: path.join(__dirname, 'jsdom-environment.cjs'),
  testEnvironmentOptions: { url: 'http://localhost/' },
  setupFiles: [clock, path.join(__dirname, 'polyfills.cjs')],
  setupFilesAfterEnv: [path.join(__dirname, 'after-env.cjs')],
  transform: { '\\.[cm]?[jt]sx?$': swcTransform('browser') },
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '\\.css$': path.join(__dirname, 'no-style.cjs'),
    // It is the same replacement as in shared/build/src/icon-plugin.ts.
    '^\\.\\./components/AntdIconLight$': path.join(root, 'shared/ui/src/icon.tsx'),
    // The product bundles the ES modules of these packages; Jest loads their CommonJS modules.
    '^(antd|@ant-design/icons)/es/(.*)$': '$1/lib/$2',
  },
});

/** Packages that need no document: rules and scripts. */
const nodeProject = (displayName, folders) => ({
  displayName,
  rootDir: root,
  roots: folders.map((folder) => path.join(root, folder)),
  testMatch: ['**/*.test.{ts,mts,mjs}'],
  testEnvironment: 'node',
  setupFiles: [clock],
  transform: { '\\.[cm]?[jt]sx?$': swcTransform('node') },
  // It has ES modules only, and these projects load CommonJS modules.
  transformIgnorePatterns: ['/node_modules/(?!\\.pnpm/any-ascii@|any-ascii/)'],
});

module.exports = { browserProject, nodeProject };
