import { refreshToken, token } from './index';

beforeEach(() => {
  localStorage.clear();
});

test('many who refresh at once ask once', async () => {
  token.set('old');
  const ask = jest.fn(async () => ({ access_token: 'new' }));

  await expect(Promise.all([refreshToken(ask), refreshToken(ask), refreshToken(ask)])).resolves.toEqual([
    'new',
    'new',
    'new',
  ]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(token.get()).toBe('new');
});

test('a tab that waited for its turn takes what the other tab fetched', async () => {
  token.set('old');
  const ask = jest.fn(async () => ({ access_token: 'mine' }));
  const locks = {
    request: async (_name: string, work: () => Promise<string>) => {
      localStorage.setItem('husrum.token', 'theirs');
      return work();
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  await expect(refreshToken(ask)).resolves.toBe('theirs');
  expect(ask).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'locks');
});

test('after a failure the next one asks again', async () => {
  token.set('old');
  const ask = jest
    .fn<Promise<{ access_token: string }>, []>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce({ access_token: 'new' });
  await expect(refreshToken(ask)).rejects.toThrow('down');
  await expect(refreshToken(ask)).resolves.toBe('new');
});

test('listeners hear this tab and the others', () => {
  const heard: (string | null)[] = [];
  const stop = token.subscribe((value) => heard.push(value));
  token.set('a');
  localStorage.setItem('husrum.token', 'b');
  window.dispatchEvent(new StorageEvent('storage', { key: 'husrum.token' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  token.clear();
  stop();
  token.set('c');
  expect(heard).toEqual(['a', 'b', null]);
});
