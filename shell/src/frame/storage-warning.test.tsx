import { busEvent } from '@husrum/contract/bus';
import { statisticsCalls } from '@husrum/contract/statistics';
import { bus } from '@husrum/event-bus';
import { fakeApi, renderScreen } from '@husrum/testing';
import { screen, waitFor } from '@testing-library/react';
import { StorageWarning } from './storage-warning';

const makeStatistics = (storagePercent: number) => ({
  id: 1,
  name: 'Holms Fastigheter AB',
  organisation: 1,
  membership: -2,
  storage_percent: storagePercent,
  stat_unpaid_invoices: 0,
  stat_not_sent_invoices: 0,
  stat_overdue_invoices: 0,
  stat_unpaid_amount: 0,
  stat_ready_invoices: 0,
  stat_ready_amount: 0,
  stat_overdue_amount: 0,
  stat_active_leases: 0,
  stat_ending_leases: 0,
  stat_vacancies: 0,
  stat_ends_month: 0,
  stat_new_tickets: 0,
  stat_open_tickets: 0,
  stat_resolved_tickets_month: 0,
  stat_inactive_tenants: 0,
});

test('an upload that fills the storage shows the warning at once, and a removal hides it', async () => {
  const api = fakeApi().on(statisticsCalls.business, makeStatistics(89));
  renderScreen(<StorageWarning />, { api });
  await waitFor(() => expect(api.requests(statisticsCalls.business)).toHaveLength(1));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  api.on(statisticsCalls.business, makeStatistics(90));
  bus.publish(busEvent('file.changed', {}));
  expect(await screen.findByRole('link', { name: 'Du börjar få ont om lagringsutrymme' })).toHaveAttribute(
    'href',
    '/file',
  );
  api.on(statisticsCalls.business, makeStatistics(40));
  bus.publish(busEvent('file.changed', {}));
  await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
});
