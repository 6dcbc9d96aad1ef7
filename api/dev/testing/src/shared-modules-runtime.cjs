const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');

// The product is TypeScript.
require('tsx/cjs');

/** Files that use Jest's globals. */
const isTestCode = (file) =>
  file.startsWith(`${__dirname}${path.sep}`) || /\.test(-data)?\.ts$|\/src\/testing\.ts$/.test(file);

/** A mocked module or a fake clock must not be left to other test files. */
const needsOwnModules = (testFile) => /jest\.(mock|useFakeTimers)\(/.test(readFileSync(testFile, 'utf8'));

/**
 * Loads the product and its packages once per worker, because loading them takes longer than most test files run. Test
 * files, their data and this folder have a module registry for each test file, as usual in Jest.
 */
module.exports = class SharedModulesRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, sources, coverage, testFile) {
    super(config, environment, resolver, transformer, sources, coverage, testFile);
    this.sharesModules = !needsOwnModules(testFile);
  }

  requireModule(from, moduleName, options, ...others) {
    const loadForTest = () => super.requireModule(from, moduleName, options, ...others);
    if (moduleName === undefined || options?.isInternalModule || !this.sharesModules) return loadForTest();
    const load = createRequire(from);
    return isTestCode(load.resolve(moduleName)) ? loadForTest() : load(moduleName);
  }
};
