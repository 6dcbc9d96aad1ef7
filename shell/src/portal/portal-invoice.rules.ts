import type { PortalInvoice } from '@husrum/contract/portal';
import { createSwishQr, daysBetween, type LocalDate, toOre } from '@husrum/format';

type Invoice = Pick<PortalInvoice, 'state' | 'due_at' | 'kind'>;

/** Invoices without a due date come last. */
const dueSortKey = ({ due_at }: Invoice): string => due_at ?? '9999';

/** The invoice to pay first: the unpaid one that is due first. The result is undefined when all are paid. */
export const findNextInvoice = <I extends Invoice>(invoices: readonly I[]): I | undefined =>
  invoices
    .filter(({ state, kind }) => kind !== 'CREDIT' && (state === 'TO_PAY' || state === 'OVERDUE'))
    .toSorted((one, other) => dueSortKey(one).localeCompare(dueSortKey(other)))[0];

/** How many days ago an unpaid invoice was due; 0 if it is not overdue. */
export const countDaysLate = ({ state, due_at, kind }: Invoice, today: LocalDate): number =>
  state === 'OVERDUE' && kind !== 'CREDIT' && due_at !== null ? Math.max(0, daysBetween(due_at, today)) : 0;

/** The text of the QR code for Swish, with what is left to pay. The result is null when the invoice is not paid by Swish. */
export const swishText = ({
  swish,
  ocr,
  left,
}: Pick<PortalInvoice, 'swish' | 'ocr' | 'left'>): string | null =>
  swish && ocr !== null ? createSwishQr(swish, toOre(left), ocr) : null;
