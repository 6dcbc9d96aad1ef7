import { routes } from '@husrum/contract/routes';
import type { Page } from '@playwright/test';
import {
  callApiAs,
  createClockServer,
  e2ePort,
  expect,
  expectAccessible,
  paySubscription,
  registerAccount,
  storeToken,
  test,
} from '../src';
import { createPremisesLease, expectInvoiceStatus } from './premises-lease';

// The test follows one lease on the screens from before its start until after its end. Between the steps the test moves the
// server's clock forward, so the server also has to catch up on the jobs of the days in between.
const server = createClockServer(e2ePort + 1);
test.use({ baseURL: server.url });
test.afterAll(() => server.close());

const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const getDialog = (page: Page) => page.getByRole('dialog').last();
const getStatusTag = (page: Page, text: string) =>
  page.getByRole('article').locator('header').getByText(text, { exact: true });

const fillDate = async (page: Page, label: RegExp, date: string) => {
  const field = page.getByRole('textbox', { name: label }).last();
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(date);
  await field.press('Enter');
  await expect(field).toHaveValue(date);
};
const selectOption = async (page: Page, label: RegExp, option: string) => {
  await getDialog(page).getByRole('combobox', { name: label }).click();
  await page.locator('.ant-select-item-option', { hasText: option }).click();
};

/** Expects each row's amount and the explanation behind its "?", and the total of the invoice. */
const expectInvoice = async (
  page: Page,
  rows: readonly [amount: string, explanation: string][],
  total: string,
) => {
  const explainedRows = page
    .getByRole('table', { name: 'Rader' })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Förklara/ }) });
  await expect(explainedRows).toHaveCount(rows.length);
  for (const [index, [amount, explanation]] of rows.entries()) {
    await expect(explainedRows.nth(index).locator('[data-label="Belopp"]')).toHaveText(amount);
    await explainedRows
      .nth(index)
      .getByRole('button', { name: /^Förklara/ })
      .click();
    await expect(page.getByRole('tooltip').filter({ hasText: explanation })).toBeVisible();
    await page.keyboard.press('Escape');
    // The tooltip would otherwise stay open over the next row.
    await explainedRows
      .nth(index)
      .getByRole('button', { name: /^Förklara/ })
      .blur();
  }
  await expect(page.locator('dd.e-invoice-document__total')).toHaveText(total);
};

const registerPayment = async (page: Page, amount?: string) => {
  await getButton(page, 'Registrera betalning').click();
  if (amount)
    await getDialog(page)
      .getByRole('textbox', { name: /^Belopp/ })
      .fill(amount);
  await getDialog(page).getByRole('button', { name: 'Registrera' }).click();
  await expect(getDialog(page)).toBeHidden();
};

test('a lease over fourteen months, with every amount explained', async ({ page, request }) => {
  test.setTimeout(300_000);
  await server.start('2026-09-15T08:00:00Z');
  const account = await registerAccount(request);
  await paySubscription(request, account);
  const send = callApiAs(request, account);
  const lease = await createPremisesLease(send);
  await storeToken(page, account);
  const leasePage = routes.lease.detail({ id: lease.id });

  const goToDate = async (date: string) => {
    await page.goto('about:blank');
    await server.setClock(`${date}T08:00:00Z`);
    await page.clock.setFixedTime(`${date}T08:00:00Z`);
  };
  const openInvoice = async (period: string) => {
    await page.goto(leasePage);
    await page
      .getByRole('table', { name: 'Hyresavier', exact: true })
      .getByRole('row')
      .filter({ hasText: period })
      .filter({ hasNotText: /Kredit/ })
      .getByRole('link')
      .click();
  };

  await test.step('before the start, the lease page lists the coming invoices', async () => {
    await goToDate('2026-09-16');
    await page.goto(routes.lease.detail({ id: lease.id }, { tab: 'coming' }));
    const first = page.getByRole('table', { name: 'Kommande hyresavier' }).getByRole('row').nth(1);
    await expect(first).toContainText('16 okt 2026–31 dec 2026');
    await expect(first).toContainText('47 177 kr');
  });

  await test.step('the first period starts in the middle of a month, and is paid in part', async () => {
    await goToDate('2026-09-25');
    await expectInvoiceStatus(send, '2026-10-16', 'PENDING_PAYMENT');
    await openInvoice('16 okt 2026–31 dec 2026');
    await expectInvoice(
      page,
      [['37 741,94 kr', 'Hyra 45 000 kr × (16/31 + 2)/3 = 37 741,94 kr']],
      '47 177 kr',
    );
    await registerPayment(page, '20 000');
    await expect(getStatusTag(page, 'Delbetald')).toBeVisible();
  });

  await test.step('it is overdue the day after its due date, until the rest is paid; the lease gets an add-on', async () => {
    await goToDate('2026-10-27');
    await expectInvoiceStatus(send, '2026-10-16', 'OVERDUE');
    await page.goto(routes.invoice.byStatus({ status: 'overdue' }));
    await expect(page.getByRole('table', { name: 'Hyresavier' })).toContainText('27 177 kr');
    await openInvoice('16 okt 2026–31 dec 2026');
    await expect(getStatusTag(page, 'Förfallen')).toBeVisible();
    await registerPayment(page);
    await expect(getStatusTag(page, 'Betald')).toBeVisible();
    await page.goto(routes.lease.detail({ id: lease.id }, { tab: 'addons' }));
    const addons = page.getByRole('region', { name: 'Tillägg', exact: true });
    await addons.getByRole('button', { name: 'Lägg till' }).click();
    await getButton(page, 'Skapa eget på uthyrningen').click();
    await getDialog(page)
      .getByRole('textbox', { name: /^Benämning/ })
      .fill('Bilplats');
    await getDialog(page)
      .getByRole('textbox', { name: /^Belopp/ })
      .fill('900');
    await selectOption(page, /^Moms/, '25 %');
    await fillDate(page, /^Från/, '2027-02-01');
    await getDialog(page).getByRole('button', { name: 'Lägg till' }).click();
    await expect(getDialog(page)).toBeHidden();
    await expect(addons).toContainText('900 kr');
  });

  await test.step('the add-on is on the next invoice, from its own start; a rent increase is scheduled', async () => {
    await goToDate('2026-12-25');
    await expectInvoiceStatus(send, '2027-01-01', 'PENDING_PAYMENT');
    await openInvoice('jan 2027–mar 2027');
    await expectInvoice(
      page,
      [
        ['45 000 kr', 'Hyra 45 000 kr'],
        ['600 kr', 'Bilplats 900 kr × 2/3 = 600 kr'],
      ],
      '57 000 kr',
    );
    await page.goto(routes.rentAdjustment.create({}, { entity: lease.entity_id }));
    await page.getByRole('textbox', { name: /^Procent/ }).fill('4');
    await fillDate(page, /^Datum/, '2027-02-15');
    await getButton(page, 'Schemalägg').click();
    await expect(page.getByText('Hyresjusteringen är schemalagd till 2027-02-15')).toBeVisible();
  });

  await test.step('rent rises in the middle of the quarter: the sent invoice is credited and a new one created', async () => {
    await goToDate('2027-02-16');
    await expectInvoiceStatus(send, '2027-01-01', 'OVERDUE');
    await openInvoice('jan 2027–mar 2027');
    await getButton(page, 'Fler val').click();
    await page.getByRole('menuitem', { name: 'Kreditera' }).click();
    await getDialog(page).getByRole('button', { name: 'Kreditera' }).click();
    await expect(getStatusTag(page, 'Krediterad')).toBeVisible();
    await page.getByRole('article').locator('header').getByRole('link', { name: /^\d+$/ }).click();
    await expect(page.locator('dt.e-invoice-document__total')).toHaveText('Summa att kreditera');
    await expect(page.locator('dd.e-invoice-document__total')).toHaveText('57 000 kr');

    await page.goto(leasePage);
    await page.getByRole('link', { name: '1 ofakturerad period' }).click();
    await expect(page.getByRole('table', { name: 'Ofakturerade perioder' })).toContainText('46 500 kr');
    await getButton(page, /^Skapa avi/).click();
    await expect(page.getByText(/^Avi \d+ är skapad$/)).toBeVisible();
    await openInvoice('jan 2027–mar 2027');
    await expectInvoice(
      page,
      [
        ['22 500 kr', 'Hyra 45 000 kr × (14/28 + 1)/3 = 22 500 kr'],
        ['23 400 kr', 'Hyra 46 800 kr × (14/28 + 1)/3 = 23 400 kr'],
        ['600 kr', 'Bilplats 900 kr × 2/3 = 600 kr'],
      ],
      '58 125 kr',
    );
    await getButton(page, 'Skicka').click();
    await getButton(page, 'Fortsätt').click();
    await expect(getStatusTag(page, 'Inväntar betalning')).toBeVisible();
    await registerPayment(page);
  });

  const fullQuarterRows: readonly [string, string][] = [
    ['46 800 kr', 'Hyra 46 800 kr'],
    ['900 kr', 'Bilplats 900 kr'],
  ];
  for (const [sendDate, start, period] of [
    ['2027-03-25', '2027-04-01', 'apr 2027–jun 2027'],
    ['2027-06-25', '2027-07-01', 'jul 2027–sep 2027'],
  ] as const) {
    await test.step(`a full quarter: ${period}`, async () => {
      await goToDate(sendDate);
      await expectInvoiceStatus(send, start, 'PENDING_PAYMENT');
      await openInvoice(period);
      await expectInvoice(page, fullQuarterRows, '59 625 kr');
      await registerPayment(page);
      await expect(getStatusTag(page, 'Betald')).toBeVisible();
    });
  }

  await test.step('the lease is ended in the middle of a month, and the forecast of the last invoice follows', async () => {
    await page.goto(routes.lease.detail({ id: lease.id }, { tab: 'coming' }));
    await getButton(page, 'Avsluta uthyrning').click();
    await fillDate(page, /^Slutdatum/, '2027-12-10');
    await getDialog(page).getByRole('button', { name: 'Avsluta uthyrning' }).click();
    await expect(page.getByText('Uthyrningen upphör 2027-12-10').first()).toBeVisible();
    const last = page.getByRole('table', { name: 'Kommande hyresavier' }).getByRole('row').nth(1);
    await expect(last).toContainText('1 okt 2027–10 dec 2027');
    await expect(last).toContainText('46 161 kr');
  });

  await test.step('the last invoice ends with the lease', async () => {
    await goToDate('2027-09-25');
    await expectInvoiceStatus(send, '2027-10-01', 'PENDING_PAYMENT');
    await openInvoice('1 okt 2027–10 dec 2027');
    await expectInvoice(
      page,
      [
        ['36 232,26 kr', 'Hyra 46 800 kr × (10/31 + 2)/3 = 36 232,26 kr'],
        ['696,77 kr', 'Bilplats 900 kr × (10/31 + 2)/3 = 696,77 kr'],
      ],
      '46 161 kr',
    );
    await registerPayment(page);
    await expect(getStatusTag(page, 'Betald')).toBeVisible();
  });

  await test.step('afterwards every day is billed, the lease has seven invoices, and the yearly sum agrees with them', async () => {
    await goToDate('2027-12-11');
    await page.goto(leasePage);
    await expect(getStatusTag(page, 'Avslutad')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Hyresavier', exact: true })).toContainText('1–6 av 7');
    await page.goto(routes.economy.unbilled());
    await expect(page.getByText('Alla dagar har en hyresavi')).toBeVisible();
    await page.goto(routes.economy.overview());
    // Without VAT, the periods that start in the last twelve whole months: the quarter that was credited (45 600 − 45 600)
    // and billed again (46 500), two full quarters (2 × 47 700), and the last one (36 929,03). It is shown in whole kronor.
    await expect(page.getByText('178 829 kr')).toBeVisible();
    await expectAccessible(page);
  });
});
