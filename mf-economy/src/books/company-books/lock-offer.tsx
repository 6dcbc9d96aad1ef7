import { companyBooksCalls } from '@husrum/contract/company-books';
import { type LocalDate, today } from '@husrum/format';
import { lazyDialog } from '@husrum/ui';
import { Alert, Button } from '@husrum/ui/core';
import { useState } from 'react';
import { useCompanyBooks } from './company-books.queries';
import { companyBooksTexts } from './company-books.texts';
import { areLockableMonths } from './lockable-days.rules';

const LockMonthsModal = lazyDialog(() => import('./lock-months.modal'));

interface Props {
  companyId: number;
  from: LocalDate;
  to: LocalDate;
}

/** Offers to lock the months of a file that was fetched, if they are whole and have passed. Nothing is locked by itself. */
export const LockOffer = ({ companyId, from, to }: Props) => {
  const [isLocking, setIsLocking] = useState(false);
  const books = useCompanyBooks().data?.data.find(({ company }) => company.id === companyId);
  if (books === undefined || !areLockableMonths({ from, to }, books.locked_through, today(new Date())))
    return null;
  return (
    <>
      <Alert
        type="success"
        showIcon
        title={companyBooksTexts.lockOffer(to)}
        action={
          <Button call={companyBooksCalls.lock} onClick={() => setIsLocking(true)}>
            {companyBooksTexts.lockTo(to)}
          </Button>
        }
      />
      {isLocking && <LockMonthsModal books={books} through={to} onClose={() => setIsLocking(false)} />}
    </>
  );
};
