import { tenantMessageTexts } from './tenant-message.texts';

const UNREACHABLE = /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|timeout|greeting/i;
/** The server's own sentence, when an attachment has been removed while the mail waited. */
const LOST_ATTACHMENT = /^Bilagan /;

/** Says why a mail has not been delivered: the mail server was not reached, or what it answered. */
export const describeMailError = (error: string): string => {
  if (LOST_ATTACHMENT.test(error)) return error;
  return UNREACHABLE.test(error)
    ? tenantMessageTexts.serverSilent(error)
    : tenantMessageTexts.serverAnswer(error);
};
