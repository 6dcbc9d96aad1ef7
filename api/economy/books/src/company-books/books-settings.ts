import { invalidInput, orNotFound, type RequestContext, type Tx } from '@husrum/api-platform';
import type {
  BooksSettings,
  BooksSettingsInput,
  CostCentre,
  companyBooksCalls,
} from '@husrum/contract/company-books';
import type { QueryOf } from '@husrum/contract/core';
import { findSettingsProblems } from './books-settings.rules';
import {
  findBooksSettings,
  findCostCentre,
  findHouseOfCode,
  findOtherwiseBookedDay,
  listCostCentres,
  listIncomeAccounts,
  saveBooksSettings,
  saveCostCentre,
} from './books-settings.store';
import { addBooksEvent, findCompanyBooks, lockCompanyBooks } from './company-books.store';
import { companyBooksTexts } from './company-books.texts';

const findSettings = async (tx: Tx, companyId: number): Promise<BooksSettings> => {
  const { id, name, ...settings } = orNotFound(await findBooksSettings(tx, companyId));
  return { company: { id, name }, ...settings, accounts: await listIncomeAccounts(tx, companyId) };
};

export const readBooksSettings = ({ tx }: Pick<RequestContext, 'tx'>, companyId: number) =>
  findSettings(tx, companyId);

/** Saves how a company keeps its books (docs/domain-rules.md, D-24), from now on: what is booked stays as it is. */
export const changeBooksSettings = async (
  { tx, account }: Pick<RequestContext, 'tx' | 'account'>,
  companyId: number,
  { accounts, ...settings }: BooksSettingsInput,
): Promise<BooksSettings> => {
  orNotFound(await lockCompanyBooks(tx, companyId));
  const otherwiseBookedOn = await findOtherwiseBookedDay(tx, companyId, {
    ...{ from: settings.cash_from, until: settings.cash_until },
  });
  const problems = findSettingsProblems({ ...settings, accounts }, otherwiseBookedOn);
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  await saveBooksSettings(tx, companyId, settings, accounts);
  await addBooksEvent(tx, {
    ...{ company_id: companyId, what: 'SETTINGS', from_day: null, to_day: null, reason: null },
    user_id: account.userId,
  });
  return findSettings(tx, companyId);
};

export const readCostCentres = async (
  context: Pick<RequestContext, 'tx' | 'url'>,
  companyId: number,
  query: QueryOf<typeof companyBooksCalls.costCentres>,
) => {
  orNotFound(await findCompanyBooks(context.tx, companyId));
  return listCostCentres(context, companyId, query);
};

/** Saves the cost centre of a house. A code stands for one house of a company, because its name goes into the SIE file. */
export const changeCostCentre = async (
  { tx }: Pick<RequestContext, 'tx'>,
  { id: companyId, entityId }: { readonly id: number; readonly entityId: number },
  code: string | null,
): Promise<CostCentre> => {
  orNotFound(await lockCompanyBooks(tx, companyId));
  orNotFound(await findCostCentre(tx, { companyId, entityId }));
  const other = code === null ? undefined : await findHouseOfCode(tx, { companyId, entityId, code });
  if (other !== undefined) throw invalidInput({ code: [companyBooksTexts.costCentreTaken(other.name)] });
  await saveCostCentre(tx, entityId, code);
  return orNotFound(await findCostCentre(tx, { companyId, entityId }));
};
