import { expect, expectAccessible, measureOverflow, test } from '@husrum/e2e';
import type { Page } from '@playwright/test';

/** The tenant of the demo account who has a sign-in (README). */
const tenant = { email: 'hyresgast@husrum.se', password: 'husrum-demo' } as const;

test.use({ viewport: { width: 390, height: 844 } });

const expectFitsAndAccessible = async (page: Page) => {
  expect(await measureOverflow(page)).toBe(0);
  await expectAccessible(page);
};

test('a tenant signs in on a phone, reads the invoices, reports a fault and finds it again', async ({
  page,
}) => {
  await page.goto('/portal/demo');
  await page.getByLabel('Mejladress').fill(tenant.email);
  await page.getByLabel('Lösenord').fill(tenant.password);
  await expectFitsAndAccessible(page);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Det du hyr' })).toBeVisible();
  await expectFitsAndAccessible(page);

  await page.getByRole('link', { name: 'Avier', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Avier' }).getByRole('listitem').first()).toBeVisible();
  await expectFitsAndAccessible(page);

  await page.getByRole('link', { name: 'Ärenden', exact: true }).click();
  await page.getByRole('button', { name: 'Anmäl fel' }).first().click();
  const subject = `Trasig lampa ${Date.now()}`;
  await page.getByLabel('Rubrik').fill(subject);
  await page.getByLabel('Beskrivning').fill('Lampan i trapphuset lyser inte.');
  await expectFitsAndAccessible(page);
  await page.getByRole('button', { name: 'Skicka' }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByText('Hyresvärden har fått ditt ärende.', { exact: false })).toBeVisible();
  await expectFitsAndAccessible(page);

  await page.getByRole('link', { name: 'Ärenden', exact: true }).click();
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
  await page.getByRole('button', { name: 'Logga ut' }).click();
  await expect(page.getByLabel('Lösenord')).toBeVisible();
});
