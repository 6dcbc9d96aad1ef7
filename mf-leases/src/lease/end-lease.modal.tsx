import { busEvent } from '@husrum/contract/bus';
import { date, optionalDate } from '@husrum/contract/core';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { earliestEnd, isLocalDate, today } from '@husrum/format';
import { DateField, FieldGrid, SchemaFormModal, useFormikContext } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { ModalForm } from '@husrum/ui';
import { Alert } from '@husrum/ui/core';
import { useEffect, useRef } from 'react';
import * as yup from 'yup';
import { UnreturnedReceipts } from '../receipt/unreturned-receipts';
import { FinalInvoice } from './final-invoice';
import { leaseTexts } from './lease.texts';
import { toLeaseUpdate } from './lease-update.rules';

interface Props {
  lease: Lease;
  open: boolean;
  onClose: () => void;
}

const schema = yup.object({ noticeGiven: optionalDate(leaseTexts.noticeGiven), stop: date(leaseTexts.stop) });

/** Sets or changes the end of a lease. While receipts are unreturned, lists them instead: they must be returned first. */
export const EndLeaseModal = ({ lease, open, onClose }: Props) => {
  const { id, start, stop, unreturned_count } = lease;
  const title = stop === null ? leaseTexts.end : leaseTexts.changeEnd;
  const save = useApiMutation(leaseCalls.update, {
    publish: () => [busEvent('lease.ended', { leaseId: id })],
    successMessage: (ended) => leaseTexts.ended(ended.stop ?? ''),
    onSuccess: onClose,
  });
  if (unreturned_count > 0) {
    return (
      <ModalForm title={title} open={open} onClose={onClose}>
        <div className="h-stack">
          <Alert
            type="warning"
            showIcon
            title={leaseTexts.blocked(unreturned_count)}
            description={leaseTexts.blockedText}
          />
          <UnreturnedReceipts leaseId={id} onLeave={onClose} />
        </div>
      </ModalForm>
    );
  }
  return (
    <SchemaFormModal
      title={title}
      open={open}
      onClose={onClose}
      schema={schema}
      initialValues={{
        noticeGiven: stop === null ? today(new Date()) : null,
        stop: stop ?? lease.earliest_stop,
      }}
      onSubmit={(values) => save.mutateAsync({ body: toLeaseUpdate(lease, { stop: values.stop }) })}
      submitLabel={title}
    >
      <EndFields lease={lease} earliest={start} />
    </SchemaFormModal>
  );
};

/** The legal end is filled in from the day notice was given; the parties may agree on another day. */
const EndFields = ({ lease, earliest }: { lease: Lease; earliest: string }) => {
  const { values, setFieldValue } = useFormikContext<{ noticeGiven: string | null; stop: unknown }>();
  const { noticeGiven } = values;
  const legalStop =
    noticeGiven && isLocalDate(noticeGiven)
      ? earliestEnd(noticeGiven, { noticeLength: lease.notice_length, noticeType: lease.notice_type })
      : null;
  const previousLegalStop = useRef(legalStop);
  useEffect(() => {
    if (legalStop !== null && legalStop !== previousLegalStop.current) void setFieldValue('stop', legalStop);
    previousLegalStop.current = legalStop;
  }, [legalStop, setFieldValue]);
  return (
    <>
      <FieldGrid>
        <DateField name="noticeGiven" hint={legalStop ? leaseTexts.legalEnd(legalStop) : undefined} />
        <DateField name="stop" min={earliest} />
      </FieldGrid>
      <FinalInvoice lease={lease} stop={values.stop} />
    </>
  );
};
