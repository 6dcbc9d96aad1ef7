import type { Page } from '@playwright/test';

/**
 * Runs before the page's own scripts: `husrumBundle(global)` then gives the webpack runtime behind a bundle's list of
 * chunks, as the bundle's own chunks get it. The runtimes are no part of any public face.
 */
export const openBundles = (page: Page) =>
  page.addInitScript(() => {
    const bundle = (list: string) =>
      new Promise((given) => {
        const chunks: unknown = Reflect.get(window, list);
        if (Array.isArray(chunks)) chunks.push([[`asked-${performance.now()}`], {}, given]);
      });
    Object.assign(window, { husrumBundle: bundle });
  });

export const SHELL = 'webpackChunkshell';

/** How many listen to the page's only bus. */
export const subscriptionsOf = (page: Page): Promise<number> =>
  page.evaluate(async (list) => {
    const { S } = await Reflect.get(window, 'husrumBundle')(list);
    const { bus } = (await S.default['@husrum/event-bus']())();
    return bus.all().source.observers.length;
  }, SHELL);
