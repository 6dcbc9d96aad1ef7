import * as yup from 'yup';
import { call, defineCalls } from '../../core/call';
import { output } from '../../core/fields';
import { namedObject } from '../../core/named';

export const businessStatistics = namedObject('BusinessStatistics', {
  id: output.id(),
  name: output.text(),
  organisation: output.number(),
  membership: output.number(),
  storage_percent: output.number(),
  stat_unpaid_invoices: output.number(),
  stat_not_sent_invoices: output.number(),
  stat_overdue_invoices: output.number(),
  stat_unpaid_amount: output.number(),
  stat_ready_invoices: output.number(),
  stat_ready_amount: output.number(),
  /** The credit invoices among the ready ones: how many, and their sum, which is negative. */
  stat_ready_credits: yup.number().optional(),
  stat_ready_credit_amount: yup.number().optional(),
  stat_overdue_amount: output.number(),
  stat_active_leases: output.number(),
  stat_ending_leases: output.number(),
  stat_vacancies: output.number(),
  stat_ends_month: output.number(),
  stat_new_tickets: output.number(),
  stat_open_tickets: output.number(),
  stat_resolved_tickets_month: output.number(),
  stat_inactive_tenants: output.number(),
});

/** The counts that the menu and the tabs of invoices can show. */
export const badgeNames = [
  'lease_ending',
  'invoicebase_review',
  'invoicebase_unpaid',
  'invoicebase_ready',
  'invoicebase_error',
  'invoicebase_overdue',
  'ticket_new',
  'bank_payment_undecided',
] as const;
export type BadgeName = (typeof badgeNames)[number];

export const statisticsCalls = defineCalls('statistics', {
  business: call({
    method: 'GET',
    path: '/api/auth/billable',
    summary: 'Verksamhetens nyckeltal',
    response: businessStatistics,
  }),
  badges: call({
    method: 'GET',
    path: '/api/stats/badges',
    summary: 'Antal i menyn',
    response: yup.object({
      lease_ending: output.number(),
      invoicebase_review: output.number(),
      invoicebase_unpaid: output.number(),
      invoicebase_ready: output.number(),
      invoicebase_error: output.number(),
      invoicebase_overdue: output.number(),
      ticket_new: output.number(),
      /** Invoices that differ from the accounting program, until a person has decided. */
      accounting_divergence: yup.number().optional(),
      /** Invoices that an accounting program refuses something of, until a person tries again. */
      accounting_stopped: yup.number().optional(),
      /** Maintenance activities and statutory inspections whose day has passed. */
      maintenance_overdue: yup.number().optional(),
      inspection_overdue: yup.number().optional(),
      /** Payments of bank files that are neither registered nor put aside. */
      bank_payment_undecided: yup.number().optional(),
    } satisfies Record<BadgeName, unknown> & Record<string, unknown>),
  }),
});
