import { routes } from '@husrum/contract/routes';
import { expect, expectAccessible, letFlat, mailTo, test } from '@husrum/e2e';
import type { Page } from '@playwright/test';
import { button, createInvoice, dialog, generate, status } from './invoice-page';
import { readyInvoice } from './ready-invoice';

const more = async (page: Page, item: string) => {
  await button(page, 'Fler val').click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('an invoice from the lease it is for to the last krona paid', { tag: '@invoicebase' }, async ({
  page,
  request,
  account,
}) => {
  const email = `hyresgast-${Date.now()}@example.com`;
  await letFlat(request, account, { email });
  await createInvoice(page, 'Lgh 1001');

  await button(page, 'Lägg till rad').click();
  await dialog(page)
    .getByRole('textbox', { name: /^Benämning/ })
    .fill('Bilplats');
  await dialog(page).getByRole('textbox', { name: /^Pris/ }).fill('450,50');
  await dialog(page).getByRole('combobox', { name: /^Moms/ }).click();
  await page.locator('.ant-select-item-option', { hasText: '25 %' }).click();
  await dialog(page).getByRole('button', { name: 'Lägg till rad' }).click();
  await expect(page.getByText('Raden är tillagd')).toBeVisible();
  await expect(page.getByText('9 063 kr').first()).toBeVisible();
  await button(page, /^Förklara Hyra/).click();
  await expect(page.getByText('Så är beloppet räknat')).toBeVisible();
  await page.keyboard.press('Escape');

  await generate(page);
  await button(page, 'Förhandsgranska').click();
  await expect(page.getByTitle(/^hyresavi-\d+\.pdf$/)).toHaveAttribute('src', /^blob:/);
  await dialog(page).getByRole('button', { name: 'Stäng' }).click();

  await button(page, 'Skicka').click();
  await expect(page.getByText('Vill du skicka denna hyresavi?')).toBeVisible();
  await button(page, 'Fortsätt').click();
  await expect(status(page, 'Inväntar betalning')).toBeVisible();
  await expect(button(page, 'Lägg till rad')).toHaveCount(0);
  const [mail] = await mailTo(request, email);
  expect(mail?.subject).toMatch(/^Hyresavi .* från Åkerö AB$/);
  expect(mail?.attachments.map(({ name }) => name)).toEqual([expect.stringMatching(/^hyresavi-\d+\.pdf$/)]);

  const pay = async (amount?: string) => {
    await button(page, 'Registrera betalning').click();
    if (amount)
      await dialog(page)
        .getByRole('textbox', { name: /^Belopp/ })
        .fill(amount);
    await dialog(page).getByRole('button', { name: 'Registrera' }).click();
    await expect(dialog(page)).toBeHidden();
  };
  await pay('5 000');
  await expect(status(page, 'Delbetald')).toBeVisible();
  await expect(page.getByText('4 063 kr').first()).toBeVisible();
  await pay();
  await expect(status(page, 'Betald')).toBeVisible();
});

test('all that is ready is sent at once; what cannot be sent says why', { tag: '@invoicebase' }, async ({
  page,
  request,
  account,
}) => {
  const email = `alla-${Date.now()}@example.com`;
  for (const tenant of [
    { email, identifier: '19850412-2386', flat: 'Lgh 1001' },
    { email: null, identifier: '19920730-2390', flat: 'Lgh 1002' },
  ])
    await readyInvoice(request, account, (await letFlat(request, account, tenant)).lease);
  await page.goto(routes.invoice.byStatus({ status: 'ready' }));
  await button(page, 'Skicka alla').click();
  await expect(dialog(page).getByText('Saknar e-postadress: 1')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Fortsätt' }).click();
  await expect(dialog(page).getByText('Vill du skicka de 1 hyresavier som väntar?')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Skicka 1 hyresavi' }).click();
  await expect(dialog(page).getByText('1 hyresavi är skickad.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Klar' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('a sent invoice is credited by one that mirrors it', { tag: '@invoicebase' }, async ({
  page,
  request,
  account,
}) => {
  const email = `kredit-${Date.now()}@example.com`;
  const { lease } = await letFlat(request, account, { email });
  const id = await readyInvoice(request, account, lease);
  await page.goto(routes.invoice.detail({ id }));
  await button(page, 'Skicka').click();
  await button(page, 'Fortsätt').click();
  await expect(status(page, 'Inväntar betalning')).toBeVisible();
  await more(page, 'Kreditera');
  await dialog(page).getByRole('button', { name: 'Kreditera' }).click();
  await expect(status(page, 'Krediterad')).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: '100002' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Kreditavi/ })).toBeVisible();
  await expect(page.getByText('−8 500 kr').first()).toBeVisible();
});

test('filters stand in the address, and the way back undoes them', { tag: '@invoicebase' }, async ({
  page,
  demo,
}) => {
  expect(demo.token).not.toBe('');
  await page.goto(routes.invoice.overview());
  await button(page, /^Filter/).click();
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
