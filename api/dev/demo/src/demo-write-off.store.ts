import { writeOffInvoice } from '@husrum/api-payments/testing';
import type { ActorContext } from '@husrum/api-platform';
import { writeOffTexts } from './demo.texts';

/** Writes off the invoice of the own books that has been unpaid for longest. */
export const writeOffDemoInvoice = async (
  context: Pick<ActorContext, 'tx' | 'clock' | 'account'>,
): Promise<void> => {
  const today = context.clock.today();
  const late = await context.tx
    .selectFrom('invoicebase')
    .select('id')
    .where('invoice_type', '=', 'MANUAL')
    .where('kind', '<>', 'CREDIT')
    .where('status', 'in', ['OVERDUE', 'PARTIALLY_PAYED', 'PENDING_PAYMENT'])
    .where('due_at', '<', today)
    .where('left_ore', '>', 0)
    .orderBy('due_at')
    .orderBy('id')
    .executeTakeFirst();
  if (late === undefined) return;
  await writeOffInvoice(context, { invoiceId: late.id, day: today, reason: writeOffTexts.reason });
};
