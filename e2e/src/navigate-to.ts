import { expect, type Page } from '@playwright/test';
import { waitForStableDom } from './wait-for-page';

/** Navigates without a page load, as a link in the app does, and waits until the new screen is complete. */
export const navigateTo = async (page: Page, path: string): Promise<void> => {
  const main = page.getByRole('main');
  const before = await main.innerHTML();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect.poll(() => main.innerHTML()).not.toBe(before);
  await waitForStableDom(page);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
};
