import { type Account, expect, sendAs, test } from '@husrum/e2e';
import type { APIRequestContext, Page } from '@playwright/test';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Created through the API, since this test is about maintenance. */
const createEntity = async (request: APIRequestContext, account: Account): Promise<void> => {
  const send = sendAs(request, account);
  const address = { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' };
  const { company } = await send('POST', '/api/company', {
    company: { name: 'Åkerö AB', organisation_number: '559999-0016', ...address },
  });
  const entity = { name: 'Lgh 1001', entity_type_id: 2, company_id: company.id, fee: 8500, ...address };
  await send('POST', '/api/entity', entity);
};

const createTemplate = async (page: Page) => {
  await page.goto('/maintenance/template/overview');
  await button(page, 'Skapa mall').first().click();
  await field(page, /^Rubrik/).fill('Filterbyte');
  await field(page, /^Beskrivning/).fill('Byt alla filter.');
  await button(page, 'Lägg till uppgift').click();
  await field(page, 'Uppgift 1').fill('Byt påsfilter');
  await field(page, 'Uppgift 1').press('Enter');
  await page.keyboard.type('Stäng av fläkten');
  await button(page, 'Flytta Stäng av fläkten uppåt').press('Enter');
  await expect(field(page, 'Uppgift 1')).toHaveValue('Stäng av fläkten');
  await field(page, /^Upprepa efter/).fill('30');
  await button(page, 'Skapa mall').click();
  await expect(heading(page, 'Filterbyte')).toBeVisible();
};

test('from a template to an activity that is done, and the next one', async ({ page, request, account }) => {
  await createEntity(request, account);
  await createTemplate(page);

  await button(page, 'Skapa aktivitet').click();
  await page.getByRole('combobox', { name: 'Sök objekt eller företag' }).fill('lgh');
  await page.getByRole('option', { name: /Lgh 1001/ }).click();
  await expect(page).toHaveURL(/\/entity\/\d+\/maintenance\/create\?template=\d+$/);
  await expect(field(page, /^Rubrik/)).toBeDisabled();
  await field(page, /^Planerad dag/).fill('2030-05-02');
  await button(page, 'Skapa aktivitet').click();
  await expect(page.getByText('Aktiviteten har skapats')).toBeVisible();
  await expect(heading(page, 'Filterbyte')).toBeVisible();

  await button(page, 'Starta').click();
  await button(page, 'Stäng av fläkten Ej utförd').click();
  await button(page, 'Byt påsfilter Ej utförd').press('Enter');
  await button(page, 'Byt påsfilter Utförd').press('Enter');
  await expect(button(page, 'Byt påsfilter Underkänd')).toBeVisible();
  await expect(page.getByText('1 av 2 uppgifter utförda, 1 underkänd')).toBeVisible();

  await button(page, 'Slutför').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Anteckning/ }).fill('Nytt påsfilter är beställt.');
  await dialog.getByRole('textbox', { name: /^Kostnad/ }).fill('1250');
  await dialog.getByRole('button', { name: 'Slutför' }).click();
  await expect(page.getByText('Aktiviteten har slutförts')).toBeVisible();
  await expect(page.getByText('Nytt påsfilter är beställt.')).toBeVisible();

  const done = page.url();
  await page.getByRole('region', { name: 'Nästa aktivitet' }).getByRole('link').click();
  await expect(page).not.toHaveURL(done);
  await expect(page.getByText('Starta aktiviteten för att bocka av uppgifterna.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Föregående aktivitet' }).getByText('Klar')).toBeVisible();

  await page.goto('/maintenance/costs?by=entity');
  await expect(page.getByRole('row', { name: /Lgh 1001.*1.250 kr/ })).toBeVisible();
});
