const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { browser, plain } = require('./shared/testing/jest/projects.cjs');

const isThere = (file) => existsSync(path.join(__dirname, file));
const withSource = (folders) => folders.filter((folder) => isThere(`${folder}/src`));

const remotes = readdirSync(__dirname).filter((folder) => folder.startsWith('mf-'));
const drawn = ['api-client', 'event-bus', 'forms', 'platform', 'testing', 'ui'].map(
  (name) => `shared/${name}`,
);
const pure = ['shared/contract', 'shared/format', 'shared/build'];

const pages = withSource([...drawn, 'shell', ...remotes]);

/**
 * Rules are pure wherever they stand: they get no document. Nor a database, so that one run of what the server computes
 * is enough, whichever databases the others run on.
 */
const rules = {
  ...plain('rules', [...pages, ...withSource(['api'])]),
  testMatch: ['**/*.rules.test.ts', '**/api/src/rent/**/*.test.ts'],
};

module.exports = async () => ({
  // The API's workers keep their database open for the next file.
  forceExit: true,
  // The API's tests talk to a real database; a busy machine is no fault of the product's.
  testTimeout: 20_000,
  projects: [
    { ...(await browser('web', pages)), testPathIgnorePatterns: ['\\.rules\\.test\\.ts$'] },
    plain('pure', withSource(pure)),
    plain('tools', ['tools']),
    rules,
    ...(isThere('api/jest.config.mjs') ? ['<rootDir>/api/jest.config.mjs'] : []),
  ],
});
