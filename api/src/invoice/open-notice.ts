import { type InvoiceStatus, type InvoiceType, invoiceTypes } from '@husrum/contract/invoice';
import type { LocalDate } from '@husrum/format';
import { found, problem } from '../platform/errors';
import type { Work } from '../platform/http';
import { lockNotice, type Notice } from './invoicebase.store';

/** The stored status as of today: an unpaid notice is overdue from the day after its due date. */
export const statusToday = (
  { status, due_at }: Pick<Notice, 'status' | 'due_at'>,
  today: LocalDate,
): InvoiceStatus =>
  (status === 'PENDING_PAYMENT' || status === 'PARTIALLY_PAYED') && due_at !== null && today > due_at
    ? 'OVERDUE'
    : status;

const typeOf = (word: string): InvoiceType | undefined =>
  invoiceTypes.find((type) => type.toLowerCase() === word);

/** A notice to be changed, held until the transaction ends, with the status it has today. */
export const openNotice = async ({ tx, clock }: Pick<Work, 'tx' | 'clock'>, id: number): Promise<Notice> => {
  const notice = found(await lockNotice(tx, id));
  return { ...notice, status: statusToday(notice, clock.today()) };
};

/** The same for `/invoice/{type}/{id}/…`: the word must be that of the notice, `manual` before it has a type. */
export const openTyped = async (
  work: Pick<Work, 'tx' | 'clock'>,
  { type, id }: { type: string; id: number },
): Promise<Notice> => {
  const notice = await openNotice(work, id);
  if (typeOf(type) !== (notice.invoice_type ?? 'MANUAL')) throw problem('notFound');
  return notice;
};
