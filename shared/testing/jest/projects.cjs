const path = require('node:path');

const swc = (environment) => [
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

/** Packages that run in a browser: jsdom, antd's CommonJS build, styles left out. */
const browser = (displayName, folders) => ({
  displayName,
  rootDir: root,
  roots: folders.map((folder) => path.join(root, folder)),
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  testEnvironment: path.join(__dirname, 'jsdom-environment.cjs'),
  testEnvironmentOptions: { url: 'http://localhost/' },
  setupFiles: [path.join(__dirname, 'polyfills.cjs')],
  setupFilesAfterEnv: [path.join(__dirname, 'after-env.cjs')],
  transform: { '\\.[cm]?[jt]sx?$': swc('browser') },
  // Only published as ES modules.
  transformIgnorePatterns: ['/node_modules/\\.pnpm/(?!(@ant-design|@rc-component|single-spa))'],
  moduleNameMapper: {
    '\\.css$': path.join(__dirname, 'no-style.cjs'),
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^@ant-design/icons/es/(.*)$': '@ant-design/icons/lib/$1',
    '^dayjs/locale/(.*)$': 'dayjs/locale/$1',
  },
});

/** Packages without a document: pure rules, scripts. */
const plain = (displayName, folders) => ({
  displayName,
  rootDir: root,
  roots: folders.map((folder) => path.join(root, folder)),
  testMatch: ['**/*.test.{ts,mts,mjs}'],
  testEnvironment: 'node',
  transform: { '\\.[cm]?[jt]sx?$': swc('node') },
});

module.exports = { browser, plain };
