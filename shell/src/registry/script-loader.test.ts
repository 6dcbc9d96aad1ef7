import {
  bustCache,
  bustFolderCache,
  installScriptLoader,
  redirectScripts,
  toCacheBustedUrl,
} from './script-loader';

const prepareScript = (src: string) => {
  const script = document.createElement('script');
  script.src = src;
  globalThis.husrumScript?.(script);
  return script;
};

beforeAll(installScriptLoader);

test('a script that failed is requested with a new URL, and no other script', () => {
  const first = prepareScript('/remotes/mf-leases/a1/7.js');
  expect(first.src).toBe('http://localhost/remotes/mf-leases/a1/7.js');
  first.dispatchEvent(new Event('error'));
  expect(prepareScript('/remotes/mf-leases/a1/7.js').src).toMatch(/\/7\.js\?again=\d+$/);
  expect(prepareScript('/remotes/mf-leases/a1/8.js').src).not.toContain('again');
});

test('scripts under a redirected path come from the other origin, with CORS so that integrity is checked', () => {
  redirectScripts('/remotes/mf-leases/own/', 'http://localhost:4201');
  const moved = prepareScript('/remotes/mf-leases/own/7.js');
  expect([moved.src, moved.crossOrigin]).toEqual([
    'http://localhost:4201/remotes/mf-leases/own/7.js',
    'anonymous',
  ]);
  expect(prepareScript('/remotes/mf-leases/owner/7.js').src).toBe(
    'http://localhost/remotes/mf-leases/owner/7.js',
  );
});

test('a script that did not load in time is requested with a new URL', () => {
  jest.useFakeTimers();
  prepareScript('/remotes/mf-leases/a1/9.js');
  prepareScript('/remotes/mf-leases/a1/10.js').dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(10_000);
  expect(prepareScript('/remotes/mf-leases/a1/9.js').src).toMatch(/\/9\.js\?again=\d+$/);
  expect(prepareScript('/remotes/mf-leases/a1/10.js').src).toBe(
    'http://localhost/remotes/mf-leases/a1/10.js',
  );
  jest.useRealTimers();
});

test('a file with a busted cache is preloaded and loaded with a new URL', () => {
  expect(toCacheBustedUrl('/remotes/mf-leases/a1/11.js')).toBe('/remotes/mf-leases/a1/11.js');
  bustCache('/remotes/mf-leases/a1/11.js');
  expect(toCacheBustedUrl('/remotes/mf-leases/a1/11.js')).toMatch(
    /^\/remotes\/mf-leases\/a1\/11\.js\?again=\d+$/,
  );
  expect(prepareScript('/remotes/mf-leases/a1/11.js').src).toMatch(/\/11\.js\?again=\d+$/);
});

test('after one file of a build failed for good, all files of the build get a new URL, and those of another build do not', () => {
  bustFolderCache('/remotes/mf-leases/b1/entry.js');
  expect(toCacheBustedUrl('/remotes/mf-leases/b1/12.js')).toMatch(
    /^\/remotes\/mf-leases\/b1\/12\.js\?again=\d+$/,
  );
  expect(prepareScript('/remotes/mf-leases/b1/13.js').src).toMatch(/\/13\.js\?again=\d+$/);
  expect(toCacheBustedUrl('/remotes/mf-leases/b2/12.js')).toBe('/remotes/mf-leases/b2/12.js');
});
