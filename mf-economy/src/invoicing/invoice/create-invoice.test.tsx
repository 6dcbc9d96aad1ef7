import { invoiceCalls } from '@husrum/contract/invoice';
import { type Lease, type LeaseRow, leaseCalls } from '@husrum/contract/lease';
import { reminderCalls } from '@husrum/contract/reminder';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, pageResponse, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { makeLease, makeLeaseRow } from '../../lease/lease.test-data';
import { makeInvoice, makeInvoiceListItem } from './invoice.test-data';
import LeaseInvoicesPanel from './lease-invoices.panel';
import TenantInvoicesPanel from './tenant-invoices.panel';

const rows: LeaseRow[] = [makeLeaseRow()];
const lease: Lease = makeLease();

const fakeApiWith = (invoices = [makeInvoiceListItem()]) =>
  fakeApi()
    .on(invoiceCalls.listByLease, pageResponse(invoices))
    .on(invoiceCalls.listByTenant, pageResponse(invoices))
    .on(unbilledPeriodCalls.count, { count: 0 })
    .on(reminderCalls.agreement, { is_agreed: false })
    .on(leaseCalls.list, pageResponse(rows))
    .on(leaseCalls.detail, lease);

test('the lease panel lists its invoices, suggests the next period and creates a supplement invoice', async () => {
  const api = fakeApiWith();
  const { user, location } = renderScreen(<LeaseInvoicesPanel leaseId={3} inactive={false} />, {
    url: '/lease/3',
  });
  expect(await screen.findByRole('link', { name: '100247' })).toHaveAttribute('href', '/invoicebase/7');
  expect(screen.getByRole('link', { name: 'Visa reskontra' })).toHaveAttribute(
    'href',
    '/economy/ledger/tenant/4?lease_id=3',
  );
  await user.click(screen.getByRole('button', { name: /Skapa hyresavi/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Lgh 1001')).toBeVisible();
  expect(await dialog.findByDisplayValue('2026-12-01')).toBeVisible();
  expect(dialog.getByDisplayValue('2026-12-31')).toBeVisible();

  const message = 'Perioden är redan aviserad (100247, 2026-12-01 – 2026-12-31)';
  api.fails(invoiceCalls.create, 422, { message, data: { start: [message] } });
  await user.click(dialog.getByRole('button', { name: 'Skapa hyresavi' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByDisplayValue('2026-12-01')).toBeVisible();

  api.on(invoiceCalls.create, { invoicebase: makeInvoice({ id: 12 }) });
  await user.click(dialog.getByRole('checkbox', { name: 'Tilläggsavi utan hyra' }));
  await user.click(dialog.getByRole('button', { name: 'Skapa hyresavi' }));
  expect(await screen.findByText('Utkastet till hyresavin är sparat')).toBeVisible();
  expect(location()).toBe('/invoicebase/12');
  expect(api.requests(invoiceCalls.create).at(-1)?.body).toEqual({
    lease_id: 3,
    start: '2026-12-01',
    stop: '2026-12-31',
    supplement: true,
  });
});

test('an inactive lease has no create button', async () => {
  fakeApiWith();
  renderScreen(<LeaseInvoicesPanel leaseId={3} inactive />, { url: '/lease/3' });
  await screen.findByRole('link', { name: '100247' });
  expect(screen.queryByRole('button', { name: /Skapa hyresavi/ })).not.toBeInTheDocument();
});

test('the tenant panel names the lease of each invoice and shows an empty state', async () => {
  fakeApiWith();
  const { unmount } = renderScreen(<TenantInvoicesPanel tenantId={4} />, { url: '/tenant/4' });
  expect(await screen.findByRole('cell', { name: /Lgh 1001/ })).toBeVisible();
  unmount();
  fakeApiWith([]);
  renderScreen(<TenantInvoicesPanel tenantId={4} />, { url: '/tenant/4' });
  expect(await screen.findByText('Det finns inte några hyresavier')).toBeVisible();
});

test('the lease panel links to the ledger of each tenant whom it shows invoices of', async () => {
  const siv = { id: 8, name: 'Siv Ek', email: null };
  fakeApiWith([makeInvoiceListItem(), makeInvoiceListItem({ id: 9, tenant: siv })]);
  renderScreen(<LeaseInvoicesPanel leaseId={3} inactive={false} />, { url: '/lease/3' });
  expect(await screen.findByRole('link', { name: 'Reskontra för Siv Ek' })).toHaveAttribute(
    'href',
    '/economy/ledger/tenant/8?lease_id=3',
  );
});
