import type { Page } from '@playwright/test';
import { expect, test } from '../src';
import { go, title } from './remote-pages';

const question = (page: Page) => page.getByRole('dialog', { name: 'Du har osparade ändringar' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Stanna kvar' }).click();
const leave = (page: Page) => question(page).getByRole('button', { name: 'Lämna sidan' }).click();
const name = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Namn/ });

const startForm = async (page: Page) => {
  await page.goto('/company');
  await expect(title(page, 'Företag')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Skapa företag' })
    .or(page.getByRole('button', { name: 'Skapa företag' }))
    .first()
    .click();
  await name(page).fill('Halvfärdigt AB');
};

test('a link to another remote asks first, and staying loses nothing', async ({ page, account: _ }) => {
  await startForm(page);
  await go(page, '/ticket/overview');
  await stay(page);
  await expect(question(page)).toBeHidden();
  await expect(name(page)).toHaveValue('Halvfärdigt AB');
  await expect(page).toHaveURL(/\/company\/create$/);
  await go(page, '/ticket/overview');
  await leave(page);
  await expect(title(page, 'Ärenden')).toBeVisible();
});

test('the back button asks too; the history stays as it was', async ({ page, account: _ }) => {
  await startForm(page);
  await page.goBack();
  await stay(page);
  await expect(name(page)).toHaveValue('Halvfärdigt AB');
  await expect(page).toHaveURL(/\/company\/create$/);
  await page.goBack();
  await leave(page);
  await expect(title(page, 'Företag')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/company\/create$/);
  await expect(name(page)).toHaveValue('');
});

test('closing the page asks while something is unsaved, and only then', async ({ page, account: _ }) => {
  let asked = 0;
  page.on('dialog', async (dialog) => {
    asked += 1;
    await dialog.accept();
  });
  await startForm(page);
  await page.reload();
  expect(asked).toBe(1);
  await expect(name(page)).toHaveValue('');
  await page.reload();
  expect(asked).toBe(1);
});
