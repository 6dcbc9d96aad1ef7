import { expect, test } from '../src';
import { openBundles, SHELL } from './bundles';
import { go, remotePages, title } from './remote-pages';

test('theme and language of the shell reach what the remotes draw', async ({ page, demo: _ }) => {
  await page.goto('/company/create');
  const save = page.getByRole('button', { name: 'Skapa företag' });
  await expect(save).toHaveCSS('background-color', 'rgb(14, 90, 100)');
  await page.goto('/lease/create');
  await expect(
    page.getByPlaceholder('ÅÅÅÅ-MM-DD').or(page.getByPlaceholder('Välj datum')).first(),
  ).toBeVisible();
});

test('a reader who chose the dark theme never sees the light one', async ({ page, demo: _ }) => {
  await page.addInitScript(() => localStorage.setItem('husrum.theme', 'dark'));
  await page.route('**/assets/main.*', async (route) => {
    await new Promise((later) => setTimeout(later, 700));
    await route.continue();
  });
  await page.goto('/lease/overview', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 24, 26)');
  await expect(title(page, 'Uthyrningar')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 24, 26)');
});

test('a style that two remotes use is on the page once', async ({ page, demo: _ }) => {
  await page.goto('/lease/overview');
  await expect(title(page, 'Uthyrningar')).toBeVisible();
  await go(page, '/invoicebase/overview');
  await expect(title(page, 'Hyresavier')).toBeVisible();
  const hashes = await page.evaluate(() =>
    [...document.querySelectorAll('style[data-css-hash]')].map((tag) => tag.getAttribute('data-css-hash')),
  );
  expect(hashes.length).toBeGreaterThan(10);
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('every bundle takes from the shell what it shares: one of each on the page, and one React', async ({
  page,
  demo: _,
}) => {
  await openBundles(page);
  // Each copy of React's renderer makes itself known here.
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
  for (const shown of remotePages) {
    await go(page, shown.link);
    await expect(title(page, shown.title)).toBeVisible();
  }
  const { lists, strange, shared, renderers } = await page.evaluate(async (shell) => {
    const bundle = Reflect.get(window, 'husrumBundle');
    const lists = Object.keys(window).filter((name) => name.startsWith('webpackChunkmf_'));
    const { S: own } = await bundle(shell);
    const strange: string[] = [];
    for (const list of lists) if ((await bundle(list)).S.default !== own.default) strange.push(list);
    const { renderers } = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__');
    return { lists, strange, shared: Object.keys(own.default), renderers: renderers.length };
  }, SHELL);
  expect(lists).toHaveLength(remotePages.length);
  expect(strange).toEqual([]);
  expect(shared).toEqual(
    expect.arrayContaining(['react', 'react-dom/client', '@husrum/platform', '@husrum/event-bus']),
  );
  expect(renderers).toBe(1);
});

test('the policy of the page allows its own scripts and no other', async ({ page, request }) => {
  const answer = await request.get('/login');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((rule) => rule.trim().startsWith('script-src')) ?? '';
  expect(scripts.trim()).toBe("script-src 'self'");
  expect(await answer.text()).not.toMatch(/<script(?![^>]*\ssrc=)/);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Logga in' })).toBeVisible();
});
