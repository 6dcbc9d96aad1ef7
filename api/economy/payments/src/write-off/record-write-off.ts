import { addInvoiceEvent } from '@husrum/api-invoicing';
import type { ActorContext } from '@husrum/api-platform';
import { formatOre, type LocalDate } from '@husrum/format';
import { splitWriteOff } from './write-off.rules';
import { findClaim, insertWriteOff, sumWriteOffParts, sumWrittenOff } from './write-off.store';
import { writeOffTexts } from './write-off.texts';

export type Actor = Pick<ActorContext, 'tx' | 'clock' | 'account'>;

const eventKinds = {
  WRITTEN_OFF: 'WRITTEN_OFF',
  RECOVERED: 'WRITE_OFF_RECOVERED',
  RESTORED: 'WRITE_OFF_RESTORED',
  TAKEN_BACK: 'WRITE_OFF_TAKEN_BACK',
} as const;

interface WriteOffChange {
  readonly invoiceId: number;
  readonly what: keyof typeof eventKinds;
  /** In öre. Negative when it is recovered or taken back. */
  readonly ore: number;
  readonly day: LocalDate;
  readonly reason?: string;
  readonly paymentId?: number;
}

/** Stores what is written off of an invoice or taken back, with its VAT. The caller has locked the invoice, and refreshes its status. */
export const recordWriteOff = async (
  { tx, account: { userId } }: Actor,
  { invoiceId, what, ore, day, reason, paymentId }: WriteOffChange,
): Promise<void> => {
  const reached = (await sumWrittenOff(tx, invoiceId)) + ore;
  const parts = splitWriteOff(await findClaim(tx, invoiceId), reached, await sumWriteOffParts(tx, invoiceId));
  await insertWriteOff(
    tx,
    {
      ...{ invoicebase_id: invoiceId, what, amount_ore: ore, day },
      ...{ reason: reason ?? null, payment_id: paymentId ?? null, user_id: userId },
    },
    parts,
  );
  const amount = formatOre(Math.abs(ore));
  await addInvoiceEvent(tx, invoiceId, {
    ...{ kind: eventKinds[what], userId },
    detail: reason === undefined ? amount : writeOffTexts.event(amount, reason),
  });
};
