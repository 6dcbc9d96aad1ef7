import { busEvent } from '@husrum/contract/bus';
import { optionalMonth } from '@husrum/contract/core';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { formatMonth, latestDate, startOfMonth } from '@husrum/format';
import { MonthField, SchemaFormModal } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import * as yup from 'yup';
import { leaseTexts } from './lease.texts';
import { toLeaseUpdate } from './lease-update.rules';

interface Props {
  lease: Lease;
  open: boolean;
  onClose: () => void;
}

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
  return (
    <SchemaFormModal
      title={leaseTexts.changeNextInvoiceMonth}
      open={open}
      onClose={onClose}
      schema={schema}
      initialValues={{ next_invoice_month: earliest }}
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
    </SchemaFormModal>
  );
};
