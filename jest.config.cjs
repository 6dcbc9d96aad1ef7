const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { browser, plain } = require('./shared/testing/jest/projects.cjs');

const exists = (file) => existsSync(path.join(__dirname, file));
const withSource = (folders) => folders.filter((folder) => exists(`${folder}/src`));

const remotes = readdirSync(__dirname).filter((folder) => folder.startsWith('mf-'));
const uiPackages = ['api-client', 'event-bus', 'forms', 'platform', 'testing', 'ui'].map(
  (name) => `shared/${name}`,
);
const pure = ['shared/contract', 'shared/format', 'shared/build'];

const pages = withSource([...uiPackages, 'shell', ...remotes]);

/** Rules are pure: they get no document and no database, so they run once, whichever databases the API tests run on. */
const rules = {
  ...plain('rules', [...pages, ...withSource(['api'])]),
  testMatch: ['**/*.rules.test.ts', '**/api/src/rent/**/*.test.ts'],
};

module.exports = {
  // The workers of the API tests keep their database open for the next file.
  forceExit: true,
  // The API tests use a real database, which is slow on a busy machine.
  testTimeout: 20_000,
  projects: [
    { ...browser('web', pages), testPathIgnorePatterns: ['\\.rules\\.test\\.ts$'] },
    plain('pure', withSource(pure)),
    plain('tools', ['tools']),
    rules,
    ...(exists('api/jest.config.mjs') ? ['<rootDir>/api/jest.config.mjs'] : []),
  ],
};
