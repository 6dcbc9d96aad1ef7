import { companyInput } from '@husrum/contract/company';
import { checkInput } from './check-input';
import type { FixedColumnKey } from './import.columns';
import { importTexts } from './import.texts';
import { addCompanyName, type ImportDraft } from './import-draft.rules';
import type { ParsedCompany, ParsedRow } from './import-row.types';
import { normalizeName } from './normalize-title.rules';
import type { Ref } from './plan-import.types';
import type { RowReport } from './row-report.rules';

const columns: Readonly<Record<string, FixedColumnKey>> = {
  name: 'company',
  organisation_number: 'organisation_number',
  address: 'company_address',
  postal_code: 'company_postal_code',
  city: 'company_city',
};
/** The address of the object, which a company without an address of its own gets. */
const objectColumns: Readonly<Record<string, FixedColumnKey>> = {
  ...columns,
  address: 'address',
  postal_code: 'postal_code',
  city: 'city',
  country: 'country',
};

/** The organisation number on the row, or else the one that other rows state for the company's name, if they all agree. */
const findNumber = ({ numbersByName }: ImportDraft, { name, number }: ParsedCompany): string | undefined => {
  if (number !== null) return number;
  const [only, ...others] = name === null ? [] : (numbersByName.get(normalizeName(name)) ?? []);
  return others.length === 0 ? only : undefined;
};

/**
 * The company of the row: by its number, else by its name, else a new one. The result is null when the row has a problem with
 * it.
 */
export const resolveCompany = (draft: ImportDraft, { company }: ParsedRow, report: RowReport): Ref | null => {
  const { name, number, input, hasOwnAddress } = company;
  const knownNumber = findNumber(draft, company);
  const byNumber = knownNumber === undefined ? undefined : draft.companyByNumber.get(knownNumber);
  if (byNumber) return byNumber;
  const namesakes = number === null && name !== null ? draft.companiesByName.get(normalizeName(name)) : [];
  const [first, second] = namesakes ?? [];
  if (second !== undefined) {
    report.addProblem('organisation_number', importTexts.companyAmbiguous);
    return null;
  }
  if (first !== undefined) return first;
  if (report.hasProblemIn(['company', 'organisation_number'])) return null;
  const { value, errors } = checkInput(companyInput, {
    ...input,
    name: name ?? '',
    organisation_number: knownNumber ?? '',
  });
  if (errors) {
    report.reportErrors(errors, (path) => (hasOwnAddress ? columns : objectColumns)[path]);
    return null;
  }
  const ref = { index: draft.companies.length };
  report.addIfValid(() => {
    draft.companies.push(value);
    draft.companyByNumber.set(value.organisation_number, ref);
    addCompanyName(draft, value.name, ref);
  });
  return ref;
};
