import type { BankFileFormat } from '@husrum/contract/bank-file';
import { bankFileTexts } from './bank-file.texts';

export interface FileCompany {
  readonly id: number;
  readonly name: string;
  readonly bankgiro: string | null;
  readonly plusgiro: string | null;
}

/** An account in one form: banks write `991-2346`, `0009912346` and `9912346` for the same. An IBAN keeps its letters. */
const normalize = (account: string): string => account.replace(/[^\dA-Z]/gi, '').replace(/^0+/, '');

type Resolved =
  | { readonly company: FileCompany; readonly error?: undefined }
  /** The text for the field `company_id`. */
  | { readonly company?: undefined; readonly error: string };

/** The companies that have the account as their bankgiro or plusgiro. The result is empty for any other account. */
export const findOwners = (account: string | null, companies: readonly FileCompany[]): FileCompany[] =>
  account === null
    ? []
    : companies.filter(({ bankgiro, plusgiro }) =>
        [bankgiro, plusgiro].some((giro) => giro !== null && normalize(giro) === normalize(account)),
      );

/** Whether money to the account may belong to the company: the account is its giro number, or that of no company of the business. */
export const mayBelongTo = (
  account: string | null,
  company: FileCompany,
  companies: readonly FileCompany[],
): boolean => {
  const owners = findOwners(account, companies);
  return owners.length === 0 || owners.some(({ id }) => id === company.id);
};

interface PaidAccount {
  readonly account: string | null;
  /** The accounts of all payments of the file. */
  readonly accountsOfFile: readonly string[];
  readonly format: BankFileFormat;
}

/**
 * Whether a payment went to an account that is not the company's, so that a person is asked: another one in a file that also has the
 * company's giro number, or a bankgiro in a BgMax that is not the company's. A company's IBAN is not known, so a file of one only
 * says nothing.
 */
export const isOtherAccount = (
  { account, accountsOfFile, format }: PaidAccount,
  company: FileCompany,
): boolean => {
  const isOwn = (one: string) => findOwners(one, [company]).length > 0;
  if (account === null || isOwn(account)) return false;
  return accountsOfFile.some(isOwn) || (format === 'BGMAX' && company.bankgiro !== null);
};

/**
 * The company of a file: the one that the user chose, or else the one whose bankgiro or plusgiro was paid to, or the only one of the
 * business. A file that has nothing for the chosen company is refused: its payments would be matched with the wrong invoices.
 */
export const resolveFileCompany = (
  accounts: readonly (string | null)[],
  companies: readonly FileCompany[],
  chosen: FileCompany | undefined,
): Resolved => {
  const owners = [...new Set(accounts.flatMap((account) => findOwners(account, companies)))];
  const names = owners.map(({ name }) => name);
  if (chosen !== undefined)
    return accounts.some((account) => mayBelongTo(account, chosen, companies))
      ? { company: chosen }
      : { error: bankFileTexts.otherCompany(names) };
  const [first, second] = owners;
  if (first !== undefined && second === undefined) return { company: first };
  if (second !== undefined) return { error: bankFileTexts.severalCompanies(names) };
  const [only, other] = companies;
  return only !== undefined && other === undefined
    ? { company: only }
    : {
        error: accounts.every((account) => account === null)
          ? bankFileTexts.chooseCompanyOfCsv
          : bankFileTexts.chooseCompany,
      };
};
