import { expect, test } from '../src';
import { failure, filesOf, go, otherRegistry, remotePages, retry, title, without } from './remote-pages';

// What cannot be fetched is told by the browser itself.
const expected = [/Failed to load resource/, /is not in the registry/];
test.use({ expectedErrors: ({ browserName: _ }, use) => use(expected) });

for (const shown of remotePages) {
  test(`without ${shown.remote} only its own pages fail, and they heal without a reload`, async ({
    page,
    demo: _,
  }) => {
    const other = remotePages.find(({ remote }) => remote !== shown.remote) ?? remotePages[0];
    const restore = await otherRegistry(page, without(shown.remote));
    await page.goto(shown.link);
    await expect(failure(page)).toBeVisible();
    await go(page, other.link);
    await expect(title(page, other.title)).toBeVisible();
    await page.goBack();
    await expect(failure(page)).toBeVisible();
    await restore();
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await retry(page).click();
    await expect(title(page, shown.title)).toBeVisible();
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
  });
}

test('a remote that never answers holds nobody up', async ({ page, demo: _ }) => {
  await page.route(filesOf('mf-maintenance'), () => {});
  await page.goto('/lease/overview');
  await expect(title(page, 'Uthyrningar')).toBeVisible();
  await go(page, '/ticket/overview');
  await expect(page.getByRole('main').locator('[aria-busy=true]').first()).toBeVisible();
  const from = Date.now();
  await go(page, '/lease/overview');
  await expect(title(page, 'Uthyrningar')).toBeVisible();
  expect(Date.now() - from).toBeLessThan(2_000);
});

test('a panel whose owner is away fails alone, and heals alone', async ({ page, demo: _ }) => {
  const restore = await otherRegistry(page, without('mf-economy'));
  await page.goto('/lease/overview');
  await expect(title(page, 'Uthyrningar')).toBeVisible();
  const lease = await page.getByRole('main').locator('tbody a[href^="/lease/"]').first().getAttribute('href');
  await page.goto(lease ?? '');
  const panel = page.getByRole('region', { name: 'Hyresavier', exact: true });
  await expect(panel.getByText('Den här delen kunde inte visas just nu')).toBeVisible();
  await restore();
  await panel.getByRole('button', { name: 'Försök igen' }).click();
  await expect(panel.getByText('Den här delen kunde inte visas just nu')).toBeHidden();
  await expect(panel.locator('table, .h-empty').first()).toBeVisible();
});
