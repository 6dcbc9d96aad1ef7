import type { LocalDate } from '@husrum/format';
import { DateField, useFormikContext } from '@husrum/forms';
import { listBookedLater } from './booked-later.rules';
import { useCompanyBooks } from './company-books.queries';
import { companyBooksTexts } from './company-books.texts';

interface Props {
  /** The company that is paid. Left out: any company of the business. */
  companyId?: number | undefined;
  min?: LocalDate | undefined;
  max: LocalDate;
  name?: string;
  /** What is booked on the day, with its article. Left out: the payment. */
  what?: string;
}

/** The day of a payment, or of something else that is booked. A hint says where it is booked when the month is locked. */
export const PaymentDayField = ({
  companyId,
  min,
  max,
  name = 'paid_at',
  what = companyBooksTexts.thePayment,
}: Props) => {
  const { values } = useFormikContext<Readonly<Record<string, unknown>>>();
  const value = values[name];
  const day = typeof value === 'string' ? value : null;
  const all = useCompanyBooks().data?.data ?? [];
  const books = all.filter(({ company }) => companyId === undefined || company.id === companyId);
  const later = listBookedLater(day, books).map(({ company, bookedOn }) =>
    companyBooksTexts.bookedLater(day ?? '', {
      ...{ what, bookedOn, company: books.length > 1 ? company : undefined },
    }),
  );
  return <DateField name={name} min={min} max={max} hint={later.length > 0 ? later.join(' ') : undefined} />;
};
