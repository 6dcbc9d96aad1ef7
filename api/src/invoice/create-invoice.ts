import type { BodyOf } from '@husrum/contract/core';
import type { invoiceCalls } from '@husrum/contract/invoice';
import { invalid, orNotFound } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { monthAfterManual } from '../rent/period-grid.rules';
import { lockBilledLease, saveNextMonth } from './billed-lease.store';
import { overlapText, periodProblem } from './creation.rules';
import { liveRent } from './invoice.store';
import { addEvent } from './invoice-event.store';
import { doubleRent, makeInvoice } from './make-invoice';

/** An invoice made by hand (D-9); it is edited until it is generated. Gives its id. */
export const createInvoice = async (
  { tx, clock, account }: RequestContext,
  { lease_id, start, stop, supplement }: BodyOf<typeof invoiceCalls.create>,
): Promise<number> => {
  const lease = orNotFound(await lockBilledLease(tx, lease_id));
  const period = { start, stop };
  const wrong = periodProblem(period, lease);
  if (wrong) throw invalid(wrong);
  const [billed] = supplement ? [] : await liveRent(tx, lease.id, period);
  if (billed) throw invalid({ start: [overlapText(doubleRent, billed)] });

  const kind = supplement ? 'SUPPLEMENT' : 'RENT';
  const { id } = await makeInvoice(tx, { lease, kind, period, sendDate: clock.today() });
  await addEvent(tx, id, { what: 'CREATED', userId: account.userId });
  if (kind === 'RENT') {
    const next = monthAfterManual(lease.nextMonth, period, lease.interval, lease);
    if (next !== lease.nextMonth) await saveNextMonth(tx, lease.id, next);
  }
  return id;
};
