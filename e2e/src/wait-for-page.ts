import type { Page } from '@playwright/test';

const QUIET_MS = 100;

/** Waits until nothing is busy or animated and the document has not changed for 100 ms. */
export const waitForStableDom = (page: Page): Promise<void> =>
  page.evaluate(async (quiet) => {
    const isAnimated = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    // An example of the catalogue is finished, also when it shows a component that waits.
    const busy = '[aria-busy="true"]:not([data-example] *)';
    const isBusy = () => isAnimated() || document.querySelector(busy) !== null;
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => restart());
      const check = () => {
        if (isBusy()) return restart();
        observer.disconnect();
        resolve();
      };
      let timer = setTimeout(check, quiet);
      const restart = () => {
        clearTimeout(timer);
        timer = setTimeout(check, quiet);
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }, QUIET_MS);

/** Waits until a page that is loading has its heading and no requests in progress. */
export const waitForPageLoad = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
};
