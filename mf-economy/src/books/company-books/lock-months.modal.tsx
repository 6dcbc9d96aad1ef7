import { busEvent } from '@husrum/contract/bus';
import { type CompanyBooks, companyBooksCalls } from '@husrum/contract/company-books';
import { type LocalDate, today } from '@husrum/format';
import { SchemaFormModal, SelectField } from '@husrum/forms';
import { useApiMutation } from '@husrum/platform';
import { companyBooksTexts } from './company-books.texts';
import { listLockableDays } from './lockable-days.rules';

interface Props {
  books: CompanyBooks;
  /** The day to preselect. */
  through: LocalDate;
  onClose: () => void;
}

/** Says what locking means, and locks the months of a company to the chosen day. */
export default function LockMonthsModal({ books, through, onClose }: Props) {
  const { company, locked_through } = books;
  const lock = useApiMutation(companyBooksCalls.lock, {
    publish: () => [busEvent('companyBooks.changed', { companyId: company.id })],
    successMessage: (locked) => companyBooksTexts.lockedNow(locked.locked_through),
    onSuccess: onClose,
  });
  const days = new Set([through, ...listLockableDays(locked_through, today(new Date()))]);
  return (
    <SchemaFormModal
      title={`${companyBooksTexts.lock}: ${company.name}`}
      open
      onClose={onClose}
      schema={companyBooksCalls.lock.body}
      initialValues={{ through }}
      onSubmit={(body) => lock.mutateAsync({ params: { id: company.id }, body })}
      submitLabel={companyBooksTexts.lockSubmit}
    >
      <p>{companyBooksTexts.lockText}</p>
      <p>{companyBooksTexts.lockUndoText}</p>
      <SelectField
        name="through"
        options={[...days]
          .sort()
          .reverse()
          .map((value) => ({ value, label: value }))}
      />
    </SchemaFormModal>
  );
}
