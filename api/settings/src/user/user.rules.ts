import { INVITE_DAYS } from '@husrum/contract/user';

const DAY_MS = 86_400_000;
/** The shortest time between two mails of one invitation. */
const RESEND_AFTER_MS = 2 * 60_000;

export const inviteExpiresAt = (sentAt: Date): string =>
  new Date(sentAt.getTime() + INVITE_DAYS * DAY_MS).toISOString();

export const isExpired = (expiresAt: string, now: Date): boolean => Date.parse(expiresAt) <= now.getTime();

/** Whether the invitation was sent so recently that it is not sent again yet. */
export const wasJustSent = (sentAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(sentAt) < RESEND_AFTER_MS;
