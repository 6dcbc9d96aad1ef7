import { type Invoice, invoiceCalls } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { expect, firstOf, letFlat, overflowOf, type SignedIn, test, withMotion } from '@husrum/e2e';
import type { APIRequestContext, Locator } from '@playwright/test';
import { button } from './invoice-page';

test.use(withMotion);

const oldest = async (request: APIRequestContext, demo: SignedIn) => {
  const { path } = invoiceCalls.list;
  const { id, lease } = await firstOf<Invoice>(request, demo, path, { status: 'OVERDUE' });
  if (lease === null) throw new Error('What is overdue first has no lease');
  return { id, lease: lease.id };
};

/** Every height at which the element has been drawn, from its first frame on. */
const heightsOf = (item: Locator) =>
  item.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const seen = new Set<number>();
        let frames = 20;
        const look = () => {
          seen.add(Math.round(element.getBoundingClientRect().top));
          frames -= 1;
          if (frames > 0) requestAnimationFrame(look);
          else resolve([...seen]);
        };
        look();
      }),
  );

test('a menu stands still from the moment it can be clicked', { tag: '@invoicebase' }, async ({
  page,
  request,
  demo,
}) => {
  const { id } = await oldest(request, demo);
  await page.goto(routes.invoice.detail({ id }));
  await button(page, 'Fler val').click();
  expect(await heightsOf(page.getByRole('menuitem', { name: 'Kreditera' }))).toHaveLength(1);
});

test('an invoice begins at its top, however far down its lease one was', {
  tag: ['@lease', '@invoicebase'],
}, async ({ page, request, demo }) => {
  const { id, lease } = await oldest(request, demo);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(routes.lease.detail({ id: lease }));
  const link = page.locator(`a[href="${routes.invoice.detail({ id })}"]`).first();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hyresavi/ })).toBeVisible();
  expect(await page.evaluate('scrollY')).toBe(0);
});

const NAME =
  'Lägenheten vid Österängsvägens trädgårdsstad i kvarteret Kärrtorpsgårdarna, tredje våningen till höger, med altan'.slice(
    0,
    120,
  );

test('on paper no name is cut off, and nothing is wider than it', { tag: '@economy' }, async ({
  page,
  request,
  account,
}) => {
  await letFlat(request, account, { email: null, identifier: '19850412-2386', flat: NAME });
  await page.goto(routes.economy.unbilled());
  const name = page.getByRole('table', { name: 'Ofakturerade perioder' }).getByText(NAME);
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const cut = await name.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(cut).toBe(false);
  expect(await overflowOf(page)).toBe(0);
});

test('on a telephone every line of a card begins at the same edge', { tag: '@rentadjustment' }, async ({
  page,
  demo,
}) => {
  expect(demo.token).not.toBe('');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(routes.rentAdjustment.overview());
  const cells = page.locator('tbody td[data-label]');
  await expect(cells.first()).toBeVisible();
  const edges = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).paddingLeft));
  expect(new Set(edges)).toEqual(new Set(['0px']));
});
