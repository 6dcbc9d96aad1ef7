const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { startTestClock } = require('./shared/testing/clock/test-clock.cjs');
const { browserProject, nodeProject } = require('./shared/testing/jest/projects.cjs');

startTestClock();

const exists = (file) => existsSync(path.join(__dirname, file));
const withSource = (folders) => folders.filter((folder) => exists(`${folder}/src`));

const remotes = readdirSync(__dirname).filter((folder) => folder.startsWith('mf-'));
const uiPackages = ['api-client', 'catalogue', 'event-bus', 'forms', 'platform', 'testing', 'ui'].map(
  (name) => `shared/${name}`,
);
const nonUiPackages = ['shared/contract', 'shared/format', 'shared/chart', 'shared/build'];

const uiFolders = withSource([...uiPackages, 'shell', ...remotes]);

/** Rules are pure functions without document and database. They run once, while the API tests run on each database. */
const rules = {
  ...nodeProject('rules', [...uiFolders, ...(exists('api') ? ['api'] : [])]),
  testMatch: ['**/*.rules.test.ts', '**/api/rent/**/*.test.ts'],
};

module.exports = {
  // The workers of the API tests keep their database open for the next file.
  forceExit: true,
  // Memory that test files leave behind makes garbage collection slow. A new worker costs a few seconds.
  workerIdleMemoryLimit: '1GB',
  // The API tests use a real database, which is slow on a busy machine.
  testTimeout: 20_000,
  projects: [
    { ...browserProject('web', uiFolders), testPathIgnorePatterns: ['\\.rules\\.test\\.ts$'] },
    nodeProject('pure', withSource(nonUiPackages)),
    nodeProject('tools', ['tools']),
    rules,
    ...(exists('api/jest.config.mjs') ? ['<rootDir>/api/jest.config.mjs'] : []),
  ],
};
