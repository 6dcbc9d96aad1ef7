const { readFileSync } = require('node:fs');
const { Script } = require('node:vm');
const { TestEnvironment } = require('jest-environment-jsdom');

/** What browsers have and jsdom lacks, taken from Node. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'structuredClone',
];

/** Compiled once in each of Jest's processes, run anew in each document. */
const scripts = new Map();
const scriptOf = (filename) => {
  const script = scripts.get(filename) ?? new Script(readFileSync(filename, 'utf8'), { filename });
  scripts.set(filename, script);
  return script;
};

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.script = scriptOf(config.projectConfig.testEnvironmentOptions.libraries);
  }

  async setup() {
    await super.setup();
    this.global.libraries = this.script.runInContext(this.getVmContext());
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    this.global.fetch ??= () => Promise.reject(new TypeError('No fake API is installed'));
    if (!this.global.crypto.randomUUID) {
      Object.defineProperty(this.global.crypto, 'randomUUID', {
        value: () => globalThis.crypto.randomUUID(),
      });
    }
  }
};
