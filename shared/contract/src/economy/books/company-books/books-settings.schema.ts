import * as yup from 'yup';
import { flag, optionalDate, optionalText, output, reference, taxRate, text } from '../../../core/fields';
import { namedObject } from '../../../core/named';
import { entityKinds } from '../../../objects/entity/entity.kinds';

/** What income is for: the rent, an add-on, a row that a person wrote, or what a late tenant owes (docs/domain-rules.md, D-16). */
export const incomeKinds = ['RENT', 'ADDON', 'OTHER', 'LATE_FEE', 'LATE_INTEREST'] as const;
export type IncomeKind = (typeof incomeKinds)[number];
export const incomeKindLabel: Readonly<Record<IncomeKind, string>> = {
  RENT: 'Hyra',
  ADDON: 'Tillägg',
  OTHER: 'Övriga rader',
  LATE_FEE: 'Avgifter vid sen betalning',
  LATE_INTEREST: 'Dröjsmålsränta',
};

/** The accounts of BAS for income, and those of VAT of 25 % on sales. */
export const incomeAccountRange = { min: 3000, max: 3999 } as const;
export const interestAccountRange = { min: 8300, max: 8399 } as const;
export const vat25AccountRange = { min: 2611, max: 2618 } as const;
const incomeAccountText = 'Konto ska vara ett intäktskonto, 3000–3999';
const interestAccountText = 'Konto för dröjsmålsränta ska vara ett konto för finansiella intäkter, 8300–8399';
const vatAccountText = 'Konto ska vara ett konto för utgående moms 25 %, 2611–2618';

/** An account for income of a kind, of objects of a kind, or both. Null: of all kinds. */
export const incomeAccountInput = namedObject('IncomeAccountInput', {
  income: yup.string().oneOf(incomeKinds).label('Slag').nullable().default(null),
  object: yup.string().oneOf(entityKinds).label('Objekttyp').nullable().default(null),
  tax_rate: taxRate(),
  account: yup
    .number()
    .integer()
    // Which accounts fit depends on the kind of income.
    .max(interestAccountRange.max, interestAccountText)
    .label('Konto')
    .required()
    .when('income', ([income], schema) => {
      const [range, message] =
        income === 'LATE_INTEREST'
          ? ([interestAccountRange, interestAccountText] as const)
          : ([incomeAccountRange, incomeAccountText] as const);
      return schema.min(range.min, message).max(range.max, message);
    }),
  name: text('Namn', 60),
});
const incomeAccount = namedObject('IncomeAccount', {
  income: output.choiceOrNull(incomeKinds),
  object: output.choiceOrNull(entityKinds),
  tax_rate: taxRate(),
  account: output.number(),
  name: output.text(),
});
export type IncomeAccount = yup.InferType<typeof incomeAccount>;

export const MAX_INCOME_ACCOUNTS = 50;

/** How a company keeps its books (docs/domain-rules.md, D-24). */
export const booksSettings = namedObject('BooksSettings', {
  company: reference.required(),
  /** The first month of the fiscal year, 1–12. Null: not known. */
  fiscal_year_start: output.numberOrNull(),
  voucher_series: output.textOrNull(),
  /** Whether income is booked when its month begins. */
  accrues: output.flag(),
  /** The account of VAT on rent that the landlord has chosen to tax. Null: 2611, as other VAT. */
  voluntary_vat_account: output.numberOrNull(),
  /** The days of whose sent invoices income is booked when it is paid. Null: none, and no end. */
  cash_from: output.dateOrNull(),
  cash_until: output.dateOrNull(),
  accounts: output.list(incomeAccount.required()),
});
export type BooksSettings = yup.InferType<typeof booksSettings>;

export const booksSettingsInput = namedObject('BooksSettingsInput', {
  fiscal_year_start: yup
    .number()
    .integer()
    .min(1)
    .max(12)
    .label('Räkenskapsåret börjar')
    .nullable()
    .default(null),
  voucher_series: optionalText('Verifikationsserie', 5).matches(/^[A-Za-z0-9]+$/, {
    message: 'Verifikationsserie får bara ha bokstäver A–Z och siffror',
    excludeEmptyString: true,
  }),
  accrues: flag('Periodisera hyror'),
  voluntary_vat_account: yup
    .number()
    .integer()
    .min(vat25AccountRange.min, vatAccountText)
    .max(vat25AccountRange.max, vatAccountText)
    .label('Momskonto för frivillig beskattning')
    .nullable()
    .default(null),
  cash_from: optionalDate('Kontantmetoden från och med'),
  cash_until: optionalDate('Kontantmetoden till och med'),
  accounts: yup.array().of(incomeAccountInput.required()).max(MAX_INCOME_ACCOUNTS).label('Konton').required(),
});
export type BooksSettingsInput = yup.InferType<typeof booksSettingsInput>;

/** A house of a company, or another object that lies in none, with its cost centre. */
export const costCentre = namedObject('CostCentre', {
  /** The id and the name of the house. */
  id: output.id(),
  name: output.text(),
  code: output.textOrNull(),
});
export type CostCentre = yup.InferType<typeof costCentre>;

export const costCentreInput = namedObject('CostCentreInput', {
  /** Empty: the house has none. */
  code: optionalText('Kostnadsställe', 20).matches(/^[A-Za-zÅÄÖåäö0-9._-]+$/, {
    message: 'Kostnadsställe får bara ha bokstäver, siffror, punkt, bindestreck och understreck',
    excludeEmptyString: true,
  }),
});
