import { accountingCalls } from '@husrum/contract/accounting';
import { buildPath } from '@husrum/contract/core';
import { invoiceCalls } from '@husrum/contract/invoice';
import { routes } from '@husrum/contract/routes';
import { callApiAs, createApartmentLease, expect, test } from '@husrum/e2e';
import { createInvoice, getButton, getDialog, getStatusTag } from './invoice-page';

test('an invoice is created, booked and sent in Fortnox, and a payment there marks it as paid here', async ({
  page,
  request,
  account,
}) => {
  test.slow();
  const send = callApiAs(request, account);
  await createApartmentLease(request, account, { email: `hyresgast-${Date.now()}@example.com` });
  const { url: consentUrl } = await send(
    accountingCalls.loginFortnox.method,
    accountingCalls.loginFortnox.path,
  );

  // The test connects through the consent page of the simulated Fortnox.
  await page.goto(routes.integration.create());
  await getButton(page, /Anslut Fortnox/).click();
  await page.getByRole('button', { name: 'Godkänn' }).click();
  await expect(page.getByText('Fortnox är anslutet')).toBeVisible();

  const { data: companies } = await send('GET', '/api/company');
  await page.goto(routes.company.invoicing({ id: companies[0].id }));
  await page.getByLabel('Bokföringsprogram').click();
  await page.locator('.ant-select-item-option', { hasText: 'Fortnox' }).click();
  await getButton(page, /^Spara/).click();
  await expect(page).toHaveURL(routes.company.detail({ id: companies[0].id }));

  await createInvoice(page, 'Lgh 1001');
  await getButton(page, 'Skapa i Fortnox').click();
  await expect(getStatusTag(page, 'Attestering')).toBeVisible();
  await getButton(page, 'Attestera').click();
  await expect(getStatusTag(page, 'Redo att skickas')).toBeVisible();
  await getButton(page, 'Fler val').click();
  await page.getByRole('menuitem', { name: 'Bokför' }).click();
  await getDialog(page).getByRole('button', { name: 'Bokför' }).click();
  await expect(page.getByText('Hyresavin är bokförd')).toBeVisible();
  await getButton(page, 'Skicka').click();
  await getDialog(page).getByRole('button', { name: 'Fortsätt' }).click();
  await expect(getStatusTag(page, 'Inväntar betalning')).toBeVisible();

  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const { accounting } = await send('GET', buildPath(invoiceCalls.detail.path, { id }));
  const { origin } = new URL(consentUrl);
  await request.post(`${origin}/_simulator/companies/1/invoices/${accounting.number}/pay`, { data: {} });

  await page.goto(routes.integration.overview());
  await getButton(page, 'Synka nu').click();
  await expect(page.getByText(/^Synkroniserat/)).toBeVisible();
  await page.goto(routes.invoice.detail({ id }));
  await expect(getStatusTag(page, 'Betald')).toBeVisible();
});
