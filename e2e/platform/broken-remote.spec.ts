import { expect, test } from '../src';
import { areas, failure, filesOf, go, otherRegistry, retry, title, without } from './areas';

// What cannot be fetched is told by the browser itself.
const expected = [
  /Failed to load resource/,
  /is not in the registry/,
  /integrity/,
  /speaks contract 99/,
  /Loading chunk/,
];
test.use({ expectedErrors: ({ browserName: _ }, use) => use(expected) });

for (const area of areas) {
  const tag = `@${area.remote}`;
  test(`without ${area.remote} only its own pages fail, and they heal without a reload`, { tag }, async ({
    page,
    demo: _,
  }) => {
    const other = areas.find(({ remote }) => remote !== area.remote) ?? areas[0];
    const restore = await otherRegistry(page, without(area.remote));
    await page.goto(area.link);
    await expect(failure(page)).toBeVisible();
    await go(page, other.link);
    await expect(title(page, other.title)).toBeVisible();
    await page.goBack();
    await expect(failure(page)).toBeVisible();
    await restore();
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await retry(page).click();
    await expect(title(page, area.title)).toBeVisible();
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

test('a remote that never answers is given up after ten seconds', async ({ page, demo: _ }) => {
  await page.route(filesOf('mf-maintenance'), () => {});
  await page.goto('/ticket/overview');
  await expect(failure(page)).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll();
  await retry(page).click();
  await expect(title(page, 'Ärenden')).toBeVisible();
});

const parts = {
  entry: /\/remotes\/mf-settings\/.*\/entry\.js/,
  'chunk after it': /\/remotes\/mf-settings\/.*\/\d+\.js/,
};
for (const [part, file] of Object.entries(parts)) {
  test(`a flipped byte in the ${part} of a remote is refused, and healed`, async ({ page, demo: _ }) => {
    await page.route(file, async (route) => {
      const given = await route.fetch();
      await route.fulfill({ response: given, body: `${await given.text()};window.smuggled = true` });
    });
    await page.goto('/setting/user');
    await expect(failure(page)).toBeVisible();
    expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
    await page.unrouteAll();
    await retry(page).click();
    await expect(title(page, 'Profil')).toBeVisible();
  });
}

test('a remote that needs a newer shell is refused', async ({ page, demo: _ }) => {
  await otherRegistry(page, ({ remotes }) => ({
    remotes: remotes.map((remote) => (remote.name === 'mf-settings' ? { ...remote, contract: 99 } : remote)),
  }));
  await page.goto('/setting/user');
  await expect(failure(page)).toBeVisible();
  await go(page, '/lease/overview');
  await expect(title(page, 'Uthyrningar')).toBeVisible();
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
