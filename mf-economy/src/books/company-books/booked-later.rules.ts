import type { CompanyBooks } from '@husrum/contract/company-books';
import { bookingDay, isLocalDate, type LocalDate } from '@husrum/format';

export interface BookedLater {
  readonly company: string;
  /** The first day that is not locked. */
  readonly bookedOn: LocalDate;
}

/** The companies of which the month of the day is locked, with the day on which what happened then is booked. */
export const listBookedLater = (
  day: string | null,
  books: readonly Pick<CompanyBooks, 'company' | 'locked_through'>[],
): BookedLater[] =>
  day === null || !isLocalDate(day)
    ? []
    : books.flatMap(({ company, locked_through }) => {
        const bookedOn = bookingDay(day, locked_through);
        return bookedOn === day ? [] : [{ company: company.name, bookedOn }];
      });
