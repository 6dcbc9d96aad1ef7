import { type calls, type OkOf, routes } from '@husrum/contract';
import type { APIRequestContext } from '@playwright/test';
import { expect, expectAccessible, type SignedIn, test } from '../src';

const firstLease = async (request: APIRequestContext, { token }: SignedIn): Promise<number> => {
  const answer = await request.get('/api/lease/state/active', {
    params: { limit: 1 },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data }: OkOf<typeof calls.lease.list> = await answer.json();
  return data[0]?.id ?? 0;
};

const parts = [
  ['Kommande avier', 'coming', 'Kommande hyresavier'],
  ['Villkor', 'terms', 'Villkor'],
  ['Tillägg', 'addons', 'Tillägg'],
  ['Kvittenser', 'receipts', 'Kvittenser'],
  ['Dokument', 'files', 'Filer'],
  ['Händelser', 'events', 'Händelser'],
] as const;

test('the parts of a lease have addresses of their own, and back leads back', {
  tag: '@lease',
}, async ({ page, request, demo }) => {
  const id = await firstLease(request, demo);
  await page.goto(routes.lease.detail({ id }));
  const nav = page.getByRole('navigation', { name: 'Uthyrningens delar' });
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(region('Hyresavier')).toBeVisible();
  for (const [title, tab, shown] of parts) {
    await nav.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(routes.lease.detail({ id }, { tab }));
    await expect(region(shown)).toBeVisible();
    await expect(region('Hyresavier')).toBeHidden();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  }
  await page.goBack();
  await expect(region('Filer')).toBeVisible();
  await page.reload();
  await expect(region('Filer')).toBeVisible();
});
