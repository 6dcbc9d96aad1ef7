import { Section } from '@husrum/ui';
import { UrlTable, useLocalTable } from '@husrum/ui/data';
import { booksEventColumns, booksEventSortable } from './company-books.columns';
import { useBooksEvents } from './company-books.queries';
import { companyBooksTexts } from './company-books.texts';

/** Who locked, unlocked and exported the books of a company, the latest first. */
export const BooksHistory = ({ companyId }: { companyId: number }) => {
  const table = useLocalTable({ sortable: booksEventSortable });
  return (
    <Section title={companyBooksTexts.history} flush>
      <UrlTable
        table={table}
        query={useBooksEvents(companyId, table.query)}
        columns={booksEventColumns}
        rowKey={({ id }) => id}
        label={companyBooksTexts.history}
        empty={{ title: companyBooksTexts.noHistory }}
      />
    </Section>
  );
};
