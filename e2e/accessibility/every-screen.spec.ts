import { allRoutes, areaOf, areas } from '@husrum/contract';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, overflowOf, settled, stillness, test } from '../src';
import { addressOf } from './addresses';
import { isWanted } from './wanted';

// The links of this run are no longer good, and the product says so.
test.use({ expectedErrors: ({ browserName: _ }, use) => use([/status of (404|409|422)/]) });

const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

const putOn = async (page: Page, { colorScheme, ...viewport }: (typeof looks)[number]) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
};

/**
 * One after the other in the same browser, which then knows the scripts: loading them anew is most of the work. Each is
 * loaded once, and put on the other look; the journeys walk through what is loaded on a telephone.
 */
const visitAll = async (page: Page, addresses: readonly string[]) => {
  test.setTimeout(addresses.length * 30_000);
  for (const address of addresses)
    await test.step(address, async () => {
      const [first, ...others] = looks;
      await putOn(page, first);
      await page.goto(address);
      await settled(page);
      await fitsAndIsAccessible(page, first.colorScheme);
      for (const look of others) {
        await putOn(page, look);
        await stillness(page);
        await fitsAndIsAccessible(page, look.colorScheme);
      }
    });
};

const fitsAndIsAccessible = async (page: Page, theme: string) => {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);
};

const looked = allRoutes.filter(isWanted);

for (const area of areas) {
  // The way in leads to the dashboard.
  const own = looked.filter((route) => route.access === 'user' && (areaOf(route) ?? 'dashboard') === area);
  if (own.length > 0)
    test(`${area}: every screen is accessible and fits, wide and light, narrow and dark`, {
      tag: ['@screens', `@${area}`],
    }, async ({ page, request, demo }) => {
      await visitAll(page, await Promise.all(own.map((route) => addressOf(route, request, demo))));
    });
}

test('what is seen without signing in is accessible and fits', async ({ page, request, demoSession }) => {
  const open = allRoutes.filter(({ access }) => access === 'public');
  await visitAll(page, await Promise.all(open.map((route) => addressOf(route, request, demoSession))));
});
