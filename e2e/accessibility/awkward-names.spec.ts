import { areas, type Route, routes } from '@husrum/contract/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import { enter, expect, overflowOf, register, type SignedIn, settled, test, useToken } from '../src';
import { type AwkwardNames, awkwardNames } from './awkward-names';
import { isWanted } from './wanted';

let made: Promise<SignedIn & { readonly has: AwkwardNames }> | undefined;

const make = async (request: APIRequestContext) => {
  const account = await register(request);
  return { ...account, has: await awkwardNames(request, account) };
};

// One after the other, and so in one process: making this landlord is most of the work.
test.describe.configure({ mode: 'default' });

/** One for all tests of this file: none of them changes anything. A fixture of the process would start another. */
const landlord = (request: APIRequestContext) => {
  made ??= make(request);
  return made;
};

const WIDTHS = [1440, 1024, 390];

const fits = async (page: Page, path: string) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflowOf(page), `${path} at ${width}`).toBe(0);
  }
};

const { company, entity, lease, tenant, ticket } = routes;

type Shown = readonly [route: Pick<Route, 'pattern'>, paths: (has: AwkwardNames) => readonly string[]];

const pages: readonly Shown[] = [
  [company.detail, (has) => [company.detail({ id: has.company })]],
  [company.overview, () => [company.overview()]],
  [entity.detail, (has) => [entity.detail({ id: has.flat })]],
  [entity.overview, () => [entity.overview()]],
  [
    lease.detail,
    ({ lease: id }) => [
      lease.detail({ id }),
      ...['terms', 'addons', 'receipts', 'files', 'events'].map((tab) => lease.detail({ id }, { tab })),
    ],
  ],
  [lease.overview, () => [lease.overview()]],
  [tenant.detail, (has) => [tenant.detail({ id: has.tenant })]],
  [tenant.overview, () => [tenant.overview()]],
  [ticket.detail, (has) => [ticket.detail({ id: has.ticket })]],
  [ticket.overview, () => [ticket.overview()]],
];

for (const area of areas) {
  const own = pages.filter(([route]) => isWanted(route) && `${route.pattern}/`.startsWith(`/${area}/`));
  if (own.length > 0)
    test(`${area}: names of 120 characters widen no page`, {
      tag: ['@screens', `@${area}`],
    }, async ({ page, request }) => {
      const { has, ...account } = await landlord(request);
      await useToken(page, account);
      const [first = '', ...others] = own.flatMap(([, paths]) => paths(has));
      await page.goto(first);
      await settled(page);
      await fits(page, first);
      for (const path of others) {
        await enter(page, path);
        await fits(page, path);
      }
    });
}
