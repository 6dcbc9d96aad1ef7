import { busEvent } from '@husrum/contract/bus';
import type { Invoice } from '@husrum/contract/invoice';
import { type WriteOff, writeOffCalls } from '@husrum/contract/write-off';
import { today } from '@husrum/format';
import { SchemaForm, TextAreaField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { DescriptionList, ModalForm, Money, QueryContent, RowsSkeleton } from '@husrum/ui';
import { useState } from 'react';
import { PaymentDayField } from '../../books/company-books/payment-day.field';
import { useWriteOff } from './write-off.queries';
import { writeOffTexts } from './write-off.texts';

interface Props {
  invoice: Invoice;
  onClose: () => void;
}

const Amounts = ({ writeOff: { left, tax, vat } }: { writeOff: WriteOff }) => (
  <DescriptionList
    columns={1}
    items={[
      { label: writeOffTexts.left, value: <Money strong value={left} /> },
      ...vat.map(({ tax_rate, tax: amount }) => ({
        label: writeOffTexts.vat(tax_rate),
        value: <Money value={amount} />,
      })),
      ...(tax === 0 ? [] : [{ label: writeOffTexts.loss, value: <Money value={left - tax} /> }]),
    ]}
  />
);

const WriteOffForm = ({
  invoice: { id, company },
  writeOff,
  onClose,
  onDirtyChange,
}: Props & { writeOff: WriteOff; onDirtyChange: (isDirty: boolean) => void }) => {
  const save = useApiMutation(writeOffCalls.create, {
    publish: () => [busEvent('invoice.changed', { invoiceId: id })],
    successMessage: writeOffTexts.done,
    onSuccess: onClose,
  });
  const day = today(new Date());
  return (
    <SchemaForm
      schema={writeOffCalls.create.body}
      call={writeOffCalls.create}
      initialValues={{ invoice_id: id, day, reason: '' }}
      onSubmit={(body) => save.mutateAsync({ body })}
      onCancel={onClose}
      onDirtyChange={onDirtyChange}
      submitLabel={writeOffTexts.submit}
      danger
    >
      <p>{writeOffTexts.help}</p>
      {writeOff.tax !== 0 && <p>{writeOffTexts.vatHelp}</p>}
      <Amounts writeOff={writeOff} />
      <PaymentDayField
        name="day"
        what={writeOffTexts.theWriteOff}
        companyId={company?.id}
        min={writeOff.earliest_day ?? undefined}
        max={day}
      />
      <TextAreaField name="reason" rows={2} hint={writeOffTexts.reasonHint} />
    </SchemaForm>
  );
};

/** Writes off what is left of an invoice, after showing what that is and which VAT comes back. */
export default function WriteOffModal({ invoice, onClose }: Props) {
  const [isDirty, setIsDirty] = useState(false);
  return (
    <ModalForm title={writeOffTexts.title(invoice.reference)} open onClose={onClose} dirty={isDirty}>
      <QueryContent query={useWriteOff(invoice.id)} skeleton={<RowsSkeleton rows={3} />} compact>
        {(writeOff) => (
          <WriteOffForm invoice={invoice} writeOff={writeOff} onClose={onClose} onDirtyChange={setIsDirty} />
        )}
      </QueryContent>
    </ModalForm>
  );
}
