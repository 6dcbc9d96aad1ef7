import { errorCode } from '@husrum/api-platform';

/** How long a mail that was not accepted is retried: RFC 5321 §4.5.4.1 requires at least 4–5 days. */
const RETRY_HOURS = 4 * 24;

const responseCodeOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0;

/**
 * Whether the mail server has refused this mail for good: with a 5xx response to its addresses or to its content. A 5xx response
 * to our sign-in is not about the mail.
 */
export const isRefused = (error: unknown): boolean => {
  const response = responseCodeOf(error);
  return ['EENVELOPE', 'EMESSAGE'].includes(errorCode(error) ?? '') && response >= 500 && response < 600;
};

export const isTooOld = (writtenAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(writtenAt) >= RETRY_HOURS * 3_600_000;
