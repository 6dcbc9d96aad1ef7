import type { BodyOf } from '@husrum/contract/core';
import type { invoiceCalls } from '@husrum/contract/invoice';
import { found, invalid } from '../platform/errors';
import type { Work } from '../platform/http';
import { monthAfterManual } from '../rent/period-grid.rules';
import { lockBilledLease, saveNextMonth } from './billed-lease.store';
import { overlapText, periodProblem } from './creation.rules';
import { addEvent } from './invoice-event.store';
import { liveRent } from './invoicebase.store';
import { doubleRent, makeNotice } from './make-notice';

/** A notice made by hand (D-9); it is edited until it is generated. Gives its id. */
export const createNotice = async (
  { tx, clock, account }: Work,
  { lease_id, start, stop, supplement }: BodyOf<typeof invoiceCalls.create>,
): Promise<number> => {
  const lease = found(await lockBilledLease(tx, lease_id));
  const period = { start, stop };
  const wrong = periodProblem(period, lease);
  if (wrong) throw invalid(wrong);
  const [billed] = supplement ? [] : await liveRent(tx, lease.id, period);
  if (billed) throw invalid({ start: [overlapText(doubleRent, billed)] });

  const kind = supplement ? 'SUPPLEMENT' : 'RENT';
  const { id } = await makeNotice(tx, { lease, kind, period, sendDate: clock.today() });
  await addEvent(tx, id, { what: 'CREATED', userId: account.userId });
  if (kind === 'RENT') {
    const next = monthAfterManual(lease.nextMonth, period, lease.interval, lease);
    if (next !== lease.nextMonth) await saveNextMonth(tx, lease.id, next);
  }
  return id;
};
