import type { Page } from '@playwright/test';
import { PAGE_FAILURE_TEXT } from './remote-pages';

/** What a page showed after the click on a menu link, with milliseconds from the click, measured in the page. */
export interface FailureTiming {
  readonly skeletonMs: number | undefined;
  readonly failureMs: number;
  /** How many timeouts of the product ran out before the error message: see `watchProductTimeouts`. */
  readonly expiredTimeouts: number;
}

/** Clicks a link of the menu and waits in the page until the error message is shown. */
export const measureFailure = (
  page: Page,
  link: string,
  message = PAGE_FAILURE_TEXT,
): Promise<FailureTiming> =>
  page.evaluate(
    async ({ link, message }) => {
      const start = performance.now();
      const main = document.querySelector('main');
      let skeletonMs: number | undefined;
      const expiredBefore = window.expiredTimeouts ?? 0;
      document.querySelector<HTMLElement>(`nav[aria-label="Huvudmeny"] a[href="${link}"]`)?.click();
      while (!main?.textContent?.includes(message)) {
        if (main?.querySelector('[aria-busy=true]')) skeletonMs ??= performance.now() - start;
        await new Promise((resolve) => setTimeout(resolve));
        if (performance.now() - start > 40_000) {
          const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
          const code = fetched.filter((path) => /^\/(remotes|registry)/.test(path));
          throw new Error(`${link} shows no error message; the page fetched ${code.join(' ')}`);
        }
      }
      const expiredTimeouts = (window.expiredTimeouts ?? 0) - expiredBefore;
      return { skeletonMs, failureMs: performance.now() - start, expiredTimeouts };
    },
    { link, message },
  );

/** Clicks "Försök igen" and returns the milliseconds until the page has its title, and the error message is gone. */
export const measureRetry = async (page: Page, title: string | RegExp): Promise<number> => {
  const pattern = typeof title === 'string' ? `^${title}$` : title.source;
  return page.evaluate(
    async ({ pattern, message }) => {
      const start = performance.now();
      const buttons = document.querySelectorAll<HTMLElement>('main button');
      [...buttons].find(({ textContent }) => textContent === 'Försök igen')?.click();
      const hasTitle = () => new RegExp(pattern).test(document.querySelector('main h1')?.textContent ?? '');
      // A panel that failed has a longer message.
      const hasFailed = () =>
        [...document.querySelectorAll('main *')].some(({ textContent }) => textContent === message);
      while (!hasTitle() || hasFailed()) {
        await new Promise((resolve) => setTimeout(resolve));
        if (performance.now() - start > 8_000) throw new Error('The page has not recovered');
      }
      return performance.now() - start;
    },
    { pattern, message: PAGE_FAILURE_TEXT },
  );
};

/** Sets a mark that only a page load removes. */
export const markPageLoad = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { sameLoad: true }));
export const isSamePageLoad = (page: Page) => page.evaluate(() => 'sameLoad' in window);
