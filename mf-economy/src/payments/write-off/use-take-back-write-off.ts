import { busEvent } from '@husrum/contract/bus';
import type { Invoice } from '@husrum/contract/invoice';
import { writeOffCalls } from '@husrum/contract/write-off';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { writeOffTexts } from './write-off.texts';

/** Takes back what is written off of an invoice, after a confirmation. */
export const useTakeBackWriteOff = ({
  id,
  written_off = 0,
}: Pick<Invoice, 'id' | 'written_off'>): (() => Promise<void>) => {
  const confirm = useConfirm();
  const takingBack = useApiMutation(writeOffCalls.undo, {
    publish: () => [busEvent('invoice.changed', { invoiceId: id })],
    successMessage: writeOffTexts.takenBack,
  });
  return async () => {
    const question = { text: writeOffTexts.takeBackQuestion(written_off), ok: writeOffTexts.takeBack };
    if (await confirm(question)) takingBack.mutate({ params: { id } });
  };
};
