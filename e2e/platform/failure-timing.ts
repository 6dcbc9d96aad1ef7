import { expect, type Page } from '@playwright/test';
import { PAGE_FAILURE_TEXT } from './remote-pages';

/** Milliseconds from the click on a menu link, measured in the page. */
export interface FailureTiming {
  readonly skeletonMs: number | undefined;
  readonly failureMs: number;
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
      document.querySelector<HTMLElement>(`nav[aria-label="Huvudmeny"] a[href="${link}"]`)?.click();
      while (!main?.textContent?.includes(message)) {
        if (main?.querySelector('[aria-busy=true]')) skeletonMs ??= performance.now() - start;
        await new Promise((resolve) => setTimeout(resolve));
        if (performance.now() - start > 20_000) {
          const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
          const code = fetched.filter((path) => /^\/(remotes|registry)/.test(path));
          throw new Error(`${link} shows no error message; the page fetched ${code.join(' ')}`);
        }
      }
      return { skeletonMs, failureMs: performance.now() - start };
    },
    { link, message },
  );

/** One second when the test runs alone on the machine. The tests of `npm test` run in parallel and get two. */
const PROMPT_MS = process.env.PLATFORM_LONG === '1' ? 1_000 : 2_000;
const LOAD_TIMEOUT_MS = 10_000;

/** Expects the error message at once; for a fault that hangs, a skeleton at once and the message after the timeout. */
export const expectPromptFailure = ({ skeletonMs, failureMs }: FailureTiming, hangs = false) => {
  if (hangs) expect(skeletonMs).toBeLessThan(PROMPT_MS / 2);
  expect(failureMs).toBeLessThan(hangs ? LOAD_TIMEOUT_MS + PROMPT_MS : PROMPT_MS);
};

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
