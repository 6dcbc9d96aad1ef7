import { TestEnvironment } from 'jest-environment-node';
import { TEST_LOGIN, templateName, withTestLogin } from './database-template';
import { executeSql } from './execute-sql';
import { readServerUrl } from './test-cluster';

/** The type of `globalThis.testDatabase` in test files: a database of their own, for a login that owns it. */
export interface TestDatabase {
  readonly url: string;
}

let copyCount = 0;
const realFetch = globalThis.fetch;

export default class DatabaseEnvironment extends TestEnvironment {
  private copyName: string | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    // The product runs outside the sandbox of the test file. It checks errors with `instanceof`, and calls the `fetch` that a
    // test may have replaced.
    Object.assign(this.global, {
      fetch: realFetch,
      Error,
      AggregateError,
      RangeError,
      SyntaxError,
      TypeError,
    });
    globalThis.fetch = (input, init) => this.global.fetch(input, init);
    copyCount += 1;
    this.copyName = `husrum_test_copy_${process.pid}_${copyCount}`;
    await executeSql(
      readServerUrl(),
      // The default strategy writes every page to the WAL, and takes three times as long.
      `create database ${this.copyName} template ${templateName()} owner ${TEST_LOGIN} strategy file_copy`,
    );
    this.global.testDatabase = {
      url: withTestLogin(readServerUrl(), this.copyName),
    } satisfies TestDatabase;
  }

  override async teardown(): Promise<void> {
    globalThis.fetch = realFetch;
    await super.teardown();
    if (this.copyName)
      await executeSql(readServerUrl(), `drop database if exists ${this.copyName} with (force)`);
  }
}
