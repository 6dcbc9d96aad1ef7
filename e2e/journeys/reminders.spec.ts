import { companyCalls } from '@husrum/contract/company';
import { buildPath, type ResponseOf } from '@husrum/contract/core';
import { invoiceActionCalls, invoiceCalls } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import type { Page } from '@playwright/test';
import {
  callApiAs,
  createApartmentLease,
  createClockServer,
  e2ePort,
  expect,
  expectAccessible,
  listMails,
  paySubscription,
  registerAccount,
  storeToken,
  test,
} from '../src';

// The test follows a late invoice from the first look at an empty page until the reminder is sent. It moves the server's clock, so that the
// invoice becomes late.
const server = createClockServer(e2ePort + 2);
test.use({ baseURL: server.url });
test.afterAll(() => server.close());

const TENANT_EMAIL = 'sen.hyresgast@example.se';
const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const getHeading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a late invoice is reminded of, with the fee that is agreed, once', async ({ page, request }) => {
  test.setTimeout(180_000);
  await server.start('2026-10-01T08:00:00Z');
  const account = await registerAccount(request);
  await paySubscription(request, account);
  const send = callApiAs(request, account);
  const { lease } = await createApartmentLease(request, account, { email: TENANT_EMAIL });
  const created: ResponseOf<typeof invoiceCalls.create> = await send('POST', invoiceCalls.create.path, {
    ...{ lease_id: lease, start: '2026-10-01', stop: '2026-10-31' },
  });
  const { id } = created.invoicebase;
  await send('POST', buildPath(invoiceActionCalls.generateManual.path, { id }), {});
  await send('PATCH', invoiceCalls.update.path, { id, status: 'READY' });
  await send('POST', buildPath(invoiceCalls.send.path, { id }));
  const companies: ResponseOf<typeof companyCalls.list> = await send('GET', companyCalls.list.path);
  expect(companies.data).toHaveLength(1);
  await storeToken(page, account);
  const day = '2026-11-20T08:00:00Z';
  await server.setClock(day);
  await page.clock.setFixedTime(day);

  await test.step('an administrator turns reminders on', async () => {
    await page.goto(routes.reminder.overview());
    await expect(page.getByText('Inga påminnelser än')).toBeVisible();
    await expectAccessible(page);
    await getButton(page, 'Slå på påminnelser').click();
    await expect(getHeading(page, /^Påminnelser i /)).toBeVisible();
    await page.getByRole('switch', { name: /^Skicka påminnelser/ }).click();
    await expectAccessible(page);
    await getButton(page, 'Spara').click();
    await expect(page.getByText('Inställningarna är sparade')).toBeVisible();
  });

  await test.step('the fee is agreed in the lease', async () => {
    await page.goto(routes.lease.detail({ id: lease }));
    const agreed = page.getByRole('switch', { name: 'Påminnelseavgift är avtalad' });
    await agreed.click();
    await expect(agreed).toBeChecked();
  });

  await test.step('a user sees who is to be reminded, and reminds', async () => {
    await page.goto(routes.reminder.preview());
    const row = page
      .getByRole('table', { name: 'Att påminna om' })
      .getByRole('row')
      .filter({ hasText: 'Bo Östlund' });
    await expect(row).toContainText('8 500 kr');
    await expect(row).toContainText('60 kr');
    await expectAccessible(page);
    await getButton(page, 'Påminn').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Påminn', exact: true }).click();
    await expect(getHeading(page, /^Påminnelser 2026-11-20/)).toBeVisible();
    await expect(page.locator('main header').getByText('Klar', { exact: true })).toBeVisible();
  });

  await test.step('the tenant has got it with the letter, and it is not sent twice', async () => {
    const mails = await listMails(request, TENANT_EMAIL);
    const reminders = mails.filter(({ subject }) => subject.startsWith('Påminnelse om obetald hyra'));
    expect(reminders).toHaveLength(1);
    await page.goto(routes.reminder.overview());
    const row = page
      .getByRole('table', { name: 'Påminnelser' })
      .getByRole('row')
      .filter({ hasText: 'Bo Östlund' });
    await expect(row).toContainText('Skickad');
    await row.getByRole('link').first().click();
    await expect(getHeading(page, /^Påminnelse \d+$/)).toBeVisible();
    await expectAccessible(page);
    await page.goto(routes.reminder.preview());
    await expect(page.getByText('Ingen hyresgäst ska påminnas nu')).toBeVisible();
    await expect(getButton(page, 'Påminn')).toBeDisabled();
  });
});
