import { expect, expectAccessible, measureOverflow, test, waitForStableDom } from '@husrum/e2e';
import type { Page } from '@playwright/test';
import { serveCatalogue } from './serve-catalogue';

const appearances = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 390, height: 844 },
  { colorScheme: 'light', width: 390, height: 844 },
] as const;

/** The components are divided among as many tests, which run in parallel. */
const PARTS = 4;

/** Navigates without a page load. A component may show headings of its own below that of the page. */
const openComponent = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(path.split('/').at(-1) ?? '');
};

const setAppearance = async (page: Page, { colorScheme, ...viewport }: (typeof appearances)[number]) => {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await waitForStableDom(page);
};

const expectFitsAndIsAccessible = async (page: Page) => {
  expect(await measureOverflow(page)).toBe(0);
  await expectAccessible(page);
};

/** Opens and closes every dialog of the page. */
const checkDialogs = async (page: Page) => {
  for (const button of await page.locator('[data-opens="dialog"]').all()) {
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await waitForStableDom(page);
    await expectFitsAndIsAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
};

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`components are accessible and fit in every state, theme and width: part ${part + 1} of ${PARTS}`, async ({
    page,
    demo: _demo,
  }) => {
    test.setTimeout(300_000);
    await serveCatalogue(page);
    await page.goto('/catalogue');
    await expect(page.getByRole('heading', { level: 1, name: 'Komponenter' })).toBeVisible();
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.length).toBeGreaterThan(90);
    const faults: string[] = [];
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      await openComponent(page, path);
      for (const appearance of appearances) {
        await setAppearance(page, appearance);
        try {
          await expectFitsAndIsAccessible(page);
          await checkDialogs(page);
        } catch (error) {
          faults.push(`${path}, ${appearance.colorScheme}, ${appearance.width} px: ${error}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}
