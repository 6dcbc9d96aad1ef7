import { busEvent } from '@husrum/contract/bus';
import { type AdjustedLease, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { kronor } from '@husrum/format';
import { AppLink, useGo, useSave } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { texts } from './rent-adjustment.texts';

interface Props {
  adjustmentId: number;
  lease: AdjustedLease;
}

/** The invoice for what the sent ones lack: the way to it, or to make it. */
export const Supplement = ({ adjustmentId, lease }: Props) => {
  const { lease_id, entity, difference, supplement_id } = lease;
  const go = useGo();
  const confirm = useConfirm();
  const create = useSave(rentAdjustmentCalls.supplement, {
    publish: ({ invoicebase: invoice }) => [busEvent('invoice.created', { invoiceId: invoice.id })],
    success: texts.supplementMade,
    onDone: ({ invoicebase: invoice }) => go(routes.invoice.detail({ id: invoice.id })),
  });
  if (supplement_id !== null)
    return <AppLink to={routes.invoice.detail({ id: supplement_id })}>{texts.showSupplement}</AppLink>;
  if (difference <= 0) return null;
  const ask = async () => {
    const question = { text: texts.supplementQuestion(kronor(difference)), ok: texts.supplement };
    if (await confirm(question)) create.mutate({ params: { id: adjustmentId }, body: { lease_id } });
  };
  return (
    <Button
      size="small"
      loading={create.isPending}
      aria-label={`${texts.supplement} för ${entity.name}`}
      onClick={() => void ask()}
    >
      Skapa
    </Button>
  );
};
