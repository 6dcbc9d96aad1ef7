import * as yup from 'yup';
import { call, callsOf } from '../core/call';
import { out } from '../core/fields';

export const billableStats = yup.object({
  id: out.id(),
  name: out.text(),
  organisation: out.number(),
  membership: out.number(),
  storage_percent: out.number(),
  stat_unpaid_invoices: out.number(),
  stat_not_sent_invoices: out.number(),
  stat_overdue_invoices: out.number(),
  stat_unpaid_amount: out.number(),
  stat_ready_invoices: out.number(),
  stat_ready_amount: out.number(),
  stat_overdue_amount: out.number(),
  stat_active_leases: out.number(),
  stat_vacancies: out.number(),
  stat_ends_month: out.number(),
  stat_new_tickets: out.number(),
  stat_open_tickets: out.number(),
  stat_resolved_tickets_month: out.number(),
  stat_inactive_tenants: out.number(),
});

export const badgeNames = [
  'lease_ending',
  'invoicebase_review',
  'invoicebase_unpaid',
  'invoicebase_ready',
  'invoicebase_error',
  'invoicebase_overdue',
  'ticket_new',
] as const;
export type BadgeName = (typeof badgeNames)[number];

export const statisticsCalls = callsOf('statistics', {
  billable: call({
    method: 'GET',
    path: '/api/auth/billable',
    summary: 'Verksamhetens nyckeltal',
    ok: billableStats,
  }),
  badges: call({
    method: 'GET',
    path: '/api/stats/badges',
    summary: 'Antal i menyn',
    ok: yup.object({
      lease_ending: out.number(),
      invoicebase_review: out.number(),
      invoicebase_unpaid: out.number(),
      invoicebase_ready: out.number(),
      invoicebase_error: out.number(),
      invoicebase_overdue: out.number(),
      ticket_new: out.number(),
    } satisfies Record<BadgeName, unknown>),
  }),
});
