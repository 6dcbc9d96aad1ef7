import { type RemoteName, remoteNames } from '@husrum/contract/routes';
import type { Page } from '@playwright/test';
import { type Account, expect, storeToken, withMotion } from '../src';
import {
  createMarkedBuild,
  findMarkedParts,
  readBuildMarkers,
  readScreenBuild,
  watchBuildMarkers,
} from './build-markers';
import { discardForm, expectInput, fillForm, forms, openForm } from './draft-forms';
import { plan, shellBuilds, stepCount, steps } from './redeploy-plan';
import { readLocalBuild, withBuildName } from './release-builds';
import { createReleaseClient, fetchRemotes, test } from './release-server';
import { clickMenuLink, getAnyFailure, getPageFailure, getPageTitle, remotePages } from './remote-pages';
import { createMarkedShell, deployShell, readShellBuilds } from './shell-builds';
import { watchPageLoads } from './watch-page-loads';

// All tests of the file share one server.
test.describe.configure({ mode: 'default' });
test.use(withMotion);

/** The shell with which the page is opened. */
const FIRST_SHELL = 'firstshell00';

/** Signs in, and refreshes the registry every second instead of every minute. */
const preparePage = async (page: Page, account: Account) => {
  await storeToken(page, account);
  await page.addInitScript(() => Object.assign(window, { husrumRegistrySeconds: 1 }));
};

test('an open page stays consistent while remotes and shells are released and rolled back', async ({
  demoAccount,
  page,
  request,
  releaseServer,
}) => {
  test.setTimeout((plan.seconds + 180) * 1000);
  const releases = createReleaseClient(request, releaseServer);
  const release = async (remote: RemoteName, build: string) => {
    await releases.upload(createMarkedBuild(remote, build));
    await releases.promote(remote, build);
  };
  for (const remote of remoteNames) await release(remote, `first${remote.slice('mf-'.length)}`);
  const shells = new Map([FIRST_SHELL, ...shellBuilds].map((build) => [build, createMarkedShell(build)]));
  const deploy = (build: string) => {
    const shell = shells.get(build);
    if (shell) deployShell(releaseServer, shell);
    return build;
  };
  let currentShell = deploy(FIRST_SHELL);
  const pageLoads = watchPageLoads(page);
  await watchBuildMarkers(page);
  await preparePage(page, demoAccount);

  let visits = 0;
  const visit = async (link: string, heading: string) => {
    visits += 1;
    await clickMenuLink(page, link);
    await expect(getPageTitle(page, heading)).toBeVisible();
    await expect(getAnyFailure(page)).toHaveCount(0);
  };
  /** The build that renders the page of each remote now. */
  const readActiveBuilds = async () => {
    const builds: Record<string, string | null> = {};
    for (const { remote, link, title: heading } of remotePages) {
      await visit(link, heading);
      builds[remote] = await readScreenBuild(page, remote);
    }
    return builds;
  };
  /** Visits screens with several parts of one remote, which could mix two builds. */
  const visitScreensWithSeveralParts = async () => {
    await visit('/company', 'Företag');
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await expect(findMarkedParts(page, 'mf-objects')).toHaveCount(2);
    await clickMenuLink(page, '/dashboard');
    await expect(findMarkedParts(page, 'mf-economy')).toHaveCount(2);
    await expect(getAnyFailure(page)).toHaveCount(0);
    visits += 2;
  };
  const readRegisteredBuilds = async () =>
    Object.fromEntries((await fetchRemotes(request, demoAccount)).map(({ name, build }) => [name, build]));

  await page.goto('/dashboard');
  const deadline = Date.now() + plan.seconds * 1000;
  let releaseCount = 0;
  const allReleased = (async () => {
    let last: RemoteName = 'mf-objects';
    for (const { kind, number } of steps) {
      if (kind === 'shell') currentShell = deploy(shellBuilds[number] ?? currentShell);
      else if (kind === 'rollback') await releases.rollback(last);
      else {
        last = remoteNames[number % remoteNames.length] ?? last;
        await release(last, `live${String(number).padStart(8, '0')}`);
      }
      releaseCount += 1;
      // The steps take the first 80 % of the time.
      await page.waitForTimeout((0.8 * plan.seconds * 1000) / stepCount);
    }
  })();
  /** Waits for the next release, if there is one, so that a release happens while each form is being filled in. */
  const waitForRelease = async () => {
    const before = releaseCount;
    if (before < stepCount)
      await expect.poll(() => releaseCount, { timeout: 60_000 }).toBeGreaterThan(before);
  };
  let formCount = 0;
  while (Date.now() < deadline || releaseCount < stepCount) {
    for (const form of forms) {
      await openForm(page, form);
      await fillForm(page, form, waitForRelease);
      await expectInput(page, form);
      await discardForm(page, '/ticket/overview', 'Ärenden');
      formCount += 1;
    }
    await readActiveBuilds();
    await visitScreensWithSeveralParts();
  }
  await allReleased;

  // The last releases are activated on navigation, once the page has refreshed the registry.
  await expect(async () => expect(await readActiveBuilds()).toEqual(await readRegisteredBuilds())).toPass({
    timeout: 20_000,
  });
  expect(Object.keys(await readRegisteredBuilds()).sort()).toEqual([...remoteNames].sort());
  const { mixed, rendered } = await readBuildMarkers(page);
  expect(mixed).toEqual([]);
  expect(await readShellBuilds(page)).toEqual({ document: FIRST_SHELL, scripts: [FIRST_SHELL] });
  const newPage = await page.context().newPage();
  await newPage.goto('/dashboard');
  await expect(findMarkedParts(newPage, 'shell').first()).toBeAttached();
  expect(await readShellBuilds(newPage)).toEqual({ document: currentShell, scripts: [currentShell] });
  expect(currentShell).toBe(shellBuilds.at(-1));
  expect(pageLoads.listFailedBuildFiles()).toEqual([]);
  expect(pageLoads.countLoads()).toBe(1);
  expect(formCount).toBeGreaterThanOrEqual(forms.length);
  test.info().annotations.push({
    type: 'measurement',
    description: `${visits} screens, ${formCount} forms, ${releaseCount} releases, ${plan.shells} of them of the shell, ${rendered.length} builds rendered`,
  });
});

for (const form of forms) {
  test(`a form of ${form.remote} keeps its build and input while its remote is released, and opens in the new build next time`, async ({
    demoAccount,
    page,
    request,
    releaseServer,
  }) => {
    const releases = createReleaseClient(request, releaseServer);
    const { manifest, contents } = createMarkedBuild(form.remote, `form${form.remote.slice('mf-'.length)}`);
    await releases.upload({ manifest, contents });
    await watchBuildMarkers(page);
    await preparePage(page, demoAccount);
    await page.goto('/dashboard');
    await openForm(page, form);
    const offer = page.getByRole('status').filter({ hasText: 'Ny version finns' });
    await fillForm(page, form, async () => {
      await releases.promote(form.remote, manifest.build);
      await expect(offer).toBeVisible();
    });
    await offer.getByRole('button', { name: 'Byt till den' }).click();
    await page.getByRole('button', { name: 'Stanna kvar' }).click();
    await expectInput(page, form);
    expect(await readScreenBuild(page, form.remote)).not.toBe(manifest.build);
    await discardForm(page, '/ticket/overview', 'Ärenden');
    await expect(offer).toBeHidden();
    await openForm(page, form);
    expect(await readScreenBuild(page, form.remote)).toBe(manifest.build);
    expect((await readBuildMarkers(page)).mixed).toEqual([]);
  });
}

test.describe('a new build that cannot be fetched', () => {
  test.use({ expectedErrors: ({ browserName: _ }, use) => use([/Failed to load resource/]) });

  test('is not activated: the page keeps the old build until the new one can be fetched', async ({
    demoAccount,
    page,
    request,
    releaseServer,
  }) => {
    const releases = createReleaseClient(request, releaseServer);
    const next = withBuildName(readLocalBuild('mf-reports'), 'livebroken01');
    await releases.upload(next);
    await preparePage(page, demoAccount);
    const files = `**/remotes/mf-reports/${next.manifest.build}/**`;
    const finishedPaths: string[] = [];
    page.on('requestfinished', (finished) => finishedPaths.push(new URL(finished.url()).pathname));
    const isFetched = () => finishedPaths.some((path) => path.includes(`${next.manifest.build}/entry.js`));
    const leaveAndReturn = async () => {
      await clickMenuLink(page, '/ticket/overview');
      await expect(getPageTitle(page, 'Ärenden')).toBeVisible();
      await clickMenuLink(page, '/report/create');
      await expect(getPageTitle(page, 'Egen rapport')).toBeVisible();
    };
    await page.goto('/report/create');
    await expect(getPageTitle(page, 'Egen rapport')).toBeVisible();
    await page.route(files, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (failedRequest) =>
      failedRequest.url().includes(next.manifest.build),
    );
    await releases.promote('mf-reports', next.manifest.build);
    await failed;
    await leaveAndReturn();
    expect(isFetched()).toBe(false);
    await page.unroute(files);
    // The page retries at increasing intervals.
    await expect.poll(isFetched, { timeout: 20_000 }).toBe(true);
    await leaveAndReturn();
    await expect(getPageFailure(page)).toBeHidden();
  });
});
