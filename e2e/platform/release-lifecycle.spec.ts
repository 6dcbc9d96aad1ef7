import type { LiveRemote } from '@husrum/contract/manifest';
import type { BrowserContext, Page } from '@playwright/test';
import { type Account, expect, registerAccount, storeToken } from '../src';
import { readLocalBuild, withBuildName } from './release-builds';
import { createReleaseClient, fetchRemotes, test } from './release-server';
import { getPageTitle, getReleaseLogRows } from './remote-pages';

// All tests of the file share one server.
test.describe.configure({ mode: 'default' });

const MAX_ACCOUNTS = 12;

interface Visitor {
  readonly page: Page;
  readonly chosen: LiveRemote['chosen'];
}

/** Opens pages for new accounts until one account gets the canary build and one gets the default build. */
const openCanaryAndDefaultVisitors = async (
  newContext: () => Promise<BrowserContext>,
  remote: string,
  newAccount: () => Promise<Account>,
): Promise<readonly Visitor[]> => {
  const visitors: Visitor[] = [];
  for (let count = 0; count < MAX_ACCOUNTS && visitors.length < 2; count += 1) {
    const account = await newAccount();
    const context = await newContext();
    const chosen = (await fetchRemotes(context.request, account)).find(({ name }) => name === remote)?.chosen;
    if (chosen === undefined || visitors.some((visitor) => visitor.chosen === chosen)) {
      await context.close();
      continue;
    }
    const page = await context.newPage();
    await storeToken(page, account);
    visitors.push({ page, chosen });
  }
  return visitors;
};

/** Opens the page for each visitor and returns its headings, as `canary: Egen rapport`. */
const readHeadings = async (visitors: readonly Visitor[], link: string): Promise<string[]> => {
  const headings: string[] = [];
  for (const { page, chosen } of visitors) {
    await page.goto(link);
    const heading = getPageTitle(page, /./);
    await expect(heading).toBeVisible();
    headings.push(`${chosen}: ${await heading.textContent()}`);
  }
  return headings.sort();
};
const toHeadingsOfBoth = (heading: string) => [`canary: ${heading}`, `default: ${heading}`];
const NOT_FOUND = 'Sidan finns inte';

test('visitors get the right build during a canary release, and after promotion, rollback and removal', async ({
  demoAccount,
  newUserContext,
  page,
  request,
  releaseServer,
}) => {
  const remote = 'mf-reports';
  const releases = createReleaseClient(request, releaseServer);
  const next = withBuildName(readLocalBuild(remote), 'lifecycle001', (text) =>
    text.replaceAll('Egen rapport', 'Egna rapport'),
  );
  await releases.upload(next);
  await releases.promote(remote, next.manifest.build, 50);
  const visitors = await openCanaryAndDefaultVisitors(
    () => newUserContext(releaseServer.url),
    remote,
    () => registerAccount(request),
  );
  const readVisitorHeadings = () => readHeadings(visitors, '/report/create');

  expect(await readVisitorHeadings()).toEqual(['canary: Egna rapport', 'default: Egen rapport']);
  await releases.promote(remote, next.manifest.build);
  expect(await readVisitorHeadings()).toEqual(toHeadingsOfBoth('Egna rapport'));
  await releases.rollback(remote);
  expect(await readVisitorHeadings()).toEqual(toHeadingsOfBoth('Egen rapport'));
  await releases.remove(remote);
  expect(await readVisitorHeadings()).toEqual(toHeadingsOfBoth(NOT_FOUND));
  for (const visitor of visitors)
    await expect(visitor.page.getByRole('navigation', { name: 'Huvudmeny' })).not.toContainText('Rapporter');
  await releases.rollback(remote);
  expect(await readVisitorHeadings()).toEqual(toHeadingsOfBoth('Egen rapport'));

  await storeToken(page, demoAccount);
  await page.goto('/developer');
  const rows = getReleaseLogRows(page, remote);
  for (const [index, event] of [
    'Återgång',
    'Borttagen',
    'Återgång',
    'Släppt till alla',
    'en andel, 50 %',
  ].entries())
    await expect(rows.nth(index)).toContainText(event);
});

test('a developer pins their account to a build and unpins it', async ({
  demoAccount,
  page,
  request,
  releaseServer,
}) => {
  const releases = createReleaseClient(request, releaseServer);
  const next = withBuildName(readLocalBuild('mf-reports'), 'livepinned01', (text) =>
    text.replaceAll('Egen rapport', 'Fast rapport'),
  );
  await releases.upload(next);
  await storeToken(page, demoAccount);
  const openBuilds = async () => {
    await page.goto('/developer');
    await page.getByRole('combobox', { name: 'Byggen av' }).click();
    await page.getByTitle('mf-reports').click();
  };
  const expectHeading = async (heading: string) => {
    await page.goto('/report/create');
    await expect(getPageTitle(page, heading)).toBeVisible();
  };
  await openBuilds();
  await page.getByRole('button', { name: 'Håll kontot här, vid livepinned01' }).click();
  await expect(page.getByText('Hålls här')).toBeVisible();
  await expectHeading('Fast rapport');
  await openBuilds();
  await page.getByRole('button', { name: 'Släpp mf-reports' }).click();
  await expect(page.getByText('Hålls här')).toBeHidden();
  await expectHeading('Egen rapport');
});
