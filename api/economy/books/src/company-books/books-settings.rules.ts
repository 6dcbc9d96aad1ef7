import { type BooksSettingsInput, incomeKindLabel } from '@husrum/contract/company-books';
import { entityKindLabel } from '@husrum/contract/entity';
import type { LocalDate } from '@husrum/format';
import { companyBooksTexts } from './company-books.texts';

type Account = BooksSettingsInput['accounts'][number];
type Problems = Readonly<Record<string, readonly string[]>>;

/** What an account is for, for people. */
const describe = ({ income, object, tax_rate }: Account): string =>
  companyBooksTexts.accountFor(
    income && incomeKindLabel[income],
    object && entityKindLabel[object].one,
    tax_rate,
  );

/** Two accounts for the same, and one account with two names. By the path of the field. */
const findAccountProblems = (accounts: readonly Account[]): Problems => {
  const problems: Record<string, readonly string[]> = {};
  accounts.forEach((account, index) => {
    const earlier = accounts.slice(0, index);
    if (earlier.some((one) => describe(one) === describe(account)))
      problems[`accounts[${index}].account`] = [companyBooksTexts.accountTwice(describe(account))];
    if (account.income?.startsWith('LATE_') && account.tax_rate !== 0)
      problems[`accounts[${index}].tax_rate`] = [companyBooksTexts.lateWithoutVat];
    const named = earlier.find((one) => one.account === account.account && one.name !== account.name);
    if (named !== undefined)
      problems[`accounts[${index}].name`] = [companyBooksTexts.accountNamed(account.account, named.name)];
  });
  return problems;
};

/**
 * What is wrong with settings, by field. `otherwiseBookedOn` is the last day whose sent invoices are booked in another way than the days
 * of the cash method say: those of invoices that are booked cannot change.
 */
export const findSettingsProblems = (
  { cash_from, cash_until, fiscal_year_start, accounts }: BooksSettingsInput,
  otherwiseBookedOn: LocalDate | null,
): Problems => ({
  ...(cash_from !== null && fiscal_year_start === null
    ? { fiscal_year_start: [companyBooksTexts.fiscalYearNeeded] }
    : {}),
  ...(cash_from === null && cash_until !== null ? { cash_from: [companyBooksTexts.cashFromNeeded] } : {}),
  ...(cash_from !== null && cash_until !== null && cash_until < cash_from
    ? { cash_until: [companyBooksTexts.cashUntilBefore] }
    : {}),
  ...(otherwiseBookedOn === null
    ? {}
    : { cash_from: [companyBooksTexts.otherwiseBooked(otherwiseBookedOn)] }),
  ...findAccountProblems(accounts),
});
