import { token } from './token';

const LOCK = 'husrum.refresh';
let running: Promise<string> | undefined;

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

/**
 * One refresh at a time, over all tabs: a tab that waited for its turn finds the new token already there
 * and does not ask again.
 */
export const refreshToken = (ask: () => Promise<{ access_token: string }>): Promise<string> => {
  const seen = token.get();
  running ??= alone(async () => {
    const stored = token.get();
    if (stored !== null && stored !== seen) return stored;
    const { access_token } = await ask();
    token.set(access_token);
    return access_token;
  }).finally(() => {
    running = undefined;
  });
  return running;
};
