import type { Page } from '@playwright/test';
import { expect, expectAccessible, findLink, listMail, test } from '../src';

let email = '';
let tenantEmail = '';

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The status tag next to the page title. */
const status = (page: Page, text: string) => page.locator('main header').getByText(text, { exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const openFromMenu = async (page: Page, link: string) => {
  const hidden = button(page, 'Öppna menyn');
  if (await hidden.isVisible()) await hidden.click();
  await page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: link }).last().click();
};
const fillAddress = async (page: Page) => {
  await field(page, /^Adress/).fill('Storgatan 12');
  await field(page, /^Postnummer/).fill('703 61');
  await field(page, /^Ort/).fill('Örebro');
};

const signUp = async (page: Page) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Skapa konto' }).click();
  await field(page, /^Verksamhetens namn/).fill('Nyströms fastigheter');
  await field(page, /^Ditt namn/).fill('Märta Nyström');
  await field(page, /^E-post/).fill(email);
  await page.getByLabel(/^Lösenord/).fill('ett-langt-losenord');
  await page.getByLabel(/^Upprepa lösenordet/).fill('ett-langt-losenord');
  await button(page, 'Skapa konto').click();
  await expect(
    page.getByText('Kontot registrerat, vi har skickat ett mail med länk för verifiering av e-post'),
  ).toBeVisible();
  const [mail] = await listMail(page.request, email);
  await page.goto(findLink(mail));
  await expect(field(page, /^E-post/)).toHaveValue(email);
  await page.getByLabel(/^Lösenord/).fill('ett-langt-losenord');
  await button(page, 'Logga in').click();
  await expect(heading(page, /Märta/)).toBeVisible();
};

const createCompany = async (page: Page) => {
  await page.getByRole('link', { name: 'Skapa ditt företag', exact: true }).click();
  await field(page, /^Namn/).fill('Nyströms Bostäder AB');
  await field(page, /^Organisationsnummer/).fill('559999-0016');
  await fillAddress(page);
  await button(page, 'Skapa företag').click();
  await expect(heading(page, 'Nyströms Bostäder AB')).toBeVisible();
  await button(page, /^Faktureringsinställningar/)
    .or(page.getByRole('link', { name: /^Faktureringsinställningar/ }))
    .first()
    .click();
  await field(page, /^Bankgiro/).fill('991-2346');
  await button(page, 'Spara inställningar').click();
  await expect(page.getByText('Ändringar sparade').first()).toBeVisible();
};

const createObjects = async (page: Page) => {
  await button(page, 'Skapa objekt').first().click();
  await page
    .getByRole('radiogroup', { name: 'Typ av objekt' })
    .getByText('Fastighet', { exact: true })
    .click();
  await field(page, /^Namn/).fill('Kv. Björken 4');
  await button(page, 'Skapa objekt').click();
  await expect(heading(page, 'Kv. Björken 4')).toBeVisible();
  await button(page, 'Skapa objekt').first().click();
  await page
    .getByRole('radiogroup', { name: 'Typ av objekt' })
    .getByText('Lägenhet', { exact: true })
    .click();
  await field(page, /^Namn/).fill('Lgh 1101');
  await field(page, /^Yta/).fill('62');
  await field(page, /^Hyra/).fill('8 500,50');
  await button(page, 'Skapa objekt').click();
  await expect(heading(page, 'Lgh 1101')).toBeVisible();
};

const createLease = async (page: Page) => {
  await button(page, 'Hyr ut')
    .or(page.getByRole('link', { name: 'Hyr ut' }))
    .first()
    .click();
  await expect(heading(page, 'Skapa uthyrning')).toBeVisible();
  await field(page, /^Namn/).fill('Anna-Karin Åkesson');
  await field(page, /^Person/).fill('850412-2386');
  await field(page, /^Telefon/).fill('070-174 06 05');
  await field(page, /^E-post/)
    .first()
    .fill(tenantEmail);
  await fillAddress(page);
  await button(page, 'Skapa uthyrning').click();
  await expect(page.getByText('Uthyrning skapad').first()).toBeVisible();
  await expect(heading(page, 'Lgh 1101')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anna-Karin Åkesson' }).first()).toBeVisible();
};

const createInvoice = async (page: Page) => {
  await openFromMenu(page, 'Hyresavier');
  await button(page, 'Skapa hyresavi').first().click();
  await dialog(page).getByRole('combobox').fill('Anna-Karin');
  await dialog(page)
    .getByRole('option', { name: /Lgh 1101/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Skapa hyresavi' }).click();
  await expect(heading(page, /^Hyresavi/)).toBeVisible();
  await expect(status(page, 'Redigeras')).toBeVisible();
};

const reviewAndSend = async (page: Page) => {
  await button(page, 'Skapa som manuell avi').click();
  await dialog(page).getByRole('button', { name: 'Skapa avi' }).click();
  await button(page, 'Markera som redo').click();
  await expect(status(page, 'Redo att skickas')).toBeVisible();
  await button(page, 'Förhandsgranska').click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await button(page, 'Skicka').click();
  await expect(page.getByText('Vill du skicka denna hyresavi?')).toBeVisible();
  await button(page, 'Fortsätt').click();
  await expect(status(page, 'Inväntar betalning')).toBeVisible();
};

const pay = async (page: Page, amount: string) => {
  await button(page, 'Registrera betalning').click();
  await dialog(page)
    .getByRole('textbox', { name: /^Belopp/ })
    .fill(amount);
  await dialog(page).getByRole('button', { name: 'Registrera' }).click();
  await expect(dialog(page)).toBeHidden();
};

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });
    test('from sign-up to a paid invoice, by clicks alone', async ({ page, request }) => {
      test.setTimeout(180_000);
      email = `ny-${Date.now()}@example.com`;
      tenantEmail = `hyresgast-${Date.now()}@example.com`;
      await test.step('sign up and sign in', () => signUp(page));
      await test.step('create a company with invoicing settings', () => createCompany(page));
      await test.step('create a property with an apartment', () => createObjects(page));
      await test.step('create a lease with a tenant', () => createLease(page));
      await test.step('create an invoice', () => createInvoice(page));
      await test.step('review and send the invoice', () => reviewAndSend(page));
      await test.step('the mail has the invoice as a PDF attachment', async () => {
        const [mail] = await listMail(request, tenantEmail);
        expect(mail?.attachments.map(({ name }) => name)).toEqual([expect.stringMatching(/\.pdf$/)]);
      });
      await test.step('register payments until the invoice is paid', async () => {
        await pay(page, '1 000');
        await expect(status(page, 'Delbetald')).toBeVisible();
        await button(page, 'Registrera betalning').click();
        await dialog(page).getByRole('button', { name: 'Registrera' }).click();
        await expect(status(page, 'Betald')).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
