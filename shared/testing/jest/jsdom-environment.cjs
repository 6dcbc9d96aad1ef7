const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals that browsers have and jsdom lacks, taken from Node. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    this.global.fetch ??= () => Promise.reject(new TypeError('No fake API is installed'));
    if (!this.global.crypto.randomUUID) {
      Object.defineProperty(this.global.crypto, 'randomUUID', {
        value: () => globalThis.crypto.randomUUID(),
      });
    }
  }
};
