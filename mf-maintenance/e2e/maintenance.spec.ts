import { type Account, callApiAs, expect, test } from '@husrum/e2e';
import type { APIRequestContext, Page } from '@playwright/test';

const getField = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The object is created through the API, since this test is about maintenance. */
const createEntity = async (request: APIRequestContext, account: Account): Promise<void> => {
  const send = callApiAs(request, account);
  const address = { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' };
  const { company } = await send('POST', '/api/company', {
    company: { name: 'Åkerö AB', organisation_number: '559999-0016', ...address },
  });
  const entity = { name: 'Lgh 1001', entity_type_id: 2, company_id: company.id, fee: 8500, ...address };
  await send('POST', '/api/entity', entity);
};

const createTemplate = async (page: Page) => {
  await page.goto('/maintenance/template/overview');
  await getButton(page, 'Skapa mall').first().click();
  await getField(page, /^Rubrik/).fill('Filterbyte');
  await getField(page, /^Beskrivning/).fill('Byt alla filter.');
  await getButton(page, 'Lägg till uppgift').click();
  await getField(page, 'Uppgift 1').fill('Byt påsfilter');
  await getField(page, 'Uppgift 1').press('Enter');
  await page.keyboard.type('Stäng av fläkten');
  await getButton(page, 'Flytta Stäng av fläkten uppåt').press('Enter');
  await expect(getField(page, 'Uppgift 1')).toHaveValue('Stäng av fläkten');
  await getField(page, /^Upprepa efter/).fill('30');
  await getButton(page, 'Skapa mall').click();
  await expect(getHeading(page, 'Filterbyte')).toBeVisible();
};

test('creates an activity from a template, finishes it and opens the next one', async ({
  page,
  request,
  account,
}) => {
  await createEntity(request, account);
  await createTemplate(page);

  await getButton(page, 'Skapa aktivitet').click();
  await page.getByRole('combobox', { name: 'Sök objekt eller företag' }).fill('lgh');
  await page.getByRole('option', { name: /Lgh 1001/ }).click();
  await expect(page).toHaveURL(/\/entity\/\d+\/maintenance\/create\?template=\d+$/);
  await expect(getField(page, /^Rubrik/)).toBeDisabled();
  await getField(page, /^Planerad dag/).fill('2030-05-02');
  await getButton(page, 'Skapa aktivitet').click();
  await expect(page.getByText('Aktiviteten har skapats')).toBeVisible();
  await expect(getHeading(page, 'Filterbyte')).toBeVisible();

  await getButton(page, 'Starta').click();
  await getButton(page, 'Stäng av fläkten Ej utförd').click();
  await getButton(page, 'Byt påsfilter Ej utförd').press('Enter');
  await getButton(page, 'Byt påsfilter Utförd').press('Enter');
  await expect(getButton(page, 'Byt påsfilter Underkänd')).toBeVisible();
  await expect(page.getByText('1 av 2 uppgifter utförda, 1 underkänd')).toBeVisible();

  await getButton(page, 'Slutför').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Anteckning/ }).fill('Nytt påsfilter är beställt.');
  await dialog.getByRole('textbox', { name: /^Kostnad/ }).fill('1250');
  await dialog.getByRole('button', { name: 'Slutför' }).click();
  await expect(page.getByText('Aktiviteten har slutförts')).toBeVisible();
  await expect(page.getByText('Nytt påsfilter är beställt.')).toBeVisible();

  const finishedUrl = page.url();
  await page.getByRole('region', { name: 'Nästa aktivitet' }).getByRole('link').click();
  await expect(page).not.toHaveURL(finishedUrl);
  await expect(page.getByText('Starta aktiviteten för att bocka av uppgifterna.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Föregående aktivitet' }).getByText('Klar')).toBeVisible();

  await page.goto('/maintenance/costs?by=entity');
  await expect(page.getByRole('row', { name: /Lgh 1001.*1.250 kr/ })).toBeVisible();
});
