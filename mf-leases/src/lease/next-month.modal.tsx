import { busEvent } from '@husrum/contract/bus';
import { optionalMonth } from '@husrum/contract/core';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { latest, monthLabel, startOfMonth } from '@husrum/format';
import { MonthField, SchemaModal } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import * as yup from 'yup';
import { texts } from './lease.texts';
import { leaseBody } from './lease-body.rules';

interface Props {
  lease: Lease;
  open: boolean;
  onClose: () => void;
}

const choice = yup.object({ next_invoice_month: optionalMonth('Nästa aviseringsmånad').required() });

/** Moves the month that the next automatic invoice begins with; only forwards. */
export const NextMonthModal = ({ lease, open, onClose }: Props) => {
  const save = useSave(leaseCalls.update, {
    publish: () => [busEvent('lease.changed', { leaseId: lease.id })],
    success: texts.saved,
    onDone: onClose,
  });
  const ofCompany = lease.next_invoice_month_based_on_invoicingconfig ?? '';
  const earliest = latest(ofCompany, lease.next_invoice_month ?? '');
  return (
    <SchemaModal
      title={texts.nextMonth}
      open={open}
      onClose={onClose}
      schema={choice}
      initial={{ next_invoice_month: earliest }}
      onSubmit={({ next_invoice_month }) =>
        save.mutateAsync({ body: leaseBody(lease, { next_invoice_month }) })
      }
      submitLabel="Spara"
    >
      <MonthField
        name="next_invoice_month"
        min={startOfMonth(earliest)}
        hint={`Tidigast ${monthLabel(earliest)}. ${texts.nextMonthText}`}
      />
    </SchemaModal>
  );
};
