import type { Page } from '@playwright/test';
import { expect, expectAccessible, findLink, listMails, test } from '../src';

let email = '';
let tenantEmail = '';

const getField = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const getHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The status tag next to the page title. */
const getStatusTag = (page: Page, text: string) =>
  page.locator('main header').getByText(text, { exact: true });
const getDialog = (page: Page) => page.getByRole('dialog');
const openFromMenu = async (page: Page, link: string) => {
  const menuButton = getButton(page, 'Öppna menyn');
  if (await menuButton.isVisible()) await menuButton.click();
  await page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link', { name: link }).last().click();
};
const fillAddress = async (page: Page) => {
  await getField(page, /^Adress/).fill('Storgatan 12');
  await getField(page, /^Postnummer/).fill('703 61');
  await getField(page, /^Ort/).fill('Örebro');
};

const signUp = async (page: Page) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Skapa konto' }).click();
  await getField(page, /^Verksamhetens namn/).fill('Nyströms fastigheter');
  await getField(page, /^Ditt namn/).fill('Märta Nyström');
  await getField(page, /^Mejladress/).fill(email);
  await page.getByLabel(/^Lösenord/).fill('ett-langt-losenord');
  await page.getByLabel(/^Upprepa lösenordet/).fill('ett-langt-losenord');
  await getButton(page, 'Skapa konto').click();
  await expect(
    page.getByText('Kontot registrerat, vi har skickat ett mail med länk för verifiering av e-post'),
  ).toBeVisible();
  const [mail] = await listMails(page.request, email);
  await page.goto(findLink(mail));
  await expect(getField(page, /^Mejladress/)).toHaveValue(email);
  await page.getByLabel(/^Lösenord/).fill('ett-langt-losenord');
  await getButton(page, 'Logga in').click();
  await expect(getHeading(page, /Märta/)).toBeVisible();
};

const createCompany = async (page: Page) => {
  await getButton(page, 'Skapa företag').click();
  await getField(page, /^Namn/).fill('Nyströms Bostäder AB');
  await getField(page, /^Organisationsnummer/).fill('559999-0016');
  await fillAddress(page);
  await getButton(page, 'Skapa företag').click();
  await expect(getHeading(page, 'Nyströms Bostäder AB')).toBeVisible();
  await getButton(page, /^Faktureringsinställningar/)
    .or(page.getByRole('link', { name: /^Faktureringsinställningar/ }))
    .first()
    .click();
  await getField(page, /^Bankgiro/).fill('991-2346');
  await getButton(page, 'Spara inställningar').click();
  await expect(page.getByText('Ändringar sparade').first()).toBeVisible();
};

const createPropertyAndApartment = async (page: Page) => {
  await getButton(page, 'Skapa objekt').first().click();
  await page
    .getByRole('radiogroup', { name: 'Typ av objekt' })
    .getByText('Fastighet', { exact: true })
    .click();
  await getField(page, /^Namn/).fill('Kv. Björken 4');
  await getButton(page, 'Skapa objekt').click();
  await expect(getHeading(page, 'Kv. Björken 4')).toBeVisible();
  await getButton(page, 'Skapa objekt').first().click();
  await page
    .getByRole('radiogroup', { name: 'Typ av objekt' })
    .getByText('Lägenhet', { exact: true })
    .click();
  await getField(page, /^Namn/).fill('Lgh 1101');
  await getField(page, /^Yta/).fill('62');
  await getField(page, /^Hyra/).fill('8 500,50');
  await getButton(page, 'Skapa objekt').click();
  await expect(getHeading(page, 'Lgh 1101')).toBeVisible();
};

const createLease = async (page: Page) => {
  await getButton(page, 'Hyr ut')
    .or(page.getByRole('link', { name: 'Hyr ut' }))
    .first()
    .click();
  await expect(getHeading(page, 'Skapa uthyrning')).toBeVisible();
  await getField(page, /^Namn/).fill('Anna-Karin Åkesson');
  await getField(page, /^Person/).fill('850412-2386');
  await getField(page, /^Telefon/).fill('070-174 06 05');
  await getField(page, /^Mejladress/)
    .first()
    .fill(tenantEmail);
  await fillAddress(page);
  await getButton(page, 'Skapa uthyrning').click();
  await expect(page.getByText('Uthyrning skapad').first()).toBeVisible();
  await expect(getHeading(page, 'Lgh 1101')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anna-Karin Åkesson' }).first()).toBeVisible();
};

const createInvoice = async (page: Page) => {
  await openFromMenu(page, 'Hyresavier');
  await getButton(page, 'Skapa hyresavi').first().click();
  await getDialog(page).getByRole('combobox').fill('Anna-Karin');
  await getDialog(page)
    .getByRole('option', { name: /Lgh 1101/ })
    .click();
  await getDialog(page).getByRole('button', { name: 'Skapa hyresavi' }).click();
  await expect(getHeading(page, /^Hyresavi/)).toBeVisible();
  await expect(getStatusTag(page, 'Redigeras')).toBeVisible();
};

const reviewAndSend = async (page: Page) => {
  await getButton(page, 'Skapa som manuell avi').click();
  await getDialog(page).getByRole('button', { name: 'Skapa avi' }).click();
  await getButton(page, 'Attestera').click();
  await expect(getStatusTag(page, 'Redo att skickas')).toBeVisible();
  await getButton(page, 'Förhandsgranska').click();
  await expect(getDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toBeHidden();
  await getButton(page, 'Skicka').click();
  await expect(page.getByText('Vill du skicka denna hyresavi?')).toBeVisible();
  await getButton(page, 'Fortsätt').click();
  await expect(getStatusTag(page, 'Inväntar betalning')).toBeVisible();
};

const registerPayment = async (page: Page, amount: string) => {
  await getButton(page, 'Registrera betalning').click();
  await getDialog(page)
    .getByRole('textbox', { name: /^Belopp/ })
    .fill(amount);
  await getDialog(page).getByRole('button', { name: 'Registrera' }).click();
  await expect(getDialog(page)).toBeHidden();
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
      await test.step('create a property with an apartment', () => createPropertyAndApartment(page));
      await test.step('create a lease with a tenant', () => createLease(page));
      await test.step('create an invoice', () => createInvoice(page));
      await test.step('review and send the invoice', () => reviewAndSend(page));
      await test.step('the mail has the invoice as a PDF attachment', async () => {
        const [mail] = await listMails(request, tenantEmail);
        expect(mail?.attachments.map(({ name }) => name)).toEqual([expect.stringMatching(/\.pdf$/)]);
      });
      await test.step('register payments until the invoice is paid', async () => {
        // The invoice is for the rest of the month: on its last day, for a 31st of the rent.
        await registerPayment(page, '100');
        await expect(getStatusTag(page, 'Delbetald')).toBeVisible();
        await getButton(page, 'Registrera betalning').click();
        await getDialog(page).getByRole('button', { name: 'Registrera' }).click();
        await expect(getStatusTag(page, 'Betald')).toBeVisible();
        await expectAccessible(page);
      });
    });
  });
}
