import './company-books.css';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import { type CompanyBooks, companyBooksCalls } from '@husrum/contract/company-books';
import { routes } from '@husrum/contract/routes';
import { type LocalDate, today } from '@husrum/format';
import { PageButton } from '@husrum/platform';
import { EmptyState, lazyDialog, PageFrame, QueryContent } from '@husrum/ui';
import { Select } from '@husrum/ui/choice';
import { Button } from '@husrum/ui/core';
import { useUrlTable } from '@husrum/ui/data';
import { useState } from 'react';
import { EconomyTabs } from '../../runs/economy/economy-tabs';
import { BooksCheck } from './books-check';
import { BooksHistory } from './books-history';
import { BooksMonths } from './books-months';
import { booksSettingsTexts } from './books-settings.texts';
import { booksMonthSortable } from './company-books.columns';
import { useCompanyBooks } from './company-books.queries';
import { companyBooksTexts } from './company-books.texts';
import { listLockableDays } from './lockable-days.rules';

// Both are used once a month at most.
const LockMonthsModal = lazyDialog(() => import('./lock-months.modal'));
const UnlockMonthsModal = lazyDialog(() => import('./unlock-months.modal'));

/** The books of a company month by month, and which months are locked. `?company_id=7` chooses the company. */
export default function CompanyBooksScreen() {
  return (
    <QueryContent query={useCompanyBooks()}>{({ data }) => <BooksOfCompanies all={data} />}</QueryContent>
  );
}

const BooksOfCompanies = ({ all }: { all: readonly CompanyBooks[] }) => {
  const table = useUrlTable({
    path: routes.companyBooks.overview(),
    sortable: booksMonthSortable,
    filters: { company_id: 'number' },
  });
  const [lockThrough, setLockThrough] = useState<LocalDate>();
  const [isUnlocking, setIsUnlocking] = useState(false);
  const books = all.find(({ company }) => company.id === table.filters.company_id) ?? all[0];
  if (books === undefined)
    return (
      <PageFrame title={companyBooksTexts.title}>
        <EconomyTabs current="books" />
        <EmptyState
          kind="nothing"
          title={companyBooksTexts.noCompanies}
          text={companyBooksTexts.noCompaniesText}
          actions={<PageButton to={routes.company.create()}>{companyBooksTexts.createCompany}</PageButton>}
        />
      </PageFrame>
    );
  const { company, locked_through } = books;
  const lastLockable = listLockableDays(locked_through, today(new Date()))[0];
  return (
    <PageFrame
      title={companyBooksTexts.title}
      facts={[company.name, companyBooksTexts.lockedThrough(locked_through)]}
      actions={
        <>
          <PageButton to={routes.companyBooks.settings({ id: company.id })}>
            {booksSettingsTexts.short}
          </PageButton>
          <PageButton to={routes.economy.overview({}, { skapa: 'sie', company: company.id })}>
            {companyBooksTexts.sie}
          </PageButton>
          {locked_through !== null && (
            <Button call={companyBooksCalls.unlock} onClick={() => setIsUnlocking(true)}>
              {companyBooksTexts.unlock}
            </Button>
          )}
          {lastLockable !== undefined && (
            <Button
              call={companyBooksCalls.lock}
              type="primary"
              icon={<LockOutlined />}
              onClick={() => setLockThrough(lastLockable)}
            >
              {companyBooksTexts.lock}
            </Button>
          )}
        </>
      }
    >
      <EconomyTabs current="books" />
      {all.length > 1 && (
        <div>
          <Select<number>
            aria-label={companyBooksTexts.company}
            className="e-books__company"
            value={company.id}
            options={all.map(({ company: { id, name } }) => ({ value: id, label: name }))}
            onChange={(id) => table.setFilter('company_id', id)}
          />
        </div>
      )}
      <BooksMonths key={company.id} books={books} table={table} onLock={setLockThrough} />
      <BooksCheck key={`check ${company.id}`} books={books} />
      <BooksHistory key={`history ${company.id}`} companyId={company.id} />
      {lockThrough !== undefined && (
        <LockMonthsModal books={books} through={lockThrough} onClose={() => setLockThrough(undefined)} />
      )}
      {isUnlocking && locked_through !== null && (
        <UnlockMonthsModal
          books={books}
          lockedThrough={locked_through}
          onClose={() => setIsUnlocking(false)}
        />
      )}
    </PageFrame>
  );
};
