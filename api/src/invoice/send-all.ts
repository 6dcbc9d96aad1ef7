import type { BodyOf, OkOf } from '@husrum/contract/core';
import type { invoiceCalls } from '@husrum/contract/invoice';
import { chunksOf } from '../platform/grouped';
import type { RequestContext } from '../platform/http';
import type { Steps } from './draw-invoices';
import { lockInvoices, readyIds } from './invoice.store';
import { addressed, drawToMail, isReady, sendInvoices } from './send-invoice';

/** Written by one statement each, which takes no more than so many values. */
const TOGETHER = 50;

type Answer = OkOf<typeof invoiceCalls.sendAll>;

/** Draws the invoices that are ready as the call begins, or those of them that are named (D-22), and gives what sends them. */
export const prepareAll = async (
  steps: Steps,
  { ids }: BodyOf<typeof invoiceCalls.sendAll>,
): Promise<(context: RequestContext) => Promise<Answer>> => {
  const wanted = [...new Set(ids ?? (await steps.step(({ tx }) => readyIds(tx))))];
  const drawn = await drawToMail(steps, wanted, isReady);
  return async (context) => {
    const ready = (await lockInvoices(context.tx, wanted)).filter(isReady);
    const { sendable, refused } = await addressed(context, ready);
    for (const some of chunksOf(sendable, TOGETHER))
      refused.push(...(await sendInvoices(context, some, drawn)));
    return {
      sent: ready.length - refused.length,
      skipped: wanted.length - ready.length,
      failed: refused.length,
      failures: refused.map(({ invoice, problem }) => ({
        id: invoice.id,
        reference: invoice.reference,
        message: problem.message,
      })),
    };
  };
};
