import { routes } from '@husrum/contract';
import type { Page } from '@playwright/test';
import { test as base, expect, overflowOf, register, type SignedIn, settled, useToken } from '../src';
import { type AwkwardNames, awkwardNames } from './awkward-names';

/** One landlord for all tests of a worker: none of them changes anything. */
const test = base.extend<object, { readonly landlord: SignedIn & { readonly has: AwkwardNames } }>({
  landlord: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
      const account = await register(request);
      await use({ ...account, has: await awkwardNames(request, account) });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

const WIDTHS = [1440, 1024, 390];

const fits = async (page: Page, path: string) => {
  await page.goto(path);
  await settled(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowOf(page), `${path} at ${width}`).toBe(0);
  }
};

const { company, entity, lease, tenant, ticket } = routes;

const pages: Readonly<Record<string, (has: AwkwardNames) => readonly string[]>> = {
  company: (has) => [company.detail({ id: has.company }), company.overview()],
  entity: (has) => [entity.detail({ id: has.flat }), entity.overview()],
  lease: ({ lease: id }) => [
    lease.detail({ id }),
    ...['terms', 'addons', 'receipts', 'files', 'events'].map((tab) => lease.detail({ id }, { tab })),
    lease.overview(),
  ],
  tenant: (has) => [tenant.detail({ id: has.tenant }), tenant.overview()],
  ticket: (has) => [ticket.detail({ id: has.ticket }), ticket.overview()],
};

for (const [area, pathsOf] of Object.entries(pages)) {
  test(`${area}: names of 120 characters widen no page`, { tag: `@${area}` }, async ({ page, landlord }) => {
    await useToken(page, landlord);
    for (const path of pathsOf(landlord.has)) await fits(page, path);
  });
}
