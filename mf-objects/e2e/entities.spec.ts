import { expect, test } from '@husrum/e2e';
import type { Page } from '@playwright/test';

const getField = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const selectType = (page: Page, type: string) =>
  page.getByRole('radiogroup', { name: 'Typ av objekt' }).getByText(type, { exact: true }).click();
const clickMenuItem = async (page: Page, item: string) => {
  await getButton(page, 'Fler val').first().click();
  await page.getByRole('menuitem', { name: item }).click();
};

const createCompany = async (page: Page) => {
  await page.goto('/company');
  await getButton(page, 'Skapa företag').first().click();
  await getField(page, /^Namn/).fill('Åkerö Fastigheter AB');
  await getField(page, /^Organisationsnummer/).fill('5599990016');
  await getField(page, /^Adress/).fill('Storgatan 1');
  await getField(page, /^Postnummer/).fill('702 11');
  await getField(page, /^Ort/).fill('Örebro');
  await getButton(page, 'Skapa företag').click();
  await expect(getHeading(page, 'Åkerö Fastigheter AB')).toBeVisible();
};

const createEstate = async (page: Page) => {
  await getButton(page, 'Skapa objekt').first().click();
  await selectType(page, 'Fastighet');
  await getField(page, /^Namn/).fill('Kv. Eken');
  await getField(page, /^Fastighetsbeteckning/).fill('Eken 3');
  await getButton(page, 'Skapa objekt').click();
  await expect(getHeading(page, 'Kv. Eken')).toBeVisible();
};

const createApartment = async (page: Page) => {
  await getButton(page, 'Skapa objekt').first().click();
  await selectType(page, 'Lägenhet');
  await getField(page, /^Namn/).fill('Lgh 1001');
  await getField(page, /^Yta/).fill('62,5');
  await getField(page, /^Hyra/).fill('8 500');
  await getButton(page, 'Skapa objekt').click();
  await expect(getHeading(page, 'Lgh 1001')).toBeVisible();
};

test.describe('in an empty account', () => {
  test('creates a company, an estate in it and an apartment in the estate', async ({ page, account: _ }) => {
    await createCompany(page);
    await createEstate(page);
    await createApartment(page);
    await expect(page.getByRole('navigation', { name: 'Du är här' })).toHaveText(
      /Objekt.*Åkerö Fastigheter AB.*Kv\. Eken.*Lgh 1001/,
    );
    // Only in the page itself: the object tree beside it says "Vakant", too.
    await expect(page.getByRole('article').getByText('Vakant', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('62,5 m²').first()).toBeVisible();

    await page.goto('/entity/type/vacancies');
    await page.getByRole('link', { name: 'Lgh 1001' }).click();
    await expect(getHeading(page, 'Lgh 1001')).toBeVisible();
  });

  test('shows an error under a wrong organisation number and keeps the input', async ({
    page,
    account: _,
  }) => {
    await page.goto('/company/create');
    await getField(page, /^Namn/).fill('Åkerö');
    await getField(page, /^Organisationsnummer/).fill('559999-0017');
    await getButton(page, 'Skapa företag').click();
    await expect(getField(page, /^Organisationsnummer/)).toHaveAccessibleDescription(/stämmer inte/);
    await expect(getField(page, /^Namn/)).toHaveValue('Åkerö');
  });

  test('asks before leaving unsaved input for another remote', async ({ page, account: _ }) => {
    await page.goto('/company/create');
    await getField(page, /^Namn/).fill('Åkerö');
    await page.getByRole('link', { name: 'Hyresgäster' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button').first().click();
    await expect(page).toHaveURL(/\/company\/create$/);
    await expect(getField(page, /^Namn/)).toHaveValue('Åkerö');
  });

  test('previews and saves invoicing settings', async ({ page, account: _ }) => {
    await createCompany(page);
    await getButton(page, 'Faktureringsinställningar').click();
    await getField(page, /^Bankgiro/).fill('9912346');
    await page.getByRole('switch', { name: 'Skapa hyresavier automatiskt' }).click();
    await getField(page, /^Dag då avier skapas/).fill('15');
    await expect(page.getByText(/^Avier för .+ skapas 15 .+ och skickas 25 /)).toBeVisible();
    await getButton(page, 'Spara inställningar').click();
    await expect(page.getByText('991-2346')).toBeVisible();
    await expect(page.getByText('Skapas den 15:e, skickas den 25:e')).toBeVisible();
  });

  test('uploads a file, opens it in a new tab and removes it', async ({ page, account: _ }) => {
    await createCompany(page);
    await getButton(page, 'Ladda upp fil').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'Ritning Ålgatan.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Plan 1: två rum och kök'),
    });
    await dialog.getByRole('textbox', { name: 'Beskrivning' }).fill('Planlösning');
    await dialog.getByRole('button', { name: 'Ladda upp' }).click();
    await expect(page.getByRole('cell', { name: 'Planlösning' })).toBeVisible();
    const download = page.waitForEvent('popup').then((tab) => tab.waitForEvent('download'));
    await getButton(page, 'Ritning Ålgatan.txt').click();
    expect((await download).suggestedFilename()).toBe('Ritning Ålgatan.txt');

    await getButton(page, 'Val för raden').click();
    await page.getByRole('menuitem', { name: 'Ta bort' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
    await expect(page.getByText('Det finns inte några filer')).toBeVisible();
  });

  test('removes an object and moves its children up', async ({ page, account: _ }) => {
    await createCompany(page);
    await createEstate(page);
    await createApartment(page);
    await page.getByRole('navigation', { name: 'Du är här' }).getByRole('link', { name: 'Kv. Eken' }).click();
    await clickMenuItem(page, 'Ta bort');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await dialog.getByRole('button', { name: 'Ta bort' }).click();
    await expect(getHeading(page, 'Åkerö Fastigheter AB')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lgh 1001' })).toBeVisible();
  });
});

test.describe('in the demo portfolio', () => {
  test('keeps sort order and filter in the URL, and undoes them with the back button', async ({
    page,
    demo: _,
  }) => {
    await page.goto('/entity/overview');
    await expect(page.getByRole('table', { name: 'Objekt' }).getByRole('link')).toHaveCount(15);
    await getButton(page, 'Typ').click();
    await expect(page).toHaveURL(/sort(\[|%5B)by/);
    await getButton(page, 'Filter').click();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByTitle('Vakant', { exact: true }).click();
    await expect(page).toHaveURL(/rented=false/);
    await expect(page.getByText('Status: Vakant')).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/rented/);
    await page.goBack();
    await expect(page).toHaveURL(/\/entity\/overview$/);
  });
});
