import { setTimeout as delay } from 'node:timers/promises';
import type { Tx } from '@husrum/api-platform';
import type { TestAccount } from './test-account';
import type { TestServer } from './test-server';

/** Long enough for a call to run until it waits for a row that another transaction has locked. */
const UNTIL_WAITING_MS = 300;

/**
 * Runs `change` in a transaction of the account, and sends `call` before it commits.
 */
export const callDuringTransaction = async <T>(
  app: TestServer,
  account: TestAccount,
  change: (tx: Tx) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> => {
  let begin = (): void => undefined;
  const changed = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const committed = app.forAccount(account, async (tx) => {
    await change(tx);
    begin();
    await delay(UNTIL_WAITING_MS);
  });
  // A change that fails must not be waited for.
  await Promise.race([changed, committed]);
  const [answer] = await Promise.all([call(), committed]);
  return answer;
};
