import { invalid } from './visma-error';
import { date, type Fields, flag, readFields, textOrNull, uuid } from './visma-fields';
import type { CompanyRecord } from './visma-state';

export type CompanyChange = Partial<Omit<CompanyRecord, 'Id' | 'name' | 'corporateIdentityNumber'>>;

const flags = [
  'isActive',
  'hasFinishedStartupGuide',
  'hasSalesModule',
  'roundsToKrona',
  'showsPricesExclVat',
  'usesPaymentReferenceNumber',
] as const;
const fields: Fields = {
  company: uuid(),
  accountingLockedTo: date(),
  closedYears: { type: 'array' },
  ...Object.fromEntries(flags.map((name) => [name, flag()])),
};

const readYears = (value: unknown): readonly number[] => {
  const years: readonly unknown[] = Array.isArray(value) ? value : [];
  return years.map((year) => {
    if (typeof year === 'number' && Number.isInteger(year)) return year;
    throw invalid('closedYears', 'is not a list of years');
  });
};

/** The settings of a company that a test may change, and the id of the company, from the body of a control call. */
export const readCompanyChange = (
  body: unknown,
): { readonly company: string | undefined; readonly change: CompanyChange } => {
  const given = readFields(body, fields);
  const change: CompanyChange = {
    ...(given.accountingLockedTo === undefined
      ? {}
      : { accountingLockedTo: textOrNull(given, 'accountingLockedTo') }),
    ...(given.closedYears === undefined ? {} : { closedYears: readYears(given.closedYears) }),
  };
  for (const name of flags) {
    const value = given[name];
    if (typeof value === 'boolean') change[name] = value;
  }
  return { company: textOrNull(given, 'company') ?? undefined, change };
};
