import { routes } from '@husrum/contract/routes';
import { createApartmentLease, expect, expectAccessible, navigateTo, test } from '@husrum/e2e';
import { addMonths, startOfMonth, today } from '@husrum/format';

test('a bar of the projection opens the forecast of its month', async ({ page, demo: _ }) => {
  await page.goto(routes.economy.overview());
  const bars = page.getByRole('main').locator('.e-bars').getByRole('link');
  await expect(bars).toHaveCount(12);
  await bars.nth(8).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/economy\?month=\d{4}-\d\d$/);
  const table = page.getByRole('table', { name: /^Kommande hyresavier i/ });
  await table.getByRole('button', { name: 'Visa detaljer' }).first().click();
  await expect(table.getByRole('listitem').first()).toContainText(/Hyra [\d\s,]+kr/);
  await expectAccessible(page);
  await page.getByText('Visa som tabell').click();
  await expect(page.getByRole('columnheader', { name: 'Summa exklusive moms' })).toBeVisible();
});

test('finds an unbilled period from the lease and creates its invoice', async ({
  page,
  request,
  account,
}) => {
  const { lease } = await createApartmentLease(request, account, {
    email: 'hyresgast@example.com',
    start: addMonths(startOfMonth(today(new Date())), -2),
  });
  await page.goto(routes.home.dashboard());
  await expect(page.getByRole('link', { name: /ofakturerad period/ })).toBeVisible();
  await navigateTo(page, routes.lease.detail({ id: lease }));
  await page.getByRole('link', { name: '1 ofakturerad period' }).click();
  await expect(page.getByText('Uthyrning: Lgh 1001')).toBeVisible();
  await page.getByRole('button', { name: /^En avi: / }).click();
  await expect(page.getByText(/^Avi \d+ är skapad$/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Ofakturerade perioder' })).toBeHidden();
});

test('registers payments of two late invoices from the list, and sees them in the ledger', async ({
  page,
  demo: _,
}) => {
  await page.goto(routes.ledger.aged());
  const aged = page.getByRole('table', { name: 'Kundfordringar' });
  const sum = aged.getByRole('row', { name: /^Summa/ });
  await expect(sum).toBeVisible();
  const before = await sum.textContent();
  await expect(page.getByText('Bokfört på konto 1510')).toBeVisible();
  await expectAccessible(page);

  await navigateTo(page, routes.invoice.byStatus({ status: 'overdue' }));
  const rows = page.getByRole('checkbox', { name: 'Markera raden' });
  for (const row of [rows.nth(0), rows.nth(1)]) await row.click();
  await page.getByRole('button', { name: 'Registrera betalning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrera betalning' });
  await dialog.getByRole('button', { name: 'Registrera betalning' }).click();
  await expect(dialog.getByText('2 hyresavier är betalda.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Klar' }).click();

  await navigateTo(page, routes.ledger.aged());
  await expect(sum).toBeVisible();
  await expect.poll(() => sum.textContent()).not.toBe(before);
  await aged.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Reskontra för/ })).toBeVisible();
  await expect(page.getByRole('table').getByText('Hyresavi').first()).toBeVisible();
  await expectAccessible(page);
});

test('reads the VAT report, and the invoices behind a difference from the books', async ({
  page,
  demo: _,
}) => {
  await page.goto(routes.vatReport.overview());
  await expect(page.getByRole('table', { name: 'Skriv i momsdeklarationen' })).toBeVisible();
  await expectAccessible(page);
  const books = page.getByRole('table', { name: 'Stämmer med bokföringen' });
  await books.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Bokfört/ })).toBeVisible();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('lists job runs and the items of a run', async ({ page, demo: _ }) => {
  await page.goto(routes.economy.runs());
  const runs = page.getByRole('table', { name: 'Körningar' });
  await runs
    .getByRole('link', { name: /^Hyresavier för/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hyresavier för/ })).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Vad körningen gjorde' }).getByRole('link').first(),
  ).toBeVisible();
});
