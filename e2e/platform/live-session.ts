import type { Page } from '@playwright/test';

const isOfBuild = (url: string) => /^\/(remotes|assets)\//.test(new URL(url).pathname);

/** How often the page was loaded, and what it asked of builds in vain. */
export const watchSession = (page: Page) => {
  let loads = 0;
  const failures: string[] = [];
  page.on('load', () => {
    loads += 1;
  });
  page.on('requestfailed', (request) => {
    if (isOfBuild(request.url())) failures.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (answer) => {
    if (isOfBuild(answer.url()) && answer.status() >= 400)
      failures.push(`${answer.url()} ${answer.status()}`);
  });
  return { loads: () => loads, failures: () => failures };
};
