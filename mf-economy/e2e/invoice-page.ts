import { routes } from '@husrum/contract/routes';
import { expect } from '@husrum/e2e';
import type { Page } from '@playwright/test';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const dialog = (page: Page) => page.getByRole('dialog').last();
export const status = (page: Page, text: string) =>
  page.getByRole('article').locator('header').getByText(text, { exact: true });
export const createInvoice = async (page: Page, flat: string) => {
  await page.goto(routes.invoice.overview());
  await button(page, 'Skapa hyresavi').first().click();
  await dialog(page).getByRole('combobox', { name: 'Sök uthyrning' }).fill(flat);
  await dialog(page).getByRole('option', { name: flat }).click();
  await dialog(page).getByRole('button', { name: 'Skapa hyresavi' }).click();
  await expect(page).toHaveURL(/\/invoicebase\/\d+$/);
  await expect(status(page, 'Redigeras')).toBeVisible();
};

export const generate = async (page: Page) => {
  await button(page, 'Skapa som manuell avi').click();
  await dialog(page).getByRole('button', { name: 'Skapa avi' }).click();
  await expect(status(page, 'Attestering')).toBeVisible();
  await button(page, 'Markera som redo').click();
  await expect(status(page, 'Redo att skickas')).toBeVisible();
};
