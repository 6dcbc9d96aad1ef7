import { expect, type Page } from '@playwright/test';
import { FAILED } from './remote-pages';

export interface Arrival {
  /** Milliseconds from the click, measured in the page. */
  readonly skeleton: number | undefined;
  readonly told: number;
}

/** Clicks a link of the menu and waits, inside the page, until what it leads to says that it failed. */
export const arriveAtFailure = (page: Page, link: string, words = FAILED): Promise<Arrival> =>
  page.evaluate(
    async ({ link, words }) => {
      const from = performance.now();
      const main = document.querySelector('main');
      let skeleton: number | undefined;
      document.querySelector<HTMLElement>(`nav[aria-label="Huvudmeny"] a[href="${link}"]`)?.click();
      while (!main?.textContent?.includes(words)) {
        if (main?.querySelector('[aria-busy=true]')) skeleton ??= performance.now() - from;
        await new Promise((later) => setTimeout(later));
        if (performance.now() - from > 20_000) {
          const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
          const code = fetched.filter((path) => /^\/(remotes|registry)/.test(path));
          throw new Error(`${link} never says that it failed; the page fetched ${code.join(' ')}`);
        }
      }
      return { skeleton, told: performance.now() - from };
    },
    { link, words },
  );

/** The promise is a second, on a machine of its own; the tests of `npm test` share theirs. */
const PROMPT = process.env.PLATFORM_LONG === '1' ? 1_000 : 2_000;
const PATIENCE = 10_000;

/** At once; or, of what hangs, a skeleton at once and words when patience ends. */
export const expectTold = ({ skeleton, told }: Arrival, hangs = false) => {
  if (hangs) expect(skeleton).toBeLessThan(PROMPT / 2);
  expect(told).toBeLessThan(hangs ? PATIENCE + PROMPT : PROMPT);
};

/** Presses "Försök igen" and gives the milliseconds until the page stands there. */
export const tryAgain = async (page: Page, title: string | RegExp): Promise<number> => {
  const titles = typeof title === 'string' ? `^${title}$` : title.source;
  return page.evaluate(
    async ({ titles }) => {
      const from = performance.now();
      const buttons = document.querySelectorAll<HTMLElement>('main button');
      [...buttons].find(({ textContent }) => textContent === 'Försök igen')?.click();
      while (!new RegExp(titles).test(document.querySelector('main h1')?.textContent ?? '')) {
        await new Promise((later) => setTimeout(later));
        if (performance.now() - from > 8_000) throw new Error('Nothing is healed');
      }
      return performance.now() - from;
    },
    { titles },
  );
};

/** A mark that only a reload takes away. */
export const markLoad = (page: Page) => page.evaluate(() => void Object.assign(window, { sameLoad: true }));
export const isSameLoad = (page: Page) => page.evaluate(() => 'sameLoad' in window);
