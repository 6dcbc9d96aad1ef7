import { allRoutes, calls, type Route, routes } from '@husrum/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, type SignedIn, test } from '../src';

const firstId = async (request: APIRequestContext, { token }: SignedIn, path: string): Promise<number> => {
  const answer = await request.get(path, {
    params: { limit: 1 },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data }: { data: { id: number }[] } = await answer.json();
  const [row] = data;
  if (row === undefined) throw new Error(`${path} is empty`);
  return row.id;
};

/** Which list a route's `:id` is taken from; routes that are not built yet answer for any id. */
const listOf: readonly (readonly [pattern: RegExp, path: string])[] = [
  [/^\/company\//, calls.company.list.path],
  [/^\/entity\//, calls.entity.list.path],
  [/^\/lease\//, calls.lease.list.path],
  [/^\/(tenant|address)\//, calls.tenant.list.path],
  [/^\/invoicebase\//, calls.invoicebase.list.path],
  [/^\/addon\//, calls.addon.list.path],
  [/^\/economy\/run\//, calls.economy.runs.path],
  [/^\/ticket\//, calls.ticket.list.path],
];

const values: Readonly<Record<string, string>> = {
  type: 'entity',
  status: 'unpaid',
  filter: 'active',
  parentType: 'company',
  parentId: '1',
  token: 'gammal-lank',
  invite: 'gammal-lank',
};
/** Where a word of the path means something else than elsewhere. */
const special: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [routes.entity.byType.pattern]: { type: 'apartments' },
  [routes.ticket.byStatus.pattern]: { status: 'open' },
};

const addressOf = async (route: Route, request: APIRequestContext, demo: SignedIn): Promise<string> => {
  const list = listOf.find(([pattern]) => pattern.test(route.pattern))?.[1];
  const id = list === undefined ? 1 : await firstId(request, demo, list);
  const known: Record<string, string> = { ...values, ...special[route.pattern], id: String(id) };
  return route.pattern.replace(/\/:(\w+)(\?)?/g, (_whole, name: string, optional?: string) =>
    optional === undefined ? `/${known[name] ?? '1'}` : '',
  );
};

const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

const settled = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** Each look from a page of its own: a theme that is just changing has colours of both. */
const check = async (page: Page, path: string) => {
  for (const { colorScheme, ...viewport } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto(path);
    await settled(page);
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await expectAccessible(page);
  }
};

// The links of this run are no longer good, and the product says so.
test.use({ expectedErrors: ({ browserName: _ }, use) => use([/status of (404|409|422)/]) });

for (const route of allRoutes.filter(({ access }) => access === 'user')) {
  test(`${route.pattern} is accessible and fits, wide and light, narrow and dark`, async ({
    page,
    request,
    demo,
  }) => {
    await check(page, await addressOf(route, request, demo));
  });
}

for (const route of allRoutes.filter(({ access }) => access === 'public')) {
  test(`${route.pattern} is accessible and fits for those who are not signed in`, async ({
    page,
    request,
    demoSession,
  }) => {
    await check(page, await addressOf(route, request, demoSession));
  });
}
