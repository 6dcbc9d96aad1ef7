import type { Page } from '@playwright/test';
import { type Account, expect, storeToken } from '../src';
import { findMarkedParts, readScreenBuild, watchBuildMarkers } from './build-markers';
import { discardForm, expectInput, fillForm, forms, openForm } from './draft-forms';
import { type ReleaseServer, test } from './release-server';
import { clickMenuLink, getPageTitle, remotePages } from './remote-pages';
import {
  createMarkedShell,
  deployShell,
  readShellBuilds,
  removeShellFiles,
  type ShellBuild,
  watchShellScripts,
} from './shell-builds';
import { watchPageLoads } from './watch-page-loads';

// All tests of the file share one server.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const [form] = forms;
const findDashboardScriptOf = ({ files }: ShellBuild): string | undefined =>
  [...files].find(([, text]) => text.includes('Allt är gjort'))?.[0];
const getNewVersionNotice = (page: Page) => page.getByRole('status').filter({ hasText: 'Ny version finns' });

/** Deploys the first of two shells and opens a remote's page. The page has not loaded any of the shell's own screens yet. */
const openWithFirstShell = async (page: Page, releaseServer: ReleaseServer, account: Account) => {
  const [firstShell, secondShell] = [createMarkedShell('shellone0001'), createMarkedShell('shelltwo0001')];
  deployShell(releaseServer, firstShell);
  const [pageLoads, shellScripts] = [watchPageLoads(page), watchShellScripts(page)];
  await storeToken(page, account);
  await page.addInitScript(() => Object.assign(window, { husrumRegistrySeconds: 1 }));
  await watchBuildMarkers(page);
  await page.goto(form.list.link);
  await expect(getPageTitle(page, form.list.title)).toBeVisible();
  return { pageLoads, shellScripts, firstShell, secondShell };
};

/** Expects that all of the shell's scripts fetched after the first `countBefore` belong to this shell. Returns them. */
const expectScriptsOfShell = (
  shellScripts: readonly string[],
  countBefore: number,
  shell: ShellBuild,
): string[] => {
  const fetched = shellScripts.slice(countBefore);
  expect(fetched.filter((file) => !shell.files.has(file))).toEqual([]);
  return fetched;
};

const expectShellOnDashboard = async (page: Page, { build }: ShellBuild) => {
  await clickMenuLink(page, '/dashboard');
  await expect(findMarkedParts(page, 'shell').first()).toBeAttached();
  expect(await readScreenBuild(page, 'shell')).toBe(build);
  expect(await readShellBuilds(page)).toEqual({ document: build, scripts: [build] });
};

const expectShellInNewPage = async (page: Page, shell: ShellBuild) => {
  const newPage = await page.context().newPage();
  const [pageLoads, shellScripts] = [watchPageLoads(newPage), watchShellScripts(newPage)];
  await watchBuildMarkers(newPage);
  await newPage.goto('/company');
  await expect(getPageTitle(newPage, 'Företag')).toBeVisible();
  await expectShellOnDashboard(newPage, shell);
  expect(expectScriptsOfShell(shellScripts, 0, shell).length).toBeGreaterThan(1);
  expect(pageLoads.listFailedBuildFiles()).toEqual([]);
  await newPage.close();
};

const visitAllRemotes = async (page: Page) => {
  for (const { link, title: heading } of remotePages) {
    await clickMenuLink(page, link);
    await expect(getPageTitle(page, heading)).toBeVisible();
  }
};

test('an open page keeps its form input through a shell release, and its own shell also through the rollback; new pages get the deployed shell', async ({
  demoAccount,
  page,
  releaseServer,
}) => {
  const { pageLoads, shellScripts, firstShell, secondShell } = await openWithFirstShell(
    page,
    releaseServer,
    demoAccount,
  );
  await openForm(page, form);
  const countBefore = shellScripts.length;
  await fillForm(page, form, async () => {
    deployShell(releaseServer, secondShell);
    await expect(getNewVersionNotice(page)).toBeVisible();
  });
  await expectInput(page, form);
  await expectShellInNewPage(page, secondShell);
  await expectInput(page, form);
  await discardForm(page, '/ticket/overview', 'Ärenden');
  await expectShellOnDashboard(page, firstShell);
  await visitAllRemotes(page);
  // The page fetches the dashboard's script of its own shell, although another shell is deployed now.
  const dashboardOfFirstShell = findDashboardScriptOf(firstShell);
  expect(findDashboardScriptOf(secondShell)).not.toBe(dashboardOfFirstShell);
  expect(expectScriptsOfShell(shellScripts, countBefore, firstShell)).toContain(dashboardOfFirstShell);

  deployShell(releaseServer, firstShell);
  await expect(getNewVersionNotice(page)).toBeHidden();
  await expectShellInNewPage(page, firstShell);
  expect(await readShellBuilds(page)).toEqual({ document: firstShell.build, scripts: [firstShell.build] });
  expect(pageLoads.listFailedBuildFiles()).toEqual([]);
  expect(pageLoads.countLoads()).toBe(1);
});

test.describe('a new shell in a new container', () => {
  // The page refreshes the registry while the server restarts. A failed fetch of a build's file still
  // fails the test (`pageLoads.listFailedBuildFiles`).
  const expectedErrors = [
    /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/,
    /status of 503 .*\/registry\.json/,
  ];
  test.use({ expectedErrors: ({ browserName: _ }, use) => use(expectedErrors) });

  test('an open page still gets the files of its own shell, from the file store', async ({
    demoAccount,
    page,
    releaseServer,
  }) => {
    const { pageLoads, shellScripts, firstShell, secondShell } = await openWithFirstShell(
      page,
      releaseServer,
      demoAccount,
    );
    // At start, the server uploads the assets of the deployed shell to the file store.
    await releaseServer.restart();
    const countBefore = shellScripts.length;
    await openForm(page, form);
    await fillForm(page, form, async () => {
      removeShellFiles(releaseServer);
      deployShell(releaseServer, secondShell);
      await releaseServer.restart();
      await expect(getNewVersionNotice(page)).toBeVisible();
    });
    await expectInput(page, form);
    await expectShellInNewPage(page, secondShell);
    await discardForm(page, '/ticket/overview', 'Ärenden');
    await expectShellOnDashboard(page, firstShell);
    expect(expectScriptsOfShell(shellScripts, countBefore, firstShell).length).toBeGreaterThan(0);
    expect(pageLoads.listFailedBuildFiles()).toEqual([]);
    expect(pageLoads.countLoads()).toBe(1);
  });
});
