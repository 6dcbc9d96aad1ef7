import type { Page } from '@playwright/test';

const isBuildFile = (url: string) => /^\/(remotes|assets)\//.test(new URL(url).pathname);

/** Counts the loads of the page, and records failed requests for files of builds. */
export const watchPageLoads = (page: Page) => {
  let loads = 0;
  const failures: string[] = [];
  page.on('load', () => {
    loads += 1;
  });
  page.on('requestfailed', (request) => {
    if (isBuildFile(request.url())) failures.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('response', (response) => {
    if (isBuildFile(response.url()) && response.status() >= 400)
      failures.push(`${response.url()} ${response.status()}`);
  });
  return { countLoads: () => loads, listFailedBuildFiles: () => failures };
};
