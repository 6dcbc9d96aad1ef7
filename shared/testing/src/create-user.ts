import type { User } from '@husrum/contract/session';

/** A signed-in user. */
export const createUser = (changes: Partial<User> = {}): User => ({
  id: 1,
  name: 'Karin Holm',
  email: 'karin@example.se',
  email_notification_ticket: true,
  email_notification_comment: true,
  email_notification_invoice: false,
  email_notification_overdue: false,
  email_notification_lease: false,
  email_notification_maintenance: false,
  email_notification_integration: false,
  show_onboarding_in_sidebar: true,
  role: 'ADMINISTRATOR',
  billable_admin: 1,
  developer: false,
  billable_id: 1,
  created_at: '2026-01-02T08:00:00.000Z',
  billable: { id: 1, name: 'Holms Fastigheter AB', membership: -2 },
  ...changes,
});
