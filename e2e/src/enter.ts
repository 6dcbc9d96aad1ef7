import { expect, type Page } from '@playwright/test';
import { stillness } from './settled';

/** Goes to an address within the page that is loaded, as one of its links does, until something else stands there. */
export const enter = async (page: Page, path: string): Promise<void> => {
  const main = page.getByRole('main');
  const before = await main.innerHTML();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect.poll(() => main.innerHTML()).not.toBe(before);
  await stillness(page);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
};
