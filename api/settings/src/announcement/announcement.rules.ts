import { type AnnouncementAudience, DEFAULT_ANNOUNCEMENT_DAYS } from '@husrum/contract/announcement';
import { isAdministrator, type Role } from '@husrum/contract/permission';
import { MEMBERSHIP } from '@husrum/contract/session';
import { addDays, type LocalDate } from '@husrum/format';

/** The last day of an announcement whose author has not chosen one. */
export const defaultEndDay = (startDay: LocalDate): LocalDate =>
  addDays(startDay, DEFAULT_ANNOUNCEMENT_DAYS - 1);

/**
 * The audiences that a user belongs to. `membership` is a value of `MEMBERSHIP`, or the days left of the trial. A business whose
 * trial has ended without a subscription still belongs to TRIAL.
 */
export const listAudiences = (role: Role, membership: number): AnnouncementAudience[] => [
  'ALL',
  ...(isAdministrator(role) ? (['ADMINISTRATORS'] as const) : []),
  membership === MEMBERSHIP.member ? 'MEMBERS' : 'TRIAL',
];
