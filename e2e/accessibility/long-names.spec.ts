import { routes } from '@husrum/contract/routes';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  type Account,
  expect,
  measureOverflow,
  navigateTo,
  registerAccount,
  storeToken,
  test,
  waitForPageLoad,
} from '../src';
import { createRowsWithLongNames, type LongNameRowIds } from './long-names';

let accountPromise: Promise<Account & { readonly ids: LongNameRowIds }> | undefined;

const createAccount = async (request: APIRequestContext) => {
  const account = await registerAccount(request);
  return { ...account, ids: await createRowsWithLongNames(request, account) };
};

// The tests run in sequence in one worker and share one account, because creating it takes most of the time.
test.describe.configure({ mode: 'default' });

/** The shared account. No test changes it. It is not a worker fixture, because that would start another worker. */
const getAccount = (request: APIRequestContext) => {
  accountPromise ??= createAccount(request);
  return accountPromise;
};

const WIDTHS_PX = [1440, 1024, 390];

const expectFits = async (page: Page, path: string) => {
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await measureOverflow(page), `${path} at ${width}`).toBe(0);
  }
};

const { company, entity, lease, tenant, ticket } = routes;

const listPathsByNoun: Readonly<Record<string, (ids: LongNameRowIds) => readonly string[]>> = {
  company: (ids) => [company.detail({ id: ids.company }), company.overview()],
  entity: (ids) => [entity.detail({ id: ids.apartment }), entity.overview()],
  lease: ({ lease: id }) => [
    lease.detail({ id }),
    ...['terms', 'addons', 'receipts', 'files', 'events'].map((tab) => lease.detail({ id }, { tab })),
    lease.overview(),
  ],
  tenant: (ids) => [tenant.detail({ id: ids.tenant }), tenant.overview()],
  ticket: (ids) => [ticket.detail({ id: ids.ticket }), ticket.overview()],
};

for (const [noun, listPaths] of Object.entries(listPathsByNoun)) {
  test(`${noun}: pages with names of 120 characters do not overflow`, async ({ page, request }) => {
    const { ids, ...account } = await getAccount(request);
    await storeToken(page, account);
    const [first = '', ...others] = listPaths(ids);
    await page.goto(first);
    await waitForPageLoad(page);
    await expectFits(page, first);
    for (const path of others) {
      await navigateTo(page, path);
      await expectFits(page, path);
    }
  });
}
