import { routes } from '@husrum/contract/routes';
import { createApartmentLease, expect, expectAccessible, listMails, navigateTo, test } from '@husrum/e2e';
import { addDays, startOfMonth, today } from '@husrum/format';
import type { Page } from '@playwright/test';
import { createReadyInvoice } from './create-ready-invoice';
import { createInvoice, generateAndMarkReady, getButton, getDialog, getStatusTag } from './invoice-page';

const clickMenuItem = async (page: Page, item: string) => {
  await getButton(page, 'Fler val').click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('creates, sends and fully pays an invoice', async ({ page, request, account }) => {
  const email = `hyresgast-${Date.now()}@example.com`;
  await createApartmentLease(request, account, { email });
  await createInvoice(page, 'Lgh 1001');

  await getButton(page, 'Lägg till rad').click();
  await getDialog(page)
    .getByRole('textbox', { name: /^Benämning/ })
    .fill('Bilplats');
  await getDialog(page).getByRole('textbox', { name: /^Pris/ }).fill('450,50');
  await getDialog(page).getByRole('combobox', { name: /^Moms/ }).click();
  await page.locator('.ant-select-item-option', { hasText: '25 %' }).click();
  await getDialog(page).getByRole('button', { name: 'Lägg till rad' }).click();
  await expect(page.getByText('Raden är tillagd')).toBeVisible();
  await expect(page.getByText('9 063 kr').first()).toBeVisible();
  await getButton(page, /^Förklara Hyra/).click();
  await expect(page.getByText('Så är beloppet räknat')).toBeVisible();
  await page.keyboard.press('Escape');

  await generateAndMarkReady(page);
  await getButton(page, 'Förhandsgranska').click();
  await expect(page.getByTitle(/^hyresavi-\d+\.pdf$/)).toHaveAttribute('src', /^blob:/);
  await getDialog(page).getByRole('button', { name: 'Stäng' }).click();

  await getButton(page, 'Skicka').click();
  await expect(page.getByText('Vill du skicka denna hyresavi?')).toBeVisible();
  await getButton(page, 'Fortsätt').click();
  await expect(getStatusTag(page, 'Inväntar betalning')).toBeVisible();
  await expect(getButton(page, 'Lägg till rad')).toHaveCount(0);
  const [mail] = await listMails(request, email);
  expect(mail?.subject).toMatch(/^Hyresavi .* från Åkerö AB$/);
  expect(mail?.attachments.map(({ name }) => name)).toEqual([expect.stringMatching(/^hyresavi-\d+\.pdf$/)]);

  const registerPayment = async (amount?: string, day?: string) => {
    await getButton(page, 'Registrera betalning').click();
    if (amount)
      await getDialog(page)
        .getByRole('textbox', { name: /^Belopp/ })
        .fill(amount);
    if (day) {
      await getDialog(page)
        .getByRole('textbox', { name: /^Betaldatum/ })
        .fill(day);
      await expect(
        getDialog(page).getByText(/ är låst\. Inbetalningen bokförs \d{4}-\d\d-01\./),
      ).toBeVisible();
    }
    await getDialog(page).getByRole('button', { name: 'Registrera' }).click();
    await expect(getDialog(page)).toBeHidden();
  };
  await registerPayment('5 000');
  await expect(getStatusTag(page, 'Delbetald')).toBeVisible();
  await expect(page.getByText('4 063 kr').first()).toBeVisible();

  const invoiceUrl = page.url();
  const firstOpenDay = startOfMonth(today(new Date()));
  const lastLockedDay = addDays(firstOpenDay, -1);
  await navigateTo(page, routes.companyBooks.overview());
  await getButton(page, 'Lås månader').click();
  await getDialog(page).getByRole('button', { name: 'Lås', exact: true }).click();
  await expect(getDialog(page)).toBeHidden();
  await expect(page.getByRole('table', { name: 'Historik' })).toContainText(
    `Låste till och med ${lastLockedDay}`,
  );
  await expectAccessible(page);

  await navigateTo(page, new URL(invoiceUrl).pathname);
  await registerPayment(undefined, lastLockedDay);
  await expect(getStatusTag(page, 'Betald')).toBeVisible();
  await page.getByRole('link', { name: 'Verifikationer' }).click();
  const late = page.getByRole('row', { name: new RegExp(`Hände ${lastLockedDay}, men .* var låst`) });
  await expect(late).toContainText(firstOpenDay);
  await late.getByRole('button', { name: 'Visa detaljer' }).click();
  await expect(page.getByRole('table', { name: 'Konton och belopp' })).toContainText('1510 Kundfordringar');
  await expectAccessible(page);
});

test('sends all ready invoices and shows why one cannot be sent', async ({ page, request, account }) => {
  const email = `alla-${Date.now()}@example.com`;
  for (const tenant of [
    { email, identifier: '19850412-2386', apartment: 'Lgh 1001' },
    { email: null, identifier: '19920730-2390', apartment: 'Lgh 1002' },
  ])
    await createReadyInvoice(request, account, (await createApartmentLease(request, account, tenant)).lease);
  await page.goto(routes.invoice.byStatus({ status: 'ready' }));
  await getButton(page, 'Skicka alla').click();
  await expect(getDialog(page).getByText('Saknar mejladress: 1')).toBeVisible();
  await getDialog(page).getByRole('button', { name: 'Fortsätt' }).click();
  await expect(getDialog(page).getByText('Vill du skicka den hyresavi som väntar?')).toBeVisible();
  await expectAccessible(page);
  await getDialog(page).getByRole('button', { name: 'Skicka 1 hyresavi' }).click();
  await expect(getDialog(page).getByText('1 hyresavi är skickad.')).toBeVisible();
  await getDialog(page).getByRole('button', { name: 'Klar' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('credits a sent invoice with a credit invoice', async ({ page, request, account }) => {
  const email = `kredit-${Date.now()}@example.com`;
  const { lease } = await createApartmentLease(request, account, { email });
  const id = await createReadyInvoice(request, account, lease);
  await page.goto(routes.invoice.detail({ id }));
  await getButton(page, 'Skicka').click();
  await getButton(page, 'Fortsätt').click();
  await expect(getStatusTag(page, 'Inväntar betalning')).toBeVisible();
  await clickMenuItem(page, 'Kreditera');
  await getDialog(page).getByRole('button', { name: 'Kreditera' }).click();
  await expect(getStatusTag(page, 'Krediterad')).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: '100002' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Kreditavi/ })).toBeVisible();
  await expect(page.getByText('−8 500 kr').first()).toBeVisible();
});

test('keeps filters in the URL and restores them on back navigation', async ({ page, demo: _ }) => {
  await page.goto(routes.invoice.overview());
  await getButton(page, /^Filter/).click();
  await page.getByRole('textbox', { name: 'Referens eller OCR' }).fill('10000');
  await expect(page).toHaveURL(/reference=10000/);
  await expect(page.getByText('Referens eller OCR: 10000')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('link', { name: /^Obetalda/ })
    .click();
  await expect(page).toHaveURL(/\/invoicebase\/status\/unpaid$/);
  await page.goBack();
  await expect(page).toHaveURL(/reference=10000/);
});
