import { expect, test } from '../src';
import { clickMenuLink, getPageTitle, remotePages } from './remote-pages';
import { exposeWebpackRuntimes, SHELL_CHUNKS } from './webpack-runtimes';

test('remotes use the theme and language of the shell', async ({ page, demo: _ }) => {
  await page.goto('/company/create');
  const save = page.getByRole('button', { name: 'Skapa företag' });
  await expect(save).toHaveCSS('background-color', 'rgb(14, 90, 100)');
  await page.goto('/lease/create');
  await expect(
    page.getByPlaceholder('ÅÅÅÅ-MM-DD').or(page.getByPlaceholder('Välj datum')).first(),
  ).toBeVisible();
});

test('a user with the dark theme never sees the light theme while the page loads', async ({
  page,
  demo: _,
}) => {
  await page.addInitScript(() => localStorage.setItem('husrum.theme', 'dark'));
  await page.route('**/assets/main.*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/lease/overview', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 24, 26)');
  await expect(getPageTitle(page, 'Uthyrningar')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 24, 26)');
});

test('a style that two remotes use is inserted once', async ({ page, demo: _ }) => {
  await page.goto('/lease/overview');
  await expect(getPageTitle(page, 'Uthyrningar')).toBeVisible();
  await clickMenuLink(page, '/invoicebase/overview');
  await expect(getPageTitle(page, 'Hyresavier')).toBeVisible();
  const hashes = await page.evaluate(() =>
    [...document.querySelectorAll('style[data-css-hash]')].map((tag) => tag.getAttribute('data-css-hash')),
  );
  expect(hashes.length).toBeGreaterThan(10);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('all bundles use the shell’s share scope, and there is one React on the page', async ({
  page,
  demo: _,
}) => {
  await exposeWebpackRuntimes(page);
  // Each copy of React's renderer registers itself with this hook.
  await page.addInitScript(() => {
    const renderers: unknown[] = [];
    const hook = {
      renderers,
      supportsFiber: true,
      inject: (renderer: unknown) => renderers.push(renderer),
      onCommitFiberRoot: () => {},
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  await page.goto('/dashboard');
  for (const target of remotePages) {
    await clickMenuLink(page, target.link);
    await expect(getPageTitle(page, target.title)).toBeVisible();
  }
  const { chunkLists, otherScopes, shared, renderers } = await page.evaluate(async (shell) => {
    const getRuntime = Reflect.get(window, 'husrumWebpackRuntime');
    const chunkLists = Object.keys(window).filter((name) => name.startsWith('webpackChunkmf_'));
    // webpack names the share scopes of a runtime `S`.
    const { S: shellScopes } = await getRuntime(shell);
    const otherScopes: string[] = [];
    for (const chunkList of chunkLists)
      if ((await getRuntime(chunkList)).S.default !== shellScopes.default) otherScopes.push(chunkList);
    const { renderers } = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
    return { chunkLists, otherScopes, shared: Object.keys(shellScopes.default), renderers: renderers.length };
  }, SHELL_CHUNKS);
  expect(chunkLists).toHaveLength(remotePages.length);
  expect(otherScopes).toEqual([]);
  expect(shared).toEqual(
    expect.arrayContaining(['react', 'react-dom/client', '@husrum/platform', '@husrum/event-bus']),
  );
  expect(renderers).toBe(1);
});

test('the content security policy allows the page’s own scripts only', async ({ page, request }) => {
  const response = await request.get('/login');
  const policy = response.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((rule) => rule.trim().startsWith('script-src')) ?? '';
  expect(scripts.trim()).toBe("script-src 'self'");
  expect(await response.text()).not.toMatch(/<script(?![^>]*\ssrc=)/);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Logga in' })).toBeVisible();
});
