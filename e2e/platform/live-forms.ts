import type { Page } from '@playwright/test';
import { expect } from '../src';
import { go, title } from './remote-pages';

/** Forms of two remotes, with what is typed into their fields. */
export const forms = [
  {
    remote: 'mf-objects',
    list: { link: '/company', title: 'Företag' },
    create: 'Skapa företag',
    typed: [
      { label: /^Namn/, text: 'Halvfärdiga Fastigheter AB' },
      { label: /^Ort/, text: 'Väntevik' },
    ],
  },
  {
    remote: 'mf-leases',
    list: { link: '/tenant/overview', title: 'Hyresgäster' },
    create: 'Skapa hyresgäst',
    typed: [
      { label: /^Namn/, text: 'Ofärdia Halvskriven' },
      { label: /^Ort/, text: 'Dröjevik' },
    ],
  },
] as const;
export type TypedForm = (typeof forms)[number];

const field = (page: Page, label: RegExp) => page.getByRole('main').getByRole('textbox', { name: label });

export const startForm = async (page: Page, { list, create }: TypedForm) => {
  await go(page, list.link);
  await expect(title(page, list.title)).toBeVisible();
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: create })
    .or(main.getByRole('button', { name: create }))
    .first()
    .click();
  await expect(title(page, create)).toBeVisible();
};

/** Letter by letter, into one field after the other; `meanwhile` comes in the middle of the first. */
export const typeInto = async (page: Page, { typed }: TypedForm, meanwhile: () => Promise<void>) => {
  const [first, ...others] = typed;
  const half = Math.ceil(first.text.length / 2);
  await field(page, first.label).pressSequentially(first.text.slice(0, half), { delay: 50 });
  await meanwhile();
  await field(page, first.label).pressSequentially(first.text.slice(half), { delay: 50 });
  for (const { label, text } of others) await field(page, label).pressSequentially(text, { delay: 50 });
};

export const expectTyped = async (page: Page, { typed }: TypedForm) => {
  for (const { label, text } of typed) await expect(field(page, label)).toHaveValue(text);
};

/** Leaves what is typed, as a reader who says so. */
export const leaveForm = async (page: Page, link: string, head: string | RegExp) => {
  await go(page, link);
  await page.getByRole('button', { name: 'Lämna sidan' }).click();
  await expect(title(page, head)).toBeVisible();
};
