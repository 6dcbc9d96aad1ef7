import { browserStore, tabStore } from './browser-storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('returns what was stored, for all tabs or for this one', () => {
  browserStore.writeText('theme', 'dark');
  tabStore.writeJson('keys', [1, 2]);
  expect([browserStore.readText('theme'), tabStore.readText('theme')]).toEqual(['dark', null]);
  expect([browserStore.readJson('keys'), tabStore.readJson('keys')]).toEqual([null, [1, 2]]);
  browserStore.remove('theme');
  expect(browserStore.readText('theme')).toBeNull();
});

test('a stored text that is not JSON is read as no value', () => {
  localStorage.setItem('keys', '[1');
  expect(browserStore.readJson('keys')).toBeNull();
});

test('where the storage is forbidden or full, nothing is read or stored, and nothing throws', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  for (const store of [browserStore, tabStore]) {
    store.writeText('theme', 'dark');
    store.writeJson('keys', [1]);
    store.remove('theme');
    expect([store.readText('theme'), store.readJson('keys')]).toEqual([null, null]);
  }
});
