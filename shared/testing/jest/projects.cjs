const path = require('node:path');
const { prepareLibraries } = require('./libraries.cjs');

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

/** Packages that run in a browser: jsdom, libraries prepared as one script, styles left out. */
const browser = async (displayName, folders) => {
  const roots = folders.map((folder) => path.join(root, folder));
  const libraries = await prepareLibraries(roots);
  return {
    displayName,
    rootDir: root,
    roots,
    testMatch: ['**/src/**/*.test.{ts,tsx}'],
    testEnvironment: path.join(__dirname, 'jsdom-environment.cjs'),
    testEnvironmentOptions: { url: 'http://localhost/', libraries: libraries.script },
    setupFiles: [path.join(__dirname, 'polyfills.cjs')],
    setupFilesAfterEnv: [path.join(__dirname, 'after-env.cjs')],
    transform: { '\\.[cm]?[jt]sx?$': swc('browser') },
    transformIgnorePatterns: ['/node_modules/'],
    moduleNameMapper: { '\\.css$': path.join(__dirname, 'no-style.cjs'), ...libraries.mapped },
  };
};

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
