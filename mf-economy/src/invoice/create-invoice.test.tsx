import { invoiceCalls } from '@husrum/contract/invoice';
import { type Lease, type LeaseRow, leaseCalls } from '@husrum/contract/lease';
import { unbilledPeriodCalls } from '@husrum/contract/unbilled-period';
import { fakeApi, pageAnswer, renderScreen } from '@husrum/testing';
import { screen, within } from '@testing-library/react';
import { aInvoice, aInvoiceRow } from '../testing/invoices';
import { aLease, aLeaseRow } from '../testing/leases';
import LeaseInvoicesPanel from './lease-invoices.panel';
import TenantInvoicesPanel from './tenant-invoices.panel';

const rows: LeaseRow[] = [aLeaseRow()];
const shownLease: Lease = aLease();

const apiWith = (invoices = [aInvoiceRow()]) =>
  fakeApi()
    .on(invoiceCalls.ofLease, pageAnswer(invoices))
    .on(invoiceCalls.ofTenant, pageAnswer(invoices))
    .on(unbilledPeriodCalls.count, { count: 0 })
    .on(leaseCalls.list, pageAnswer(rows))
    .on(leaseCalls.detail, shownLease);

test('the lease’s own panel lists its invoices and proposes the next period', async () => {
  const api = apiWith();
  const { user, location } = renderScreen(<LeaseInvoicesPanel leaseId={3} inactive={false} />, {
    url: '/lease/3',
  });
  expect(await screen.findByRole('link', { name: '100247' })).toHaveAttribute('href', '/invoicebase/7');
  await user.click(screen.getByRole('button', { name: /Skapa hyresavi/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Lgh 1001')).toBeVisible();
  expect(await dialog.findByDisplayValue('2026-12-01')).toBeVisible();
  expect(dialog.getByDisplayValue('2026-12-31')).toBeVisible();

  const taken = 'Perioden är redan aviserad (100247, 2026-12-01 – 2026-12-31)';
  api.fails(invoiceCalls.create, 422, { message: taken, data: { start: [taken] } });
  await user.click(dialog.getByRole('button', { name: 'Skapa hyresavi' }));
  expect(await dialog.findByText(taken)).toBeVisible();
  expect(dialog.getByDisplayValue('2026-12-01')).toBeVisible();

  api.on(invoiceCalls.create, { invoicebase: aInvoice({ id: 12 }) });
  await user.click(dialog.getByRole('checkbox', { name: 'Tilläggsavi utan hyra' }));
  await user.click(dialog.getByRole('button', { name: 'Skapa hyresavi' }));
  expect(await screen.findByText('Hyresavin är skapad')).toBeVisible();
  expect(location()).toBe('/invoicebase/12');
  expect(api.requests(invoiceCalls.create).at(-1)?.body).toEqual({
    lease_id: 3,
    start: '2026-12-01',
    stop: '2026-12-31',
    supplement: true,
  });
});

test('a lease that is over gets no new invoices', async () => {
  apiWith();
  renderScreen(<LeaseInvoicesPanel leaseId={3} inactive />, { url: '/lease/3' });
  await screen.findByRole('link', { name: '100247' });
  expect(screen.queryByRole('button', { name: /Skapa hyresavi/ })).not.toBeInTheDocument();
});

test('a tenant’s panel names the lease of each invoice, and says when there are none', async () => {
  apiWith();
  const { unmount } = renderScreen(<TenantInvoicesPanel tenantId={4} />, { url: '/tenant/4' });
  expect(await screen.findByRole('cell', { name: /Lgh 1001/ })).toBeVisible();
  unmount();
  apiWith([]);
  renderScreen(<TenantInvoicesPanel tenantId={4} />, { url: '/tenant/4' });
  expect(await screen.findByText('Det finns inte några hyresavier')).toBeVisible();
});
