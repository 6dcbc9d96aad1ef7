import { expect, test } from '../src';
import { watchProductTimeouts } from './product-timeouts';
import {
  changeRegistry,
  clickMenuLink,
  getPageFailure,
  getPageTitle,
  getRetryButton,
  remotePages,
  removeRemote,
  toRemoteFilesPattern,
} from './remote-pages';

// The browser logs every request that fails.
const expectedErrors = [/Failed to load resource/, /is not in the registry/];
test.use({ expectedErrors: ({ browserName: _ }, use) => use(expectedErrors) });

for (const target of remotePages) {
  test(`without ${target.remote} only its own pages fail, and a retry shows them without a reload`, async ({
    page,
    demo: _,
  }) => {
    const other = remotePages.find(({ remote }) => remote !== target.remote) ?? remotePages[0];
    const restore = await changeRegistry(page, removeRemote(target.remote));
    await page.goto(target.link);
    await expect(getPageFailure(page)).toBeVisible();
    await clickMenuLink(page, other.link);
    await expect(getPageTitle(page, other.title)).toBeVisible();
    await page.goBack();
    await expect(getPageFailure(page)).toBeVisible();
    await restore();
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await getRetryButton(page).click();
    await expect(getPageTitle(page, target.title)).toBeVisible();
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
  });
}

test('a remote that never answers does not block the others', async ({ page, demo: _ }) => {
  await watchProductTimeouts(page, { never: true });
  await page.route(toRemoteFilesPattern('mf-maintenance'), () => {});
  await page.goto('/lease/overview');
  await expect(getPageTitle(page, 'Uthyrningar')).toBeVisible();
  await clickMenuLink(page, '/ticket/overview');
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
  await clickMenuLink(page, '/lease/overview');
  // The shell never gives up on the remote here, so a page that waited for it would never come.
  await expect(getPageTitle(page, 'Uthyrningar')).toBeVisible();
});

test('a panel whose remote is missing fails alone and recovers on retry', async ({ page, demo: _ }) => {
  const restore = await changeRegistry(page, removeRemote('mf-economy'));
  await page.goto('/lease/overview');
  await expect(getPageTitle(page, 'Uthyrningar')).toBeVisible();
  const lease = await page.getByRole('main').locator('tbody a[href^="/lease/"]').first().getAttribute('href');
  await page.goto(lease ?? '');
  const panel = page.getByRole('region', { name: 'Hyresavier', exact: true });
  await expect(panel.getByText('Den här delen kunde inte visas just nu')).toBeVisible();
  await restore();
  await panel.getByRole('button', { name: 'Försök igen' }).click();
  await expect(panel.getByText('Den här delen kunde inte visas just nu')).toBeHidden();
  await expect(panel.locator('table, .h-empty').first()).toBeVisible();
});
