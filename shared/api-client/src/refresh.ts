import { token } from './token';

const LOCK_NAME = 'husrum.refresh';
let pendingRefresh: Promise<string> | undefined;

const withLock = <T>(action: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK_NAME, action) : action();

/**
 * Refreshes the access token, one request at a time over all tabs. A tab that waited for the lock uses the token that the
 * other tab has stored.
 */
export const refreshToken = (requestToken: () => Promise<{ access_token: string }>): Promise<string> => {
  const previous = token.get();
  pendingRefresh ??= withLock(async () => {
    const stored = token.get();
    if (stored !== null && stored !== previous) return stored;
    const { access_token } = await requestToken();
    token.set(access_token);
    return access_token;
  }).finally(() => {
    pendingRefresh = undefined;
  });
  return pendingRefresh;
};
