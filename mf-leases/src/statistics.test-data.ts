import type { ResponseOf } from '@husrum/contract/core';
import type { statisticsCalls } from '@husrum/contract/statistics';

type Statistics = ResponseOf<typeof statisticsCalls.business>;

export const makeStatistics = (overrides: Partial<Statistics> = {}): Statistics => ({
  id: 1,
  name: 'Holms Fastigheter AB',
  organisation: 1,
  membership: -2,
  storage_percent: 4,
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
  ...overrides,
});
