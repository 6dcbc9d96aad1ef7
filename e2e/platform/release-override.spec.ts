import { OVERRIDE_COOKIE, releaseCalls } from '@husrum/contract/release';
import type { Page } from '@playwright/test';
import { expect, registerAccount, storeToken } from '../src';
import { startLoopbackServer } from './loopback-server';
import { readLocalBuild, withBuildName } from './release-builds';
import { test } from './release-server';
import { clickMenuLink, getPageFailure, getPageTitle } from './remote-pages';

// All tests share one server.
test.describe.configure({ mode: 'default' });

const BUILD = 'ownmachine01';
const localBuild = withBuildName(readLocalBuild('mf-settings'), BUILD);

const readScriptSrc = async (page: Page) => {
  const response = await page.goto('/dashboard');
  const policy = response?.headers()['content-security-policy'] ?? '';
  return policy.split(';').find((rule) => rule.trim().startsWith('script-src'));
};
const getOverrideBar = (page: Page) => page.getByText('körs från');
const submitOverride = async (page: Page, origin: string) => {
  await page.goto('/developer');
  await page.getByRole('combobox', { name: /^Del/ }).click();
  await page.getByTitle('mf-settings').click();
  await page.getByLabel(/^Adress/).fill(origin);
  await page.getByRole('button', { name: 'Kör därifrån' }).click();
  await expect(getOverrideBar(page)).toContainText(`mf-settings körs från ${origin}`);
};

test('a developer runs one remote from a local server, sees the override bar, and resets it', async ({
  page,
  demo: _,
}) => {
  const localServer = await startLoopbackServer(localBuild);
  expect(await readScriptSrc(page)).toBe("script-src 'self'");
  await submitOverride(page, localServer.origin);

  await clickMenuLink(page, '/setting/user');
  await expect(getPageTitle(page, 'Profil')).toBeVisible();
  expect(
    localServer.requests.filter((url) => url.includes(`/remotes/mf-settings/${BUILD}/`)).length,
  ).toBeGreaterThan(1);
  expect(await readScriptSrc(page)).toBe(`script-src 'self' ${localServer.origin}`);
  await clickMenuLink(page, '/company');
  await expect(getPageTitle(page, 'Företag')).toBeVisible();
  expect(localServer.requests.filter((url) => url.includes('mf-objects'))).toEqual([]);

  await page.getByRole('button', { name: 'Återställ' }).click();
  await expect(getOverrideBar(page)).toBeHidden();
  expect(await readScriptSrc(page)).toBe("script-src 'self'");
  const requestsBefore = localServer.requests.length;
  await clickMenuLink(page, '/setting/user');
  await expect(getPageTitle(page, 'Profil')).toBeVisible();
  expect(localServer.requests).toHaveLength(requestsBefore);
  localServer.stop();
});

test.describe('a local server that stops', () => {
  test.use({ expectedErrors: ({ browserName: _ }, use) => use([/ERR_CONNECTION_REFUSED/]) });

  test('is shown as not answering, and the deployed build is used again', async ({ page, demo: _ }) => {
    const localServer = await startLoopbackServer(localBuild);
    await page.addInitScript(() => Object.assign(window, { husrumRegistrySeconds: 1 }));
    await submitOverride(page, localServer.origin);
    localServer.stop();
    await expect(page.getByText(`svarar inte på ${localServer.origin}`)).toBeVisible();
    await expect(getOverrideBar(page)).toBeHidden();
    await clickMenuLink(page, '/setting/user');
    await expect(getPageTitle(page, 'Profil')).toBeVisible();
    await expect(getPageFailure(page)).toBeHidden();
  });
});

test('other users cannot override, even with a stored override and a forged cookie', async ({
  page,
  request,
  releaseServer,
}) => {
  const localServer = await startLoopbackServer(localBuild);
  const account = await registerAccount(request);
  const refused = await request.post(releaseCalls.override.path, {
    data: { remote: 'mf-settings', origin: localServer.origin },
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(refused.status()).toBe(404);
  await storeToken(page, account);
  const forged = 'eyJhbGciOiJIUzI1NiJ9.eyJvcmlnaW4iOiJodHRwOi8vMTI3LjAuMC4xIn0.AAAA';
  await page.context().addCookies([{ name: OVERRIDE_COOKIE, value: forged, url: releaseServer.url }]);
  await page.addInitScript(
    (override) => localStorage.setItem('husrum.override', override),
    JSON.stringify({ remote: 'mf-settings', origin: localServer.origin }),
  );
  expect(await readScriptSrc(page)).toBe("script-src 'self'");
  await clickMenuLink(page, '/setting/user');
  await expect(getPageTitle(page, 'Profil')).toBeVisible();
  await expect(getOverrideBar(page)).toBeHidden();
  expect(localServer.requests).toEqual([]);
  await page.goto('/developer');
  await expect(getPageTitle(page, 'Sidan finns inte')).toBeVisible();
  localServer.stop();
});
