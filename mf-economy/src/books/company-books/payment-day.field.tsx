import type { LocalDate } from '@husrum/format';
import { DateField, useFormikContext } from '@husrum/forms';
import { listBookedLater } from './booked-later.rules';
import { useCompanyBooks } from './company-books.queries';
import { companyBooksTexts } from './company-books.texts';

interface Props {
  /** The company that is paid. Left out: any company of the business. */
  companyId?: number | undefined;
  max: LocalDate;
}

/** The day of a payment, `paid_at`. A hint says where the payment is booked when the month is locked. */
export const PaymentDayField = ({ companyId, max }: Props) => {
  const { values } = useFormikContext<{ paid_at: string | null }>();
  const all = useCompanyBooks().data?.data ?? [];
  const books = all.filter(({ company }) => companyId === undefined || company.id === companyId);
  const later = listBookedLater(values.paid_at, books).map(({ company, bookedOn }) =>
    companyBooksTexts.bookedLater(values.paid_at ?? '', bookedOn, books.length > 1 ? company : undefined),
  );
  return <DateField name="paid_at" max={max} hint={later.length > 0 ? later.join(' ') : undefined} />;
};
