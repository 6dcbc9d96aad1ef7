import { routes } from '@husrum/contract/routes';
import { enter, expect, expectAccessible, letFlat, test } from '@husrum/e2e';
import { startOfMonth, today } from '@husrum/format';
import type { Page } from '@playwright/test';
import { button, dialog, status } from './invoice-page';
import { readyInvoice } from './ready-invoice';

const tenant = { email: 'bo@example.com' } as const;

const ofRow = async (page: Page, item: string) => {
  await button(page, 'Val för raden').first().click();
  await page.getByRole('menuitem', { name: item }).click();
};
const answer = (page: Page, ok: string) =>
  dialog(page).getByRole('button', { name: ok, exact: true }).click();
const choose = async (page: Page, rate: string) => {
  await page.goto(routes.rentAdjustment.create());
  await page.getByRole('option', { name: 'Lgh 1001' }).click();
  await page.getByLabel('Procent').fill(rate);
};

test('an add-on from the catalogue onto a lease, and a new price to those that have it', {
  tag: ['@addon', '@lease'],
}, async ({ page, request, account }) => {
  const { lease: leaseId } = await letFlat(request, account, tenant);
  await page.goto(routes.addon.overview());
  await button(page, 'Skapa tillägg').first().click();
  await page.getByLabel('Benämning').fill('Bredband');
  await page.getByLabel('Belopp').fill('199');
  await button(page, 'Skapa tillägg').click();
  await expect(page.getByText('Ingen uthyrning har tillägget')).toBeVisible();

  await enter(page, routes.lease.detail({ id: leaseId }, { tab: 'addons' }));
  const section = page.getByRole('region', { name: 'Tillägg' });
  await section.getByRole('button', { name: 'Lägg till' }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Välj Bredband' }).click();
  await dialog(page).getByRole('button', { name: 'Lägg till' }).click();
  await expect(section.getByRole('row', { name: 'Bredband 199 kr' })).toBeVisible();

  await section.getByRole('link', { name: 'Bredband' }).click();
  await button(page, 'Redigera').click();
  await page.getByLabel('Belopp').fill('249');
  await button(page, 'Spara').click();
  await page.setViewportSize({ width: 390, height: 900 });
  const told = await page.getByText('1 uthyrning har tillägget med andra villkor.').boundingBox();
  expect(told?.width).toBeGreaterThan(200);
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Uppdatera 1 uthyrning').click();
  await answer(page, 'Uppdatera 1 uthyrning');
  await expect(page.getByRole('row', { name: /Lgh 1001 .* 249 kr/ })).toBeVisible();
  await expect(button(page, 'Uppdatera 1 uthyrning')).toHaveCount(0);
});

test('a raise at once: its effect before, an invoice for what the sent one lacks, and back again', {
  tag: ['@invoicebase', '@rentadjustment'],
}, async ({ page, request, account }) => {
  const { lease } = await letFlat(request, account, { ...tenant, start: startOfMonth(today(new Date())) });
  const id = await readyInvoice(request, account, lease);
  await page.goto(routes.invoice.detail({ id }));
  await button(page, 'Skicka').click();
  await answer(page, 'Fortsätt');
  await expect(status(page, 'Inväntar betalning')).toBeVisible();

  await choose(page, '3,2');
  await expect(page.getByText('Justeringen genomförs direkt när du sparar')).toBeVisible();
  await expect(page.getByRole('row', { name: /Lgh 1001 .* 8 500 kr\/mån 8 772 kr\/mån/ })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Justera direkt').click();
  await answer(page, 'Justera direkt');
  await expect(dialog(page).getByRole('row', { name: /8 500 kr\/mån 8 772 kr\/mån/ })).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Skapa tilläggsavi för Lgh 1001').click();
  await answer(page, 'Skapa tilläggsavi');
  await expect(page).toHaveURL(/\/invoicebase\/\d+$/);
  await expect(status(page, 'Redigeras')).toBeVisible();

  await enter(page, routes.rentAdjustment.overview());
  await ofRow(page, 'Redigera');
  await expect(page.getByText('Du kan bara redigera schemalagda justeringar')).toBeVisible();
  await ofRow(page, 'Återställ till föregående villkor');
  await answer(page, 'Återställ');
  await expect(page.getByText('Hyran är återställd: 1 uthyrning')).toBeVisible();
});

test('what is planned is changed and taken away', { tag: '@rentadjustment' }, async ({
  page,
  request,
  account,
}) => {
  await letFlat(request, account, tenant);
  await choose(page, '2');
  await page.getByLabel('Datum').fill('2099-01-01');
  await page.getByLabel('Datum').press('Enter');
  await button(page, 'Schemalägg').click();
  await expect(page.getByText('Hyresjusteringen är schemalagd till 2099-01-01')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Stäng' }).click();
  await ofRow(page, 'Redigera');
  await dialog(page).getByLabel('Procent').fill('4');
  await answer(page, 'Schemalägg');
  await expect(page.getByRole('row', { name: /Lgh 1001 .* \+4 % 2099-01-01/ })).toBeVisible();
  await button(page, 'Ta bort alla schemalagda').click();
  await answer(page, 'Ta bort');
  await expect(page.getByText('Det finns inte några hyresjusteringar')).toBeVisible();
});
