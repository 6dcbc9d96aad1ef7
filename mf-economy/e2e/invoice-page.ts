import { routes } from '@husrum/contract/routes';
import { expect } from '@husrum/e2e';
import type { Page } from '@playwright/test';

export const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const getDialog = (page: Page) => page.getByRole('dialog').last();
export const getStatusTag = (page: Page, text: string) =>
  page.getByRole('article').locator('header').getByText(text, { exact: true });
export const createInvoice = async (page: Page, apartment: string) => {
  await page.goto(routes.invoice.overview());
  await getButton(page, 'Skapa hyresavi').first().click();
  await getDialog(page).getByRole('combobox', { name: 'Sök uthyrning' }).fill(apartment);
  await getDialog(page).getByRole('option', { name: apartment }).click();
  await getDialog(page).getByRole('button', { name: 'Skapa hyresavi' }).click();
  await expect(page).toHaveURL(/\/invoicebase\/\d+$/);
  await expect(getStatusTag(page, 'Redigeras')).toBeVisible();
};

export const generateAndMarkReady = async (page: Page) => {
  await getButton(page, 'Skapa som manuell avi').click();
  await getDialog(page).getByRole('button', { name: 'Skapa avi' }).click();
  await expect(getStatusTag(page, 'Attestering')).toBeVisible();
  await getButton(page, 'Attestera').click();
  await expect(getStatusTag(page, 'Redo att skickas')).toBeVisible();
};
