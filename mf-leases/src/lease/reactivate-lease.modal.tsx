import { busEvent } from '@husrum/contract/bus';
import { optionalDate } from '@husrum/contract/core';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { SchemaForm } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { ModalForm, QueryContent, RowsSkeleton } from '@husrum/ui';
import * as yup from 'yup';
import { useMissedAdjustments } from './lease.queries';
import { leaseTexts } from './lease.texts';
import { toLeaseUpdate } from './lease-update.rules';
import { MissedAdjustmentsFields } from './missed-adjustments.fields';
import { missedAdjustmentsTexts } from './missed-adjustments.texts';

const schema = yup.object({ missed_adjustments_from: optionalDate(missedAdjustmentsTexts.from) });

/** Asks before an ended lease runs again, and offers the rent adjustments that it has missed meanwhile (docs/domain-rules.md, D-15). */
export default function ReactivateLeaseModal({ lease, onClose }: { lease: Lease; onClose: () => void }) {
  const save = useApiMutation(leaseCalls.update, {
    publish: () => [busEvent('lease.restored', { leaseId: lease.id })],
    successMessage: leaseTexts.endRemoved,
    onSuccess: onClose,
  });
  return (
    <ModalForm title={leaseTexts.reactivate} open onClose={onClose}>
      <QueryContent query={useMissedAdjustments(lease.id)} skeleton={<RowsSkeleton rows={2} />} compact>
        {(missed) => (
          <SchemaForm
            schema={schema}
            initialValues={{ missed_adjustments_from: missed.earliest }}
            onSubmit={(values) => save.mutateAsync({ body: toLeaseUpdate(lease, { stop: null, ...values }) })}
            submitLabel={leaseTexts.reactivate}
            onCancel={onClose}
          >
            <p>{missedAdjustmentsTexts.reactivateQuestion}</p>
            <MissedAdjustmentsFields missed={missed} />
          </SchemaForm>
        )}
      </QueryContent>
    </ModalForm>
  );
}
