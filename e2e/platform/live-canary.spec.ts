import type { BrowserContext, Page } from '@playwright/test';
import { expect, register, useToken } from '../src';
import { codeFaults } from './code-faults';
import { builtHere, renamed } from './live-builds';
import { given, releasesOf, test } from './live-server';
import { failure, releaseRows, title } from './remote-pages';

const remote = 'mf-reports';
const BUILD = 'livecanary01';

/** The visits of a page: each has a trace, which stands in the server's log of its calls too. */
const watchVisits = (page: Page) => {
  const traces = new Set<string>();
  page.on('request', (asked) => {
    const [, trace] = asked.headers().traceparent?.split('-') ?? [];
    if (trace) traces.add(trace);
  });
  return traces;
};

/** A new landlord's page. Nearly all are given the canary; one who is not gives place to the next. */
const landlord = async (newReader: () => Promise<BrowserContext>): Promise<Page> => {
  const context = await newReader();
  const account = await register(context.request);
  const remotes = await given(context.request, account);
  const page = await context.newPage();
  await useToken(page, account);
  if (remotes.find(({ name }) => name === remote)?.chosen === 'canary') return page;
  await context.close();
  return landlord(newReader);
};

test.use({ expectedErrors: ({ browserName: _ }, use) => use([/Broken in render/]) });

// Every visit is a page of a real browser; nothing is reported but by the shell itself.
test('a broken build that some are given is stopped by what their browsers tell, and is found under Byggen', async ({
  demoSession,
  anotherReader,
  page,
  request,
  live,
}) => {
  const newReader = () => anotherReader(live.url);
  const releases = releasesOf(request, live);
  const fault = codeFaults.find(({ name }) => name === 'throws in render');
  await releases.upload(renamed(builtHere(remote), BUILD, fault?.edit));
  await releases.promote(remote, BUILD, 99);

  const landlords = [await landlord(newReader), await landlord(newReader)];
  const visits = landlords.map(watchVisits);
  for (let visit = 0; visit < 3; visit += 1) {
    for (const tried of landlords) {
      await tried.goto('/report/create');
      // The last of them may be after the stop.
      await expect(failure(tried).or(title(tried, 'Egen rapport'))).toBeVisible();
      if (visit === 0) await expect(failure(tried)).toBeVisible();
    }
  }
  for (const tried of landlords)
    await expect
      .poll(async () => {
        await tried.goto('/report/create');
        return title(tried, 'Egen rapport').or(failure(tried)).textContent();
      })
      .toBe('Egen rapport');

  await useToken(page, demoSession);
  await page.goto('/developer');
  const log = releaseRows(page, remote);
  await expect(log.first()).toContainText('Försöket stoppat av servern');
  await expect(log.first()).toContainText(/livecanary01: Fel i 100,0 % av \d besök/);
  const found = page
    .getByRole('table', { name: 'Senaste felen' })
    .getByRole('row')
    .filter({ hasText: BUILD });
  await expect(found.first()).toContainText('Broken in render');
  await found.first().getByRole('button').first().click();
  const trace = page.getByText('Spår').locator('code').first();
  expect(visits.flatMap((traces) => [...traces])).toContain(await trace.textContent());
});
