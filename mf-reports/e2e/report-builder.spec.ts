import { readFileSync } from 'node:fs';
import { expect, expectAccessible, measureOverflow, test } from '@husrum/e2e';
import type { Page } from '@playwright/test';

const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const getPreview = (page: Page) => page.getByRole('table', { name: 'Förhandsvisning' });
const addColumn = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Fält att lägga till' }).getByRole('button', { name, exact: true }).click();
const selectOption = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByTitle(option, { exact: true }).last().click();
};

// The number of table rows: the header, 20 rows of the report, and a row of totals.
const FULL_PREVIEW = 21;
const FULL_PREVIEW_WITH_TOTALS = 22;

const startReport = async (page: Page) => {
  await page.goto('/report/create');
  await expect(page.getByText('Välj en källa och minst ett fält')).toBeVisible();
  await page.getByRole('radio', { name: 'Uthyrningar', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Primär hyresgäst' }).check();
  await addColumn(page, 'Primär hyresgäst: Namn');
  await addColumn(page, 'Status');
  await expect(getPreview(page).getByRole('row')).toHaveCount(FULL_PREVIEW);
};

// Asking for the fixture `demo` signs the page in.
test.beforeEach(({ demo }) => expect(demo.token).not.toBe(''));

test('builds a report with preview and summary and restores it from the URL', async ({ page }) => {
  await startReport(page);
  await expect(page.getByText(/^Uthyrningar, 2 kolumner, \d+ rader$/)).toBeVisible();
  await expect(page.getByText(/^Visar 20 av \d+ rader$/)).toBeVisible();

  await expect(getButton(page, 'Lägg till filter')).toBeDisabled();
  await selectOption(page, 'Fält', 'Status');
  await selectOption(page, 'Värde', 'Upphör');
  await getButton(page, 'Lägg till filter').click();
  await expect(page.getByText(/^Uthyrningar där Status är Upphör, 2 kolumner, 6 rader$/)).toBeVisible();
  await expect(getPreview(page).getByRole('row')).toHaveCount(7);

  await getButton(page, 'Flytta Status uppåt').click();
  await expect(getPreview(page).getByRole('columnheader')).toHaveText(['Status', 'Primär hyresgäst: Namn']);
  await page.reload();
  await expect(getPreview(page).getByRole('columnheader')).toHaveText(['Status', 'Primär hyresgäst: Namn']);
  await expect(getPreview(page).getByRole('row')).toHaveCount(7);

  await getButton(page, 'Ta bort filtret Status är Upphör').click();
  await expect(getPreview(page).getByRole('row')).toHaveCount(FULL_PREVIEW);
});

test('sums, groups and sorts a report', async ({ page }) => {
  await startReport(page);
  await selectOption(page, 'Gruppera efter', 'Status');
  // A select with multiple values stays open after a choice.
  await page.keyboard.press('Escape');
  await selectOption(page, 'Fält att beräkna', 'Hyra per år (kr)');
  await getButton(page, 'Lägg till beräkning').click();
  await selectOption(page, 'Sortera efter', 'Summa hyra per år (kr)');
  await expect(page.getByText(/^Uthyrningar grupperade efter Status, 2 kolumner, \d grupper$/)).toBeVisible();
  await expect(getPreview(page).getByRole('columnheader')).toHaveText(['Status', 'Summa hyra per år (kr)']);
  await expect(getPreview(page).locator('tfoot')).toContainText('Summa');
});

test('prints the summary and the rows only', async ({ page }) => {
  await startReport(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Uthyrningar, 2 kolumner, \d+ rader$/)).toBeVisible();
  await expect(getPreview(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: /Källa och relationer/ })).toBeHidden();
});

test('reorders columns by drag and drop', async ({ page }) => {
  await startReport(page);
  const columns = page.getByRole('list', { name: 'Valda kolumner' }).getByRole('listitem');
  await columns.nth(1).dragTo(columns.nth(0));
  await expect(columns).toHaveText(['Status', 'Primär hyresgäst: Namn']);
  await expect(getPreview(page).getByRole('columnheader')).toHaveText(['Status', 'Primär hyresgäst: Namn']);
});

test('clears a filter that matches nothing', async ({ page }) => {
  await startReport(page);
  await selectOption(page, 'Fält', 'Hyra per avi (kr)');
  await selectOption(page, 'Villkor', 'är större än');
  await page.getByRole('textbox', { name: 'Värde' }).fill('1 000 000');
  await getButton(page, 'Lägg till filter').click();
  await expect(page.getByText('Inga resultat')).toBeVisible();
  await getButton(page, 'Rensa filter').click();
  await expect(getPreview(page).getByRole('row')).toHaveCount(FULL_PREVIEW);
});

for (const theme of ['light', 'dark'] as const) {
  test(`a report has no accessibility violation on a wide and a narrow screen in ${theme} mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await startReport(page);
    await selectOption(page, 'Fält', 'Start');
    await expect(page.getByPlaceholder('ÅÅÅÅ-MM-DD')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    expect(await measureOverflow(page)).toBe(0);
  });
}

test('opens a pre-made report, exports it, saves it and opens it again', async ({ page }) => {
  await page.goto('/report/premade');
  await getButton(page, 'Öppna Hyreslista').click();
  await expect(getPreview(page).getByRole('row')).toHaveCount(FULL_PREVIEW_WITH_TOTALS);

  await getButton(page, 'Exportera').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Filnamn')).toHaveValue(/^rapport_lease_\d{4}-\d{2}-\d{2}$/);
  await dialog.getByText('CSV (.csv)').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Exportera' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^rapport_lease_.*\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toContain('Företag: Namn;Objekt: Hus;Objekt: Namn;Primär hyresgäst: Namn');
  expect(lines.at(-2)).toMatch(/^Summa;/);

  await getButton(page, 'Spara').click();
  await dialog.getByLabel('Namn').fill('Min hyreslista');
  await dialog.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByText('Rapporten är sparad')).toBeVisible();
  await page.goto('/report/premade?tab=saved');
  await getButton(page, 'Min hyreslista').click();
  await expect(getButton(page, 'Spara ändringar')).toBeVisible();
  await expect(getPreview(page).getByRole('row')).toHaveCount(FULL_PREVIEW_WITH_TOTALS);
});

for (const tab of ['premade', 'saved', 'exports']) {
  test(`the tab ${tab} has no accessibility violation on a wide and a narrow screen`, async ({ page }) => {
    await page.goto(`/report/premade?tab=${tab}`);
    await expect(page.getByRole('heading', { name: 'Rapporter', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    expect(await measureOverflow(page)).toBe(0);
  });
}
