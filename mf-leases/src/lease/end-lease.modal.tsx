import { busEvent } from '@husrum/contract/bus';
import { date, optionalDate } from '@husrum/contract/core';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { addDays, earliestEnd, isLocalDate, latestDate, today } from '@husrum/format';
import { DateField, FieldGrid, SchemaFormModal, useFormikContext } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { ModalForm } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
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

const schema = yup.object({
  notice_given: optionalDate(leaseTexts.noticeGiven),
  stop: date(leaseTexts.stop),
});

/** A lease that has not begun is called off by ending it on the day before its start: it then has no day. */
const getCallOffDay = ({ start }: Lease) => addDays(start, -1);

/** Sets or changes the end of a lease. While receipts are unreturned, lists them instead: they must be returned first. */
export const EndLeaseModal = ({ lease, open, onClose }: Props) => {
  const { id, start, stop, unreturned_count } = lease;
  const title = stop === null ? leaseTexts.end : leaseTexts.changeEnd;
  const save = useApiMutation(leaseCalls.update, {
    publish: () => [busEvent('lease.ended', { leaseId: id })],
    successMessage: ({ start, stop }) =>
      stop !== null && stop < start ? leaseTexts.calledOff : leaseTexts.ended(stop ?? ''),
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
        notice_given: stop === null ? today(new Date()) : (lease.notice_given ?? null),
        stop: stop ?? latestDate(lease.earliest_stop, start),
      }}
      onSubmit={(values) => save.mutateAsync({ body: toLeaseUpdate(lease, values) })}
      submitLabel={title}
    >
      <EndFields lease={lease} />
    </SchemaFormModal>
  );
};

/** The legal end is filled in from the day notice was given; the parties may agree on another day. */
const EndFields = ({ lease }: { lease: Lease }) => {
  const { values, setFieldValue } = useFormikContext<{ notice_given: string | null; stop: unknown }>();
  const { notice_given: noticeGiven } = values;
  const isPlanned = lease.state.status === 'planned';
  const callOffDay = getCallOffDay(lease);
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
        <DateField name="notice_given" hint={legalStop ? leaseTexts.legalEnd(legalStop) : undefined} />
        <DateField
          name="stop"
          min={isPlanned ? callOffDay : lease.start}
          hint={values.stop === callOffDay ? leaseTexts.callOffHint : undefined}
        />
      </FieldGrid>
      {isPlanned && (
        <div>
          <Button onClick={() => void setFieldValue('stop', callOffDay)}>{leaseTexts.callOff}</Button>
        </div>
      )}
      <FinalInvoice lease={lease} stop={values.stop} />
    </>
  );
};
