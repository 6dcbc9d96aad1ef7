import { type Deposit, depositCalls } from '@husrum/contract/deposit';
import { today } from '@husrum/format';
import { SchemaFormModal, useFormikContext } from '@husrum/forms';
import { PaymentDayField } from '../../books/company-books/payment-day.field';
import { useDepositInterest } from './deposit.queries';
import { depositTexts } from './deposit.texts';
import { useDepositMutation } from './use-deposit-mutation';

const InterestAmount = ({ id }: { id: number }) => {
  const { values } = useFormikContext<Readonly<Record<string, unknown>>>();
  const { day: typed } = values;
  const day = typeof typed === 'string' && typed !== '' ? typed : null;
  const { data } = useDepositInterest(id, day);
  return <p aria-live="polite">{data === undefined ? '' : depositTexts.interestAmount(data.amount)}</p>;
};

/** Adds the agreed interest to a deposit, after showing how much it is to the day. */
export default function AddInterestModal({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const { id, company, interest_rate } = deposit;
  const save = useDepositMutation(depositCalls.addInterest, depositTexts.interestAdded, onClose);
  const day = today(new Date());
  return (
    <SchemaFormModal
      title={depositTexts.interest}
      open
      onClose={onClose}
      schema={depositCalls.addInterest.body}
      initialValues={{ day }}
      onSubmit={(body) => save.mutateAsync({ params: { id }, body })}
      submitLabel={depositTexts.interest}
    >
      <p>{depositTexts.interestHelp(interest_rate ?? 0)}</p>
      <PaymentDayField name="day" companyId={company?.id} max={day} what={depositTexts.theUse} />
      <InterestAmount id={id} />
    </SchemaFormModal>
  );
}
