import type { Page } from '@playwright/test';

const QUIET = 100;

/** Waits until nothing is waited for, nothing moves, and the document has not changed for a while. */
export const stillness = (page: Page): Promise<void> =>
  page.evaluate(async (quiet) => {
    const moves = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    const waits = () => moves() || document.querySelector('[aria-busy="true"]') !== null;
    await document.fonts.ready;
    await new Promise<void>((done) => {
      const changes = new MutationObserver(() => again());
      const look = () => {
        if (waits()) return again();
        changes.disconnect();
        done();
      };
      let timer = setTimeout(look, quiet);
      const again = () => {
        clearTimeout(timer);
        timer = setTimeout(look, quiet);
      };
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }, QUIET);

/** Waits until a page that is being loaded has all that it asks for. */
export const settled = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
};
