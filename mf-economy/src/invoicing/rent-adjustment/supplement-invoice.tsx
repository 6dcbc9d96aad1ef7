import { busEvent } from '@husrum/contract/bus';
import { type AdjustedLease, rentAdjustmentCalls } from '@husrum/contract/rent-adjustment';
import { routes } from '@husrum/contract/routes';
import { formatEntityName, formatKronor } from '@husrum/format';
import { AppLink, useApiMutation, useAppNavigate } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import { Button } from '@husrum/ui/core';
import { rentAdjustmentTexts } from './rent-adjustment.texts';

interface Props {
  adjustmentId: number;
  lease: AdjustedLease;
}

/**
 * The next step for a difference of sent invoices: a button that creates the supplement for what they lack, a link to it, or a
 * link to the invoice on which to credit what they have too much.
 */
export const SupplementInvoice = ({ adjustmentId, lease }: Props) => {
  const { lease_id, entity, difference, supplement_id, locked } = lease;
  const navigate = useAppNavigate();
  const confirm = useConfirm();
  const create = useApiMutation(rentAdjustmentCalls.createSupplement, {
    publish: ({ invoicebase: invoice }) => [busEvent('invoice.created', { invoiceId: invoice.id })],
    successMessage: rentAdjustmentTexts.supplementSaved,
    onSuccess: ({ invoicebase: invoice }) => navigate(routes.invoice.detail({ id: invoice.id })),
  });
  if (supplement_id !== null)
    return (
      <AppLink to={routes.invoice.detail({ id: supplement_id })}>
        {rentAdjustmentTexts.showSupplement}
      </AppLink>
    );
  if (difference < 0) {
    const overcharged = locked.find((invoice) => invoice.difference < 0);
    return overcharged === undefined ? (
      rentAdjustmentTexts.creditDifference
    ) : (
      <AppLink to={routes.invoice.detail({ id: overcharged.id })}>
        {rentAdjustmentTexts.creditDifference}
      </AppLink>
    );
  }
  if (difference === 0) return null;
  const confirmAndCreate = async () => {
    const question = {
      text: rentAdjustmentTexts.supplementQuestion(formatKronor(difference)),
      ok: rentAdjustmentTexts.supplement,
    };
    if (await confirm(question)) create.mutate({ params: { id: adjustmentId }, body: { lease_id } });
  };
  return (
    <Button
      call={rentAdjustmentCalls.createSupplement}
      size="small"
      loading={create.isPending}
      aria-label={rentAdjustmentTexts.supplementFor(formatEntityName(entity))}
      onClick={() => void confirmAndCreate()}
    >
      {rentAdjustmentTexts.supplementButton}
    </Button>
  );
};
