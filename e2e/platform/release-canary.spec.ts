import type { BrowserContext, Page } from '@playwright/test';
import { expect, registerAccount, storeToken } from '../src';
import { codeFaults } from './code-faults';
import { readLocalBuild, withBuildName } from './release-builds';
import { createReleaseClient, fetchRemotes, test } from './release-server';
import { getPageFailure, getPageTitle, getReleaseLogRows } from './remote-pages';

const remote = 'mf-reports';
const BUILD = 'testcanary01';

/** The trace ids of a page's visits, which the server logs too. */
const watchTraceIds = (page: Page) => {
  const traces = new Set<string>();
  page.on('request', (request) => {
    const [, trace] = request.headers().traceparent?.split('-') ?? [];
    if (trace) traces.add(trace);
  });
  return traces;
};

/** Opens a page for a new account that gets the canary build. Nearly all accounts do; others are skipped. */
const openCanaryPage = async (newContext: () => Promise<BrowserContext>): Promise<Page> => {
  const context = await newContext();
  const account = await registerAccount(context.request);
  const remotes = await fetchRemotes(context.request, account);
  const page = await context.newPage();
  await storeToken(page, account);
  if (remotes.find(({ name }) => name === remote)?.chosen === 'canary') return page;
  await context.close();
  return openCanaryPage(newContext);
};

test.use({ expectedErrors: ({ browserName: _ }, use) => use([/Broken in render/]) });

// The test sends no reports: the shell sends them during the page visits.
test('the server stops a broken canary build because of browser reports, and lists it under Byggen', async ({
  demoAccount,
  newUserContext,
  page,
  request,
  releaseServer,
}) => {
  const newContext = () => newUserContext(releaseServer.url);
  const releases = createReleaseClient(request, releaseServer);
  const fault = codeFaults.find(({ name }) => name === 'throws in render');
  await releases.upload(withBuildName(readLocalBuild(remote), BUILD, fault?.edit));
  await releases.promote(remote, BUILD, 99);

  const canaryPages = [await openCanaryPage(newContext), await openCanaryPage(newContext)];
  const traceIds = canaryPages.map(watchTraceIds);
  for (let visit = 0; visit < 3; visit += 1) {
    for (const canaryPage of canaryPages) {
      await canaryPage.goto('/report/create');
      // The server may have stopped the build before the last visit.
      await expect(getPageFailure(canaryPage).or(getPageTitle(canaryPage, 'Egen rapport'))).toBeVisible();
      if (visit === 0) await expect(getPageFailure(canaryPage)).toBeVisible();
    }
  }
  for (const canaryPage of canaryPages)
    await expect
      .poll(async () => {
        await canaryPage.goto('/report/create');
        return getPageTitle(canaryPage, 'Egen rapport').or(getPageFailure(canaryPage)).textContent();
      })
      .toBe('Egen rapport');

  await storeToken(page, demoAccount);
  await page.goto('/developer');
  const log = getReleaseLogRows(page, remote);
  await expect(log.first()).toContainText('Försöket stoppat av servern');
  await expect(log.first()).toContainText(/testcanary01: Fel i 100,0 % av \d besök/);
  const errorRows = page
    .getByRole('table', { name: 'Senaste felen' })
    .getByRole('row')
    .filter({ hasText: BUILD });
  await expect(errorRows.first()).toContainText('Broken in render');
  await errorRows.first().getByRole('button').first().click();
  const trace = page.getByText('Spår').locator('code').first();
  expect(traceIds.flatMap((traces) => [...traces])).toContain(await trace.textContent());
});
