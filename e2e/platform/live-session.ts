import type { Page } from '@playwright/test';

const isOfRemote = (url: string) => new URL(url).pathname.startsWith('/remotes/');

/** How often the page was loaded, and what it asked of remotes in vain. */
export const watchSession = (page: Page) => {
  let loads = 0;
  const failures: string[] = [];
  page.on('load', () => {
    loads += 1;
  });
  page.on('requestfailed', (request) => {
    if (isOfRemote(request.url())) failures.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (answer) => {
    if (isOfRemote(answer.url()) && answer.status() >= 400)
      failures.push(`${answer.url()} ${answer.status()}`);
  });
  return { loads: () => loads, failures: () => failures };
};
