import { bookingDay, type LocalDate } from '@husrum/format';
import { useCompanyBooks } from './company-books.queries';
import { companyBooksTexts } from './company-books.texts';

/** Says that what happened in locked months is booked later, when the first of several days lies in one. */
export const useBookedLaterText = (companyId: number, firstDay: LocalDate | null): string | undefined => {
  const all = useCompanyBooks().data?.data ?? [];
  const lockedThrough = all.find(({ company }) => company.id === companyId)?.locked_through;
  return lockedThrough && firstDay !== null && firstDay <= lockedThrough
    ? companyBooksTexts.someBookedLater(lockedThrough, bookingDay(firstDay, lockedThrough))
    : undefined;
};
