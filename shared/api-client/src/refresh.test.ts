import { refreshToken, token } from './index';

beforeEach(() => {
  localStorage.clear();
});

test('parallel refreshes send one request', async () => {
  token.set('old');
  const requestToken = jest.fn(async () => ({ access_token: 'new' }));

  await expect(
    Promise.all([refreshToken(requestToken), refreshToken(requestToken), refreshToken(requestToken)]),
  ).resolves.toEqual(['new', 'new', 'new']);
  expect(requestToken).toHaveBeenCalledTimes(1);
  expect(token.get()).toBe('new');
});

test('a tab that waited for the lock uses the token of the other tab', async () => {
  token.set('old');
  const requestToken = jest.fn(async () => ({ access_token: 'mine' }));
  const locks = {
    request: async (_name: string, work: () => Promise<string>) => {
      localStorage.setItem('husrum.token', 'theirs');
      return work();
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  await expect(refreshToken(requestToken)).resolves.toBe('theirs');
  expect(requestToken).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'locks');
});

test('sends a new request after a failure', async () => {
  token.set('old');
  const requestToken = jest
    .fn<Promise<{ access_token: string }>, []>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce({ access_token: 'new' });
  await expect(refreshToken(requestToken)).rejects.toThrow('down');
  await expect(refreshToken(requestToken)).resolves.toBe('new');
});

test('notifies subscribers of changes in this tab and in others', () => {
  const received: (string | null)[] = [];
  const unsubscribe = token.subscribe((value) => received.push(value));
  token.set('a');
  localStorage.setItem('husrum.token', 'b');
  window.dispatchEvent(new StorageEvent('storage', { key: 'husrum.token' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  token.clear();
  unsubscribe();
  token.set('c');
  expect(received).toEqual(['a', 'b', null]);
});
