import { addressOf, distrust, fetchFrom, prepareScripts } from './scripts';

const script = (src: string) => {
  const made = document.createElement('script');
  made.src = src;
  globalThis.husrumScript?.(made);
  return made;
};

beforeAll(prepareScripts);

test('what was refused is asked for under another address, and nothing else is', () => {
  const first = script('/remotes/mf-leases/a1/7.js');
  expect(first.src).toBe('http://localhost/remotes/mf-leases/a1/7.js');
  first.dispatchEvent(new Event('error'));
  expect(script('/remotes/mf-leases/a1/7.js').src).toMatch(/\/7\.js\?again=\d+$/);
  expect(script('/remotes/mf-leases/a1/8.js').src).not.toContain('again');
});

test('a build of the own machine is fetched from there, with the right to prove its content', () => {
  fetchFrom('/remotes/mf-leases/own/', 'http://localhost:4201');
  const moved = script('/remotes/mf-leases/own/7.js');
  expect([moved.src, moved.crossOrigin]).toEqual([
    'http://localhost:4201/remotes/mf-leases/own/7.js',
    'anonymous',
  ]);
  expect(script('/remotes/mf-leases/owner/7.js').src).toBe('http://localhost/remotes/mf-leases/owner/7.js');
});

test('what never came is asked for under another address, what came in time is not', () => {
  jest.useFakeTimers();
  script('/remotes/mf-leases/a1/9.js');
  script('/remotes/mf-leases/a1/10.js').dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(10_000);
  expect(script('/remotes/mf-leases/a1/9.js').src).toMatch(/\/9\.js\?again=\d+$/);
  expect(script('/remotes/mf-leases/a1/10.js').src).toBe('http://localhost/remotes/mf-leases/a1/10.js');
  jest.useRealTimers();
});

test('what is distrusted has another address for a preload too', () => {
  expect(addressOf('/remotes/mf-leases/a1/11.js')).toBe('/remotes/mf-leases/a1/11.js');
  distrust('/remotes/mf-leases/a1/11.js');
  expect(addressOf('/remotes/mf-leases/a1/11.js')).toMatch(/^\/remotes\/mf-leases\/a1\/11\.js\?again=\d+$/);
  expect(script('/remotes/mf-leases/a1/11.js').src).toMatch(/\/11\.js\?again=\d+$/);
});
