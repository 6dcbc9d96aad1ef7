import { allRoutes, areaOf, areas } from '@husrum/contract/routes';
import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, overflowOf, settled, stillness, test } from '../src';
import { addressOf } from './addresses';
import { isWanted } from './wanted';

// The links of this run are no longer good, and the product says so.
test.use({ expectedErrors: ({ browserName: _ }, use) => use([/status of (404|409|422)/]) });

const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

const putOn = async (page: Page, { colorScheme, ...viewport }: (typeof looks)[number]) => {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
};

/** Pages that are to come look alike: that one has come to the next of them is seen only when it is loaded. */
const go = async (page: Page, address: string) => {
  if (!(await page.getByText('Den här delen av Husrum är inte klar än.').isVisible()))
    return enter(page, address);
  await page.goto(address);
  await settled(page);
};

/**
 * One page load carries the reader through them all, once in each look: loading the scripts anew for each would be most
 * of the work. What stands at an address that is loaded, the journeys and the platform's own tests see.
 */
const visitAll = async (page: Page, addresses: readonly string[]) => {
  test.setTimeout(addresses.length * 30_000);
  const [first = '/'] = addresses;
  await putOn(page, looks[0]);
  await page.goto(first);
  await settled(page);
  for (const look of looks) {
    await putOn(page, look);
    for (const address of addresses)
      await test.step(`${address}, ${look.width} px`, async () => {
        if (new URL(page.url()).pathname !== address) await go(page, address);
        else await stillness(page);
        await fitsAndIsAccessible(page, look.colorScheme);
      });
  }
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
