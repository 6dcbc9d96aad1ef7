import { expect, test, withMotion } from '../src';
import { clickMenuLink, getPageTitle, remotePages } from './remote-pages';

test.use(withMotion);

test('visits every remote and goes back with a single page load', { tag: '@core' }, async ({
  page,
  demo: _,
}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/dashboard');
  for (const target of remotePages) {
    await clickMenuLink(page, target.link);
    await expect(getPageTitle(page, target.title)).toBeVisible();
    await expect(page.locator('#stage > div:not([hidden])')).toHaveCount(1);
  }
  for (const target of [...remotePages].reverse().slice(1)) {
    await page.goBack();
    await expect(getPageTitle(page, target.title)).toBeVisible();
  }
  await page.goForward();
  await expect(getPageTitle(page, 'Uthyrningar')).toBeVisible();
  expect(loads).toBe(1);
});

test('quick clicks end on the page of the last one', async ({ page, demo: _ }) => {
  await page.goto('/dashboard');
  for (const link of ['/lease/overview', '/invoicebase/overview', '/ticket/overview', '/company']) {
    await clickMenuLink(page, link);
  }
  await expect(getPageTitle(page, 'Företag')).toBeVisible();
  await expect(page).toHaveURL(/\/company$/);
  await expect(page.locator('#stage > div')).toHaveCount(1);
});

test('an unknown path shows that there is no such page', async ({ page, demo: _ }) => {
  await page.goto('/finns/inte/alls');
  await expect(getPageTitle(page, 'Sidan finns inte')).toBeVisible();
});

test('navigating between loaded remotes fetches no code', async ({ page, demo: _ }) => {
  const open = async (link: string, title: string) => {
    await clickMenuLink(page, link);
    await expect(getPageTitle(page, title)).toBeVisible();
  };
  await page.goto('/lease/overview');
  await open('/ticket/overview', 'Ärenden');
  await page.waitForLoadState('networkidle');
  const codePaths: string[] = [];
  page.on('request', (request) => codePaths.push(new URL(request.url()).pathname));
  for (let round = 0; round < 4; round += 1) {
    await open('/lease/overview', 'Uthyrningar');
    await open('/ticket/overview', 'Ärenden');
  }
  expect(codePaths.filter((path) => path.endsWith('.js') || path.endsWith('.css'))).toEqual([]);
});

/** How much longer it may take to open a page of another remote than one of the same remote, when both are loaded. */
const MAX_NAVIGATION_RATIO = 3;

test('navigating between loaded remotes takes little longer than within one', async ({ page, demo: _ }) => {
  test.skip(process.env.PLATFORM_LONG !== '1', 'A measurement, for a machine that does nothing else');
  const targets = {
    company: ['/company', 'Företag'],
    entity: ['/entity/overview', 'Objekt'],
    ticket: ['/ticket/overview', 'Ärenden'],
  } as const;
  await page.goto(targets.company[0]);
  for (const [link, title] of [targets.entity, targets.ticket, targets.company]) {
    await clickMenuLink(page, link);
    await expect(getPageTitle(page, title)).toBeVisible();
  }
  /** The median milliseconds from the click on the link of `to` to its title, coming from `from` each time. */
  const measure = (from: readonly [string, string], to: readonly [string, string]) =>
    page.evaluate(
      async ([away, target]) => {
        const open = async ([link, title]: readonly [string, string]) => {
          const start = performance.now();
          document.querySelector<HTMLAnchorElement>(`nav a[href="${link}"]`)?.click();
          while (document.querySelector('main h1')?.textContent !== title)
            await new Promise((resolve) => setTimeout(resolve));
          return performance.now() - start;
        };
        const times: number[] = [];
        for (let round = 0; round < 9; round += 1) {
          await open(away);
          times.push(await open(target));
        }
        return times.sort((one, other) => one - other)[4] ?? 0;
      },
      [from, to] as const,
    );
  const within = await measure(targets.entity, targets.company);
  const between = await measure(targets.ticket, targets.company);
  const description = `within a remote ${within.toFixed(0)} ms, between remotes ${between.toFixed(0)} ms`;
  test.info().annotations.push({ type: 'measurement', description });
  expect(between / within).toBeLessThan(MAX_NAVIGATION_RATIO);
});

test('fetches the remote’s files in parallel with the shell', async ({ page, demo: _ }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  let resumeShell = () => {};
  const shellResumed = new Promise<void>((resolve) => {
    resumeShell = resolve;
  });
  await page.route('**/assets/main.*', async (route) => {
    await shellResumed;
    await route.continue();
  });
  await page.goto('/invoicebase/overview', { waitUntil: 'commit' });
  const listRemotePaths = () => requestedPaths.filter((path) => path.startsWith('/remotes/mf-economy/'));
  await expect.poll(() => listRemotePaths().length).toBeGreaterThanOrEqual(3);
  expect(listRemotePaths()[0]).toMatch(/entry\.js$/);
  resumeShell();
  await expect(getPageTitle(page, 'Hyresavier')).toBeVisible();
});
