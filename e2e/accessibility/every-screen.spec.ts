import { allRoutes, type Route, routeName } from '@husrum/contract/routes';
import type { Page } from '@playwright/test';
import {
  connectFortnox,
  expect,
  expectAccessible,
  measureOverflow,
  navigateTo,
  test,
  waitForPageLoad,
  waitForStableDom,
} from '../src';
import { buildRouteUrl, hasKinds, listKindPaths } from './route-urls';

// The tokens in the URLs are invalid, so the calls that use them fail.
test.use({ expectedErrors: ({ browserName: _ }, use) => use([/status of (404|409|422)/]) });

const appearances = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

const setAppearance = async (page: Page, { colorScheme, ...viewport }: (typeof appearances)[number]) => {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
};

/**
 * Navigates within the app. From a page that is not built yet, uses a page load instead: all such pages look alike, so
 * `navigateTo` would wait for a change that never comes.
 */
const goTo = async (page: Page, path: string) => {
  const isUnbuiltPage = await page.getByText('Den här delen av Husrum är inte klar än.').isVisible();
  // A query may open a dialog, which leaves the page itself as it was.
  const hasQuery = [path, page.url()].some((each) => each.includes('?'));
  if (!isUnbuiltPage && !hasQuery) return navigateTo(page, path);
  await page.goto(path);
  await waitForPageLoad(page);
};

/**
 * Visits all pages within one page load, once in each appearance: page loads would take most of the time. Other tests
 * cover opening a page by its URL.
 */
const checkPages = async (page: Page, paths: readonly string[]) => {
  test.setTimeout(paths.length * 30_000);
  const [first = '/'] = paths;
  await setAppearance(page, appearances[0]);
  await page.goto(first);
  await waitForPageLoad(page);
  for (const appearance of appearances) {
    await setAppearance(page, appearance);
    for (const path of paths)
      await test.step(`${path}, ${appearance.width} px`, async () => {
        const { pathname, search } = new URL(page.url());
        if (pathname + search !== path) await goTo(page, path);
        else await waitForStableDom(page);
        await expectFitsAndIsAccessible(page, appearance.colorScheme);
      });
  }
};

const expectFitsAndIsAccessible = async (page: Page, theme: string) => {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  expect(await measureOverflow(page)).toBe(0);
  await expectAccessible(page);
};

const userRoutes = allRoutes.filter(({ access }) => access === 'user');
const getNoun = (route: Route): string => routeName(route).split('.')[0] ?? '';

for (const noun of new Set(userRoutes.map(getNoun))) {
  test(`${noun}: every screen is accessible and does not overflow, wide in light and narrow in dark theme`, async ({
    page,
    request,
    demo,
  }) => {
    if (noun === 'integration') await connectFortnox(request, demo);
    const nounRoutes = userRoutes.filter((route) => getNoun(route) === noun && !hasKinds(route));
    const paths = await Promise.all(nounRoutes.map((route) => buildRouteUrl(route, request, demo)));
    await checkPages(page, [...paths, ...(await listKindPaths(noun, request, demo))]);
  });
}

test('every public screen is accessible and does not overflow', async ({ page, request, demoAccount }) => {
  const publicRoutes = allRoutes.filter(({ access }) => access === 'public');
  await checkPages(
    page,
    await Promise.all(publicRoutes.map((route) => buildRouteUrl(route, request, demoAccount))),
  );
});
