import { busEvent } from '@husrum/contract/bus';
import { date, optionalDate } from '@husrum/contract/core';
import { type Lease, leaseCalls } from '@husrum/contract/lease';
import { isLocalDate, legalEnd, today } from '@husrum/format';
import { DateField, FieldGrid, SchemaModal, useFormikContext } from '@husrum/forms';
import { useSave } from '@husrum/platform';
import { ModalForm } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { useEffect, useRef } from 'react';
import * as yup from 'yup';
import { LastInvoice } from './last-invoice';
import { texts } from './lease.texts';
import { leaseBody } from './lease-body.rules';

interface Props {
  lease: Lease;
  open: boolean;
  onClose: () => void;
}

const end = yup.object({ given: optionalDate(texts.given), stop: date('Slutdatum') });

/** Sets the day a lease ends, or another one: from when notice was given, or as agreed. */
export const EndLeaseModal = ({ lease, open, onClose }: Props) => {
  const { id, start, stop, unreturned_count } = lease;
  const title = stop === null ? texts.end : texts.changeEnd;
  const save = useSave(leaseCalls.update, {
    publish: () => [busEvent('lease.ended', { leaseId: id })],
    success: (ended) => texts.ended(ended.stop ?? ''),
    onDone: onClose,
  });
  if (unreturned_count > 0) {
    return (
      <ModalForm title={title} open={open} onClose={onClose}>
        <Alert
          type="warning"
          showIcon
          title={texts.blocked(unreturned_count)}
          description={texts.blockedText}
          action={<Button onClick={onClose}>Stäng</Button>}
        />
      </ModalForm>
    );
  }
  return (
    <SchemaModal
      title={title}
      open={open}
      onClose={onClose}
      schema={end}
      initial={{
        given: stop === null ? today(new Date()) : null,
        stop: stop ?? lease.earliest_stop,
      }}
      onSubmit={(values) => save.mutateAsync({ body: leaseBody(lease, { stop: values.stop }) })}
      submitLabel={title}
    >
      <EndFields lease={lease} earliest={start} />
    </SchemaModal>
  );
};

/** The end follows the day notice was given, and can still be set to what was agreed. */
const EndFields = ({ lease, earliest }: { lease: Lease; earliest: string }) => {
  const { values, setFieldValue } = useFormikContext<{ given: string | null; stop: unknown }>();
  const { given } = values;
  const legal =
    given && isLocalDate(given)
      ? legalEnd(given, { noticeLength: lease.notice_length, noticeType: lease.notice_type })
      : null;
  const shown = useRef(legal);
  useEffect(() => {
    if (legal !== null && legal !== shown.current) void setFieldValue('stop', legal);
    shown.current = legal;
  }, [legal, setFieldValue]);
  return (
    <>
      <FieldGrid>
        <DateField name="given" hint={legal ? texts.legalEnd(legal) : undefined} />
        <DateField name="stop" min={earliest} />
      </FieldGrid>
      <LastInvoice lease={lease} stop={values.stop} />
    </>
  );
};
