import { type Account, callApiAs, expect, test } from '@husrum/e2e';
import type { APIRequestContext, Page } from '@playwright/test';

const getField = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The object is created through the API, since these tests are about tickets. */
const createEntity = async (request: APIRequestContext, account: Account): Promise<void> => {
  const send = callApiAs(request, account);
  const address = { address: 'Storgatan 1', postal_code: '702 11', city: 'Örebro', country: 'Sverige' };
  const { company } = await send('POST', '/api/company', {
    company: { name: 'Åkerö AB', organisation_number: '559999-0016', ...address },
  });
  const entity = { name: 'Lgh 1001', entity_type_id: 2, company_id: company.id, fee: 8500, ...address };
  await send('POST', '/api/entity', entity);
};

const createTicket = async (page: Page) => {
  await page.goto('/ticket/overview');
  await getButton(page, 'Skapa ärende').first().click();
  await page.getByRole('combobox', { name: 'Sök objekt eller hyresgäst' }).fill('lgh');
  await page.getByRole('option', { name: /Lgh 1001/ }).click();
  await expect(page).toHaveURL(/\/ticket\/create\/entity\/\d+$/);
  await getField(page, /^Ämne/).fill('Droppande kran');
  await getField(page, /^Beskrivning/).fill('Kranen i köket droppar.');
  await getButton(page, 'Skapa ärende').click();
  await expect(page.getByText('Ärendet har skapats')).toBeVisible();
  await expect(getHeading(page, 'Droppande kran')).toBeVisible();
};

test.describe('in an account with one object', () => {
  test.beforeEach(async ({ page, request, account }) => {
    await createEntity(request, account);
    await createTicket(page);
  });

  test('opens, comments and resolves a ticket', async ({ page }) => {
    await expect(page.getByText('Ny', { exact: true })).toBeVisible();
    await getButton(page, 'Markera som pågående').click();
    await expect(page.getByText('Ärendet har öppnats')).toBeVisible();
    await getField(page, /^Kommentar/).fill('Rörmokaren kommer på torsdag.');
    await getButton(page, 'Kommentera').click();
    await expect(page.getByText('Kommentaren har skapats')).toBeVisible();
    await expect(getField(page, /^Kommentar/)).toHaveValue('');
    await getButton(page, 'Markera som löst').click();
    await expect(page.getByText('Ärendet har markerats som löst')).toBeVisible();
    await expect(getField(page, /^Kommentar/)).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Kommentarer' }).getByRole('listitem')).toHaveText([
      /Ärendet markerades som pågående av Prov Provsson/,
      /Rörmokaren kommer på torsdag\./,
      /Ärendet markerades som löst av Prov Provsson/,
    ]);
    await expect(getButton(page, 'Markera som pågående')).toBeVisible();

    await page.getByRole('link', { name: 'Ärenden' }).first().click();
    await expect(page.getByRole('link', { name: /^Lösta denna månad/ })).toHaveText('Lösta denna månad1');
    await page.getByRole('link', { name: /^Lösta denna månad/ }).click();
    await expect(page).toHaveURL(/\/ticket\/status\/resolved\?resolved_from=\d{4}-\d{2}-01$/);
    await expect(page.getByRole('link', { name: 'Droppande kran' })).toBeVisible();
  });

  test('edits a ticket, finds it on its object and removes it', async ({ page }) => {
    await getButton(page, 'Redigera').click();
    await getField(page, /^Ämne/).fill('Trasig kran');
    await getButton(page, 'Spara').click();
    await expect(getHeading(page, 'Trasig kran')).toBeVisible();
    await page.getByRole('link', { name: 'Lgh 1001' }).click();
    await page.getByRole('link', { name: 'Trasig kran' }).click();
    await expect(getHeading(page, 'Trasig kran')).toBeVisible();

    await getButton(page, 'Fler val').click();
    await page.getByRole('menuitem', { name: 'Radera' }).click();
    await expect(page.getByText('Ärendet kommer även att raderas för hyresgästen')).toBeVisible();
    await getButton(page, 'Fortsätt').click();
    await expect(page.getByText('Ärendet har raderats')).toBeVisible();
    await expect(page.getByText('Det finns inte några ärenden')).toBeVisible();
    await expect(page).toHaveURL(/\/ticket\/overview$/);
  });

  test('asks before leaving the page with an unsent comment', async ({ page }) => {
    await getButton(page, 'Markera som pågående').click();
    await getField(page, /^Kommentar/).fill('Halvfärdig');
    await page.getByRole('link', { name: 'Lgh 1001' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button').first().click();
    await expect(getField(page, /^Kommentar/)).toHaveValue('Halvfärdig');
  });
});

test.describe('in the demo portfolio', () => {
  test('keeps sort order, status and filter in the URL, and undoes the first two with the back button', async ({
    page,
    demo,
  }) => {
    // Asking for the fixture `demo` signs the page in.
    expect(demo.token).not.toBe('');
    await page.goto('/ticket/overview');
    await expect(page.getByRole('table', { name: 'Ärenden' }).getByRole('link')).toHaveCount(9);
    await getButton(page, 'Ämne').click();
    await expect(page).toHaveURL(/sort(\[|%5B)by/);
    await page.getByText('Nya', { exact: true }).last().click();
    await expect(page).toHaveURL(/\/ticket\/status\/new/);
    await expect(page.getByRole('table', { name: 'Ärenden' }).getByRole('link')).toHaveCount(4);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/ticket\/overview$/);
    await getButton(page, 'Filter').click();
    await getField(page, /^Ämne/).fill('kran');
    await expect(page).toHaveURL(/subject=kran/);
    await expect(page.getByRole('table', { name: 'Ärenden' }).getByRole('link')).toHaveCount(1);
  });
});
