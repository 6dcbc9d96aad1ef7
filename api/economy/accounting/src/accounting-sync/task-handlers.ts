import type { AccountingTask } from '@husrum/api-connections';
import { bookkeepRemoteInvoice } from './bookkeep-remote-invoice';
import { cancelRemoteInvoice } from './cancel-remote-invoice';
import { changeRemoteDueDate } from './change-remote-due-date';
import { createRemoteInvoice } from './create-remote-invoice';
import { creditRemoteInvoice } from './credit-remote-invoice';
import { markRemoteInvoiceSent } from './mark-remote-invoice-sent';
import { payRemoteInvoice } from './pay-remote-invoice';
import { sendBookedInvoice } from './send-booked-invoice';
import { settleRemoteInvoice } from './settle-remote-invoice';
import type { TaskHandler } from './task-handler';
import { updateRemoteInvoice } from './update-remote-invoice';

/**
 * How each kind of task is done. A remote invoice is the invoice in the accounting program. Only `SEND` concerns our document,
 * which is mailed once the program has booked the invoice.
 */
export const taskHandlers: Readonly<Record<AccountingTask['kind'], TaskHandler>> = {
  CREATE: createRemoteInvoice,
  UPDATE: updateRemoteInvoice,
  BOOKKEEP: bookkeepRemoteInvoice,
  SEND: sendBookedInvoice,
  MARK_SENT: markRemoteInvoiceSent,
  DUE_DATE: changeRemoteDueDate,
  CANCEL: cancelRemoteInvoice,
  CREDIT: creditRemoteInvoice,
  PAY: payRemoteInvoice,
  SETTLE: settleRemoteInvoice,
};
