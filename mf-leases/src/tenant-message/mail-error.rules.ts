import { tenantMessageTexts } from './tenant-message.texts';

const UNREACHABLE = /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|timeout|greeting/i;
/** The product itself writes this error when an attachment is removed while the mail is queued. */
const REMOVED_ATTACHMENT = /^Bilagan /;

/** Describes why a mail has not been delivered: the mail server was not reached, what it answered, or which attachment was removed. */
export const describeMailError = (error: string): string => {
  if (REMOVED_ATTACHMENT.test(error)) return error;
  return UNREACHABLE.test(error)
    ? tenantMessageTexts.serverUnreachable(error)
    : tenantMessageTexts.serverAnswer(error);
};
