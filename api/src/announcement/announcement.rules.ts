import type { AnnouncementAudience } from '@husrum/contract/announcement';
import { isAdministrator, type Role } from '@husrum/contract/permission';
import { MEMBERSHIP } from '@husrum/contract/session';

/** The audiences that a user belongs to. `membership` is a value of `MEMBERSHIP`, or the days left of the trial. */
export const listAudiences = (role: Role, membership: number): AnnouncementAudience[] => [
  'ALL',
  ...(isAdministrator(role) ? (['ADMINISTRATORS'] as const) : []),
  membership === MEMBERSHIP.member ? 'MEMBERS' : 'TRIAL',
];
