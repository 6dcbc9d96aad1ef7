import { makeRemote } from '../testing/builds';
import { loadBuild } from './federation';
import { installScriptLoader } from './script-loader';

const listRequests = (selector: string, attribute: 'src' | 'href') =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

/** A script of a screen, as the code of the remote requests it. */
const requestScript = (src: string) => {
  const script = document.createElement('script');
  script.src = src;
  globalThis.husrumScript?.(script);
  return script.src;
};

beforeAll(installScriptLoader);

test('when the entry of a build could not be loaded, every script of the build is requested with a new URL, also a preloaded one', async () => {
  const build = makeRemote({
    build: 'f1',
    preload: [{ url: '/remotes/mf-leases/f1/7.js', integrity: 'sha384-seven' }],
  });
  const failed = loadBuild(build);
  expect(listRequests('link[rel=preload]', 'href')).toEqual(['/remotes/mf-leases/f1/7.js']);
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/remotes/mf-leases/f1/entry.js could not be loaded');

  const again = loadBuild(build);
  expect(listRequests('script', 'src')).toEqual([
    expect.stringMatching(/\/remotes\/mf-leases\/f1\/entry\.js\?again=\d+$/),
  ]);
  expect(listRequests('link[rel=preload]', 'href')).toEqual([
    expect.stringMatching(/^\/remotes\/mf-leases\/f1\/7\.js\?again=\d+$/),
  ]);
  // The registry does not name the scripts of screens, but the Link header of the page may have preloaded them.
  expect(requestScript('/remotes/mf-leases/f1/970.js')).toMatch(/\/970\.js\?again=\d+$/);
  expect(requestScript('/remotes/mf-leases/f2/970.js')).toBe('http://localhost/remotes/mf-leases/f2/970.js');
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  await expect(again).rejects.toThrow('could not be loaded');
});
