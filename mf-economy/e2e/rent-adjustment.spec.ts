import { routes } from '@husrum/contract/routes';
import { createApartmentLease, expect, expectAccessible, navigateTo, test } from '@husrum/e2e';
import { startOfMonth, today } from '@husrum/format';
import type { Page } from '@playwright/test';
import { createReadyInvoice } from './create-ready-invoice';
import { getButton, getDialog, getStatusTag } from './invoice-page';

const tenant = { email: 'bo@example.com' } as const;

const clickRowMenuItem = async (page: Page, item: string) => {
  await getButton(page, 'Val för raden').first().click();
  await page.getByRole('menuitem', { name: item }).click();
};
const confirm = (page: Page, ok: string) =>
  getDialog(page).getByRole('button', { name: ok, exact: true }).click();
const fillCreateForm = async (page: Page, rate: string) => {
  await page.goto(routes.rentAdjustment.create());
  await page.getByRole('option', { name: 'Lgh 1001' }).click();
  await page.getByLabel('Procent').fill(rate);
};

test('adds a catalogue add-on to a lease and updates its price on the lease', async ({
  page,
  request,
  account,
}) => {
  const { lease: leaseId } = await createApartmentLease(request, account, tenant);
  await page.goto(routes.addon.overview());
  await getButton(page, 'Skapa tillägg').first().click();
  await page.getByLabel('Benämning').fill('Bredband');
  await page.getByLabel('Belopp').fill('199');
  await getButton(page, 'Skapa tillägg').click();
  await expect(page.getByText('Ingen uthyrning har tillägget')).toBeVisible();

  await navigateTo(page, routes.lease.detail({ id: leaseId }, { tab: 'addons' }));
  const section = page.getByRole('region', { name: 'Tillägg' });
  await section.getByRole('button', { name: 'Lägg till' }).click();
  await expectAccessible(page);
  await getDialog(page).getByRole('button', { name: 'Välj Bredband' }).click();
  await getDialog(page).getByRole('button', { name: 'Lägg till' }).click();
  await expect(section.getByRole('row', { name: 'Bredband 199 kr' })).toBeVisible();

  await section.getByRole('link', { name: 'Bredband' }).click();
  await getButton(page, 'Redigera').click();
  await page.getByLabel('Belopp').fill('249');
  await getButton(page, 'Spara').click();
  await page.setViewportSize({ width: 390, height: 900 });
  const alertText = await page.getByText('1 uthyrning har tillägget med andra villkor.').boundingBox();
  expect(alertText?.width).toBeGreaterThan(200);
  await page.setViewportSize({ width: 1440, height: 900 });
  await getButton(page, 'Uppdatera 1 uthyrning').click();
  await confirm(page, 'Uppdatera 1 uthyrning');
  await expect(page.getByRole('row', { name: /Lgh 1001 .* 249 kr/ })).toBeVisible();
  await expect(getButton(page, 'Uppdatera 1 uthyrning')).toHaveCount(0);
});

test('runs an adjustment immediately, creates a supplement invoice and restores the rent', async ({
  page,
  request,
  account,
}) => {
  const { lease } = await createApartmentLease(request, account, {
    ...tenant,
    start: startOfMonth(today(new Date())),
  });
  const id = await createReadyInvoice(request, account, lease);
  await page.goto(routes.invoice.detail({ id }));
  await getButton(page, 'Skicka').click();
  await confirm(page, 'Fortsätt');
  await expect(getStatusTag(page, 'Inväntar betalning')).toBeVisible();

  await fillCreateForm(page, '3,2');
  await expect(page.getByText('Justeringen genomförs direkt när du sparar')).toBeVisible();
  await expect(page.getByRole('row', { name: /Lgh 1001 .* 8 500 kr\/mån 8 772 kr\/mån/ })).toBeVisible();
  await expectAccessible(page);
  await getButton(page, 'Justera direkt').click();
  await confirm(page, 'Justera direkt');
  await expect(getDialog(page).getByRole('row', { name: /8 500 kr\/mån 8 772 kr\/mån/ })).toBeVisible();
  await expectAccessible(page);
  await getButton(page, 'Skapa tilläggsavi för Lgh 1001').click();
  await confirm(page, 'Skapa tilläggsavi');
  await expect(page).toHaveURL(/\/invoicebase\/\d+$/);
  await expect(getStatusTag(page, 'Redigeras')).toBeVisible();

  await navigateTo(page, routes.rentAdjustment.overview());
  await clickRowMenuItem(page, 'Redigera');
  await expect(page.getByText('Du kan bara redigera schemalagda justeringar')).toBeVisible();
  await clickRowMenuItem(page, 'Återställ till föregående villkor');
  await confirm(page, 'Återställ');
  await expect(page.getByText('Hyran är återställd: 1 uthyrning')).toBeVisible();
});

test('edits and deletes a scheduled adjustment', async ({ page, request, account }) => {
  await createApartmentLease(request, account, tenant);
  await fillCreateForm(page, '2');
  await page.getByLabel('Datum').fill('2099-01-01');
  await getButton(page, 'Schemalägg').click();
  await expect(page.getByText('Hyresjusteringen är schemalagd till 2099-01-01')).toBeVisible();
  await getDialog(page).getByRole('button', { name: 'Stäng' }).click();
  await clickRowMenuItem(page, 'Redigera');
  await getDialog(page).getByLabel('Procent').fill('4');
  await confirm(page, 'Schemalägg');
  await expect(page.getByRole('row', { name: /Lgh 1001 .* \+4 % 2099-01-01/ })).toBeVisible();
  await getButton(page, 'Ta bort alla schemalagda').click();
  await confirm(page, 'Ta bort');
  await expect(page.getByText('Det finns inte några hyresjusteringar')).toBeVisible();
});
