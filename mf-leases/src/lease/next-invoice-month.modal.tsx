import { busEvent } from '@husrum/contract/bus';
import { optionalMonth } from '@husrum/contract/core';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { addMonthsToMonth, formatMonth, latestDate, startOfMonth } from '@husrum/format';
import { MonthField, SchemaFormModal } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { useConfirm } from '@husrum/ui';
import * as yup from 'yup';
import { leaseTexts } from './lease.texts';
import { toLeaseUpdate } from './lease-update.rules';
import { QuarterBridge } from './quarter-bridge';

interface Props {
  lease: Lease;
  open: boolean;
  onClose: () => void;
}

/** The user confirms a month further ahead than this: it is probably a typing error, and the month cannot be moved back. */
const MAX_MONTHS_AHEAD = 12;

const schema = yup.object({ next_invoice_month: optionalMonth(leaseTexts.nextInvoiceMonth).required() });

/** Postpones the first month of the next automatic invoice. */
export const NextInvoiceMonthModal = ({ lease, open, onClose }: Props) => {
  const save = useApiMutation(leaseCalls.update, {
    publish: () => [busEvent('lease.changed', { leaseId: lease.id })],
    successMessage: leaseTexts.saved,
    onSuccess: onClose,
  });
  const companyInvoiceMonth = lease.next_invoice_month_based_on_invoicingconfig ?? '';
  const earliest = latestDate(companyInvoiceMonth, lease.next_invoice_month ?? '');
  const confirm = useConfirm();
  const confirmFarMonth = async (chosen: string): Promise<boolean> => {
    if (chosen <= addMonthsToMonth(earliest, MAX_MONTHS_AHEAD)) return true;
    const month = formatMonth(chosen);
    return confirm({
      title: leaseTexts.farMonthTitle(month),
      text: leaseTexts.farMonthQuestion(month),
      ok: leaseTexts.farMonthConfirm,
    });
  };
  return (
    <SchemaFormModal
      title={leaseTexts.changeNextInvoiceMonth}
      open={open}
      onClose={onClose}
      schema={schema}
      initialValues={{ next_invoice_month: earliest }}
      confirm={({ next_invoice_month }) => confirmFarMonth(next_invoice_month)}
      onSubmit={({ next_invoice_month }) =>
        save.mutateAsync({ body: toLeaseUpdate(lease, { next_invoice_month }) })
      }
      submitLabel={leaseTexts.save}
    >
      <MonthField
        name="next_invoice_month"
        min={startOfMonth(earliest)}
        hint={leaseTexts.nextInvoiceMonthHint(formatMonth(earliest))}
      />
      <QuarterBridge lease={lease} onDone={onClose} />
    </SchemaFormModal>
  );
};
