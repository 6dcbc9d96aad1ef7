import { addDays, type LocalDate } from '@husrum/format';

/** Whether an invoice is due earlier than the company's shortest time to pay after it is sent (D-10): that of a run may be. */
export const isDueSoon = (due: LocalDate, sendDate: LocalDate, minDays: number): boolean =>
  due < addDays(sendDate, minDays);
