import type { Page } from '@playwright/test';

/**
 * Adds `window.husrumWebpackRuntime(name)`, which returns the webpack runtime of a bundle by the name of its global chunk list.
 * It pushes an empty chunk to the list and gets the runtime as any chunk does: webpack has no public API for this.
 */
export const exposeWebpackRuntimes = (page: Page) =>
  page.addInitScript(() => {
    const husrumWebpackRuntime = (list: string) =>
      new Promise((resolve) => {
        const chunks: unknown = Reflect.get(window, list);
        if (Array.isArray(chunks)) chunks.push([[`probe-${performance.now()}`], {}, resolve]);
      });
    Object.assign(window, { husrumWebpackRuntime });
  });

export const SHELL_CHUNKS = 'webpackChunkshell';

/** The number of subscriptions to the event bus of the page. */
export const countBusSubscriptions = (page: Page): Promise<number> =>
  page.evaluate(async (list) => {
    const { S } = await Reflect.get(window, 'husrumWebpackRuntime')(list);
    const { bus } = (await S.default['@husrum/event-bus']())();
    return bus.all().source.observers.length;
  }, SHELL_CHUNKS);
