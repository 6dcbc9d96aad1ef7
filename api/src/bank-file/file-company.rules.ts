import { bankFileTexts } from './bank-file.texts';

export interface FileCompany {
  readonly id: number;
  readonly name: string;
  readonly bankgiro: string | null;
  readonly plusgiro: string | null;
}

/** An account as banks write it: `991-2346`, `0009912346` and `9912346` are the same. An IBAN keeps its letters. */
const normalize = (account: string): string => account.replace(/[^\dA-Z]/gi, '').replace(/^0+/, '');

type Resolved =
  | { readonly company: FileCompany; readonly error?: undefined }
  | {
      readonly company?: undefined;
      readonly error: { readonly field: 'company_id' | 'file'; readonly text: string };
    };

/** The companies whose giro numbers these are. An account that is no giro number of a company has none. */
export const findOwners = (account: string | null, companies: readonly FileCompany[]): FileCompany[] =>
  account === null
    ? []
    : companies.filter(({ bankgiro, plusgiro }) =>
        [bankgiro, plusgiro].some((giro) => giro !== null && normalize(giro) === normalize(account)),
      );

/** Whether money to the account may belong to the company: it is the company's, or nobody's that is known. */
export const mayBelongTo = (
  account: string | null,
  company: FileCompany,
  companies: readonly FileCompany[],
): boolean => {
  const owners = findOwners(account, companies);
  return owners.length === 0 || owners.some(({ id }) => id === company.id);
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
      : { error: { field: 'company_id', text: bankFileTexts.otherCompany(names) } };
  const [first, second] = owners;
  if (first !== undefined && second === undefined) return { company: first };
  if (second !== undefined)
    return { error: { field: 'company_id', text: bankFileTexts.severalCompanies(names) } };
  const [only, other] = companies;
  return only !== undefined && other === undefined
    ? { company: only }
    : { error: { field: 'company_id', text: bankFileTexts.chooseCompany } };
};
