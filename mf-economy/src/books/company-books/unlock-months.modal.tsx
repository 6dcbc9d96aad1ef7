import { busEvent } from '@husrum/contract/bus';
import { type CompanyBooks, companyBooksCalls } from '@husrum/contract/company-books';
import type { LocalDate } from '@husrum/format';
import { SchemaFormModal, SelectField, TextAreaField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { companyBooksTexts } from './company-books.texts';
import { listUnlockableDays } from './lockable-days.rules';

interface Props {
  books: CompanyBooks;
  lockedThrough: LocalDate;
  onClose: () => void;
}

/** Unlocks the last months of a company, with a reason. It begins with the last locked month. */
export default function UnlockMonthsModal({ books: { company }, lockedThrough, onClose }: Props) {
  const unlock = useApiMutation(companyBooksCalls.unlock, {
    publish: () => [busEvent('companyBooks.changed', { companyId: company.id })],
    successMessage: ({ locked_through }) => companyBooksTexts.lockedNow(locked_through),
    onSuccess: onClose,
  });
  const days = listUnlockableDays(lockedThrough);
  return (
    <SchemaFormModal
      title={`${companyBooksTexts.unlock}: ${company.name}`}
      open
      onClose={onClose}
      schema={companyBooksCalls.unlock.body}
      initialValues={{ through: days[0] ?? null, reason: '' }}
      onSubmit={(body) => unlock.mutateAsync({ params: { id: company.id }, body })}
      submitLabel={companyBooksTexts.unlock}
    >
      <p>{companyBooksTexts.unlockText}</p>
      <SelectField
        name="through"
        placeholder={companyBooksTexts.unlockAll}
        options={days.map((value) => ({ value, label: value }))}
      />
      <TextAreaField name="reason" />
    </SchemaFormModal>
  );
}
