import { type Problem, problem } from '@husrum/api-platform';
import type { Invoice } from './invoice.store';
import { invoiceStateTexts } from './invoice-state.texts';

/** The failure of an action that the state of the invoice does not allow, such as a payment of a credited one. */
export const invoiceStateProblem = ({
  kind,
  status,
  booked_at,
  sent_at,
  written_off_ore,
}: Pick<Invoice, 'kind' | 'status' | 'booked_at' | 'sent_at' | 'written_off_ore'>): Problem => {
  const isBookedOnly = booked_at !== null && sent_at === null && status === 'READY';
  const state = written_off_ore > 0 ? 'WRITTEN_OFF' : isBookedOnly ? 'BOOKED' : status;
  return problem('invoiceState', { message: invoiceStateTexts[kind === 'CREDIT' ? 'CREDIT' : state] });
};
