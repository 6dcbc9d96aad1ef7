import { type Invoice, invoiceCalls } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import {
  type Account,
  createApartmentLease,
  expect,
  fetchFirstRow,
  measureOverflow,
  test,
  withMotion,
} from '@husrum/e2e';
import type { APIRequestContext, Locator } from '@playwright/test';
import { getButton } from './invoice-page';

test.use(withMotion);

const fetchFirstOverdueInvoice = async (request: APIRequestContext, demo: Account) => {
  const { path } = invoiceCalls.list;
  const { id, lease } = await fetchFirstRow<Invoice>(request, demo, path, { status: 'OVERDUE' });
  if (lease === null) throw new Error('The first overdue invoice has no lease');
  return { id, leaseId: lease.id };
};

/** The distinct vertical positions of an element over its first 20 frames. */
const recordPositions = (item: Locator) =>
  item.evaluate(
    (element) =>
      new Promise<number[]>((resolve) => {
        const positions = new Set<number>();
        let frames = 20;
        const recordFrame = () => {
          positions.add(Math.round(element.getBoundingClientRect().top));
          frames -= 1;
          if (frames > 0) requestAnimationFrame(recordFrame);
          else resolve([...positions]);
        };
        recordFrame();
      }),
  );

test('a menu does not move after it becomes clickable', async ({ page, request, demo }) => {
  const { id } = await fetchFirstOverdueInvoice(request, demo);
  await page.goto(routes.invoice.detail({ id }));
  await getButton(page, 'Fler val').click();
  expect(await recordPositions(page.getByRole('menuitem', { name: 'Kreditera' }))).toHaveLength(1);
});

test('an invoice page starts at the top when opened from a scrolled page', async ({
  page,
  request,
  demo,
}) => {
  const { id, leaseId } = await fetchFirstOverdueInvoice(request, demo);
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(routes.lease.detail({ id: leaseId }));
  const link = page.locator(`a[href="${routes.invoice.detail({ id })}"]`).first();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hyresavi/ })).toBeVisible();
  expect(await page.evaluate('scrollY')).toBe(0);
});

const LONG_NAME =
  'Lägenheten vid Österängsvägens trädgårdsstad i kvarteret Kärrtorpsgårdarna, tredje våningen till höger, med altan';

test('print shows full names and does not overflow the page', async ({ page, request, account }) => {
  await createApartmentLease(request, account, {
    email: null,
    identifier: '19850412-2386',
    apartment: LONG_NAME,
  });
  await page.goto(routes.economy.unbilled());
  const name = page.getByRole('table', { name: 'Ofakturerade perioder' }).getByText(LONG_NAME);
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const truncated = await name.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(truncated).toBe(false);
  expect(await measureOverflow(page)).toBe(0);
});

test('an invoice prints as one page without menu and buttons', async ({ page, request, demo }) => {
  const { id } = await fetchFirstOverdueInvoice(request, demo);
  await page.goto(routes.invoice.detail({ id }));
  await expect(page.getByRole('heading', { level: 1, name: /^Hyresavi/ })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Avin som hyresgästen ser den' })).toBeVisible();
  await expect(getButton(page, 'Fler val')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('on a phone the amounts to send, with credit invoices, stay within their dialog', async ({
  page,
  demo: _,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(routes.invoice.byStatus({ status: 'ready' }));
  await getButton(page, 'Skicka alla').click();
  const line = page.getByRole('dialog').getByRole('paragraph').filter({ hasText: 'kreditavier om' });
  await expect(line).toBeVisible();
  expect(await line.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('on a phone every line of a card has the same left edge', async ({ page, demo: _ }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(routes.rentAdjustment.overview());
  const cells = page.locator('tbody td[data-label]');
  await expect(cells.first()).toBeVisible();
  const leftEdges = await cells.evaluateAll((all) =>
    all
      .filter((cell) => cell.getClientRects().length > 0)
      .map(
        (cell) => cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft),
      ),
  );
  expect(new Set(leftEdges).size).toBe(1);
});
