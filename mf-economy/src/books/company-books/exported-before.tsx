import { type LocalDate, monthOf } from '@husrum/format';
import { Alert } from '@husrum/ui/core';
import { useAllBooksMonths } from './company-books.queries';
import { companyBooksTexts } from './company-books.texts';

interface Props {
  companyId: number;
  from: LocalDate;
  to: LocalDate;
}

/** Says which months of the period were exported before, when and by whom. */
export const ExportedBefore = ({ companyId, from, to }: Props) => {
  const months = (useAllBooksMonths(companyId).data ?? []).flatMap(({ month, exported, booked_since }) =>
    exported !== null && month >= monthOf(from) && month <= monthOf(to)
      ? [{ month, text: companyBooksTexts.exportedMonth(month, exported, booked_since) }]
      : [],
  );
  return months.length === 0 ? null : (
    <Alert
      type="info"
      showIcon
      title={companyBooksTexts.exportedBefore}
      description={months.map(({ month, text }) => <div key={month}>{text}</div>)}
    />
  );
};
