import type { Page } from '@playwright/test';
import { expect, test } from '../src';
import { clickMenuLink, getPageTitle } from './remote-pages';

const getLeaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Du har osparade ändringar' });
const stay = (page: Page) => getLeaveDialog(page).getByRole('button', { name: 'Stanna kvar' }).click();
const leave = (page: Page) => getLeaveDialog(page).getByRole('button', { name: 'Lämna sidan' }).click();
const getNameField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Namn/ });

const openForm = async (page: Page) => {
  await page.goto('/company');
  await expect(getPageTitle(page, 'Företag')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Skapa företag' })
    .or(page.getByRole('button', { name: 'Skapa företag' }))
    .first()
    .click();
  await getNameField(page).fill('Halvfärdigt AB');
};

test('a link to another remote asks first, and staying keeps the input', async ({ page, account: _ }) => {
  await openForm(page);
  await clickMenuLink(page, '/ticket/overview');
  await stay(page);
  await expect(getLeaveDialog(page)).toBeHidden();
  await expect(getNameField(page)).toHaveValue('Halvfärdigt AB');
  await expect(page).toHaveURL(/\/company\/create$/);
  await clickMenuLink(page, '/ticket/overview');
  await leave(page);
  await expect(getPageTitle(page, 'Ärenden')).toBeVisible();
});

test('the back button asks too, and staying keeps the history', async ({ page, account: _ }) => {
  await openForm(page);
  await page.goBack();
  await stay(page);
  await expect(getNameField(page)).toHaveValue('Halvfärdigt AB');
  await expect(page).toHaveURL(/\/company\/create$/);
  await page.goBack();
  await leave(page);
  await expect(getPageTitle(page, 'Företag')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/company\/create$/);
  await expect(getNameField(page)).toHaveValue('');
});

test('closing the page asks only while there are unsaved changes', async ({ page, account: _ }) => {
  let dialogs = 0;
  page.on('dialog', async (dialog) => {
    dialogs += 1;
    await dialog.accept();
  });
  await openForm(page);
  await page.reload();
  expect(dialogs).toBe(1);
  await expect(getNameField(page)).toHaveValue('');
  await page.reload();
  expect(dialogs).toBe(1);
});
