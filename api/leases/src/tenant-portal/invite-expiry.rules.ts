import { PORTAL_INVITE_DAYS } from '@husrum/contract/tenant-portal';

const INVITE_MS = PORTAL_INVITE_DAYS * 24 * 3_600_000;

/** When the link of an invitation that is sent now expires. */
export const inviteExpiry = (now: Date): string => new Date(now.getTime() + INVITE_MS).toISOString();

/** The instant before which, or at which, an invitation must have been sent to have expired by now. */
export const inviteCutoff = (now: Date): string => new Date(now.getTime() - INVITE_MS).toISOString();

/** Whether the latest invitation of a tenant has expired. The result is false for a tenant who is not invited. */
export const isInviteExpired = (sentAt: string | null, now: Date): boolean =>
  sentAt !== null && Date.parse(sentAt) <= Date.parse(inviteCutoff(now));
