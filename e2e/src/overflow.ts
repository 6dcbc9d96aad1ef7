import type { Page } from '@playwright/test';

/** Pixels that the page is wider than its window; 0 when it fits. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
