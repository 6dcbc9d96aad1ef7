import { allRoutes, calls, type Owner, type Route, remoteNames, routes, routesOf } from '@husrum/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, overflowOf, type SignedIn, test } from '../src';

const owners: readonly Owner[] = ['shell', ...remoteNames];

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

// The links of this run are no longer good, and the product says so.
test.use({ expectedErrors: ({ browserName: _ }, use) => use([/status of (404|409|422)/]) });

/** One after the other in the same browser, which then knows the scripts: loading them anew is most of the work. */
const visitAll = async (
  page: Page,
  { colorScheme, ...viewport }: (typeof looks)[number],
  addresses: readonly string[],
) => {
  test.setTimeout(addresses.length * 20_000);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      await settled(page);
      expect(await overflowOf(page)).toBe(0);
      await expectAccessible(page);
    });
};

for (const look of looks) {
  const { width, colorScheme } = look;
  for (const owner of owners) {
    const own = routesOf(owner).filter(({ access }) => access === 'user');
    test(`${owner}: every screen is accessible and fits, ${width} ${colorScheme}`, {
      tag: `@${owner}`,
    }, async ({ page, request, demo }) => {
      const addresses = await Promise.all(own.map((route) => addressOf(route, request, demo)));
      await visitAll(page, look, addresses);
    });
  }

  test(`what is seen without signing in is accessible and fits, ${width} ${colorScheme}`, async ({
    page,
    request,
    demoSession,
  }) => {
    const open = allRoutes.filter(({ access }) => access === 'public');
    const addresses = await Promise.all(open.map((route) => addressOf(route, request, demoSession)));
    await visitAll(page, look, addresses);
  });
}
