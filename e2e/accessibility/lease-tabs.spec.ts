import { routes } from '@husrum/contract/routes';
import { expect, expectAccessible, fetchFirstRow, test } from '../src';

const tabs = [
  ['Kommande avier', 'coming', 'Kommande hyresavier'],
  ['Villkor', 'terms', 'Villkor'],
  ['Tillägg', 'addons', 'Tillägg'],
  ['Kvittenser', 'receipts', 'Kvittenser'],
  ['Dokument', 'files', 'Filer'],
  ['Händelser', 'events', 'Historik'],
] as const;

test('each tab of a lease is accessible and has its own URL, which the back button and a reload show', async ({
  page,
  request,
  demo,
}) => {
  const { id } = await fetchFirstRow(request, demo, '/api/lease/state/active');
  await page.goto(routes.lease.detail({ id }));
  const nav = page.getByRole('navigation', { name: 'Uthyrningens delar' });
  const getRegion = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(getRegion('Hyresavier')).toBeVisible();
  for (const [title, tab, regionName] of tabs) {
    await nav.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(routes.lease.detail({ id }, { tab }));
    await expect(getRegion(regionName)).toBeVisible();
    await expect(getRegion('Hyresavier')).toBeHidden();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
  await page.goBack();
  await expect(getRegion('Filer')).toBeVisible();
  await page.reload();
  await expect(getRegion('Filer')).toBeVisible();
});
