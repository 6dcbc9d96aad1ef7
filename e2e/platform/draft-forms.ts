import type { Page } from '@playwright/test';
import { expect } from '../src';
import { clickMenuLink, getPageTitle } from './remote-pages';

/** Forms of two remotes, with the input for their fields. */
export const forms = [
  {
    remote: 'mf-objects',
    list: { link: '/company', title: 'Företag' },
    create: 'Skapa företag',
    input: [
      { label: /^Namn/, text: 'Halvfärdiga Fastigheter AB' },
      { label: /^Ort/, text: 'Väntevik' },
    ],
  },
  {
    remote: 'mf-leases',
    list: { link: '/tenant/overview', title: 'Hyresgäster' },
    create: 'Skapa hyresgäst',
    input: [
      { label: /^Namn/, text: 'Anna Halvskriven' },
      { label: /^Ort/, text: 'Dröjevik' },
    ],
  },
] as const;
export type DraftForm = (typeof forms)[number];

const getField = (page: Page, label: RegExp) => page.getByRole('main').getByRole('textbox', { name: label });

export const openForm = async (page: Page, { list, create }: DraftForm) => {
  await clickMenuLink(page, list.link);
  await expect(getPageTitle(page, list.title)).toBeVisible();
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: create })
    .or(main.getByRole('button', { name: create }))
    .first()
    .click();
  await expect(getPageTitle(page, create)).toBeVisible();
};

/** Types into the fields, letter by letter. `meanwhile` runs in the middle of the first field. */
export const fillForm = async (page: Page, { input }: DraftForm, meanwhile: () => Promise<void>) => {
  const [first, ...others] = input;
  const half = Math.ceil(first.text.length / 2);
  await getField(page, first.label).pressSequentially(first.text.slice(0, half), { delay: 50 });
  await meanwhile();
  await getField(page, first.label).pressSequentially(first.text.slice(half), { delay: 50 });
  for (const { label, text } of others) await getField(page, label).pressSequentially(text, { delay: 50 });
};

export const expectInput = async (page: Page, { input }: DraftForm) => {
  for (const { label, text } of input) await expect(getField(page, label)).toHaveValue(text);
};

/** Leaves the form by a menu link and confirms that the changes are lost. */
export const discardForm = async (page: Page, link: string, heading: string | RegExp) => {
  await clickMenuLink(page, link);
  await page.getByRole('button', { name: 'Lämna sidan' }).click();
  await expect(getPageTitle(page, heading)).toBeVisible();
};
