import type { Page } from '@playwright/test';

/** How many pixels wider than the window the page is. 0 when it fits. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
