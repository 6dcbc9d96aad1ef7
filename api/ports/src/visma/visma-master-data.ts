import { formatDate } from '@husrum/format';
import * as yup from 'yup';
import { AccountingRefusal, type AccountingService } from '../accounting/accounting-service';
import type { VismaClient } from './visma-client';

const optionalText = yup.string().nullable().optional();
const requiredId = yup.string().required();

const settings = yup
  .object({
    Name: yup.string().required(),
    CorporateIdentityNumber: optionalText,
    TermsOfPaymentId: optionalText,
    AccountingLockedTo: optionalText,
  })
  .required();
const year = yup
  .object({ Id: requiredId, StartDate: yup.string().required(), EndDate: yup.string().required() })
  .required();
const account = yup
  .object({
    Number: yup.string().required(),
    Name: yup.string().defined().ensure(),
    IsActive: yup.boolean().default(true),
  })
  .required();
const costCenter = yup
  .object({
    Number: yup.number().nullable().optional(),
    IsActive: yup.boolean().default(true),
    Items: yup
      .array()
      .of(
        yup
          .object({
            Id: requiredId,
            Name: yup.string().defined().ensure(),
            ShortName: yup.string().required(),
            IsActive: yup.boolean().default(true),
          })
          .required(),
      )
      .nullable()
      .optional(),
  })
  .required();
const project = yup
  .object({
    Id: requiredId,
    Number: yup.string().required(),
    Name: yup.string().defined().ensure(),
    Status: yup.number().nullable().optional(),
  })
  .required();
const terms = yup
  .object({
    Id: requiredId,
    NumberOfDays: yup.number().nullable().optional(),
    AvailableForSales: yup.boolean().default(true),
  })
  .required();
const bankAccount = yup
  .object({
    Id: requiredId,
    IsActive: yup.boolean().default(true),
    BankAccountType: yup.number().nullable().optional(),
    IsDefaultChequeAccount: yup.boolean().nullable().optional(),
  })
  .required();

const CHEQUE_ACCOUNT = 1;
const FINISHED_PROJECT = 2;
const DEFAULT_PAYMENT_DAYS = 30;

/** Returns the result of the first call for all later ones. A failure is not cached. */
export const memoize = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => {
    result ??= read().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
};

/** The key of a cost centre, and the field of an invoice row that it belongs in: Spiris has three kinds of cost centres. */
interface CostCenterItem {
  readonly id: string;
  readonly field: 'CostCenterItemId1' | 'CostCenterItemId2' | 'CostCenterItemId3';
}
const toRowField = (number: number | null | undefined): CostCenterItem['field'] => {
  if (number === 2) return 'CostCenterItemId2';
  return number === 3 ? 'CostCenterItemId3' : 'CostCenterItemId1';
};

type MasterDataMethods = Pick<
  AccountingService,
  'readCompany' | 'listAccounts' | 'listCostCenters' | 'listProjects' | 'readLockedUntil'
>;
/** The master data of the company, which is only read. */
export interface VismaMasterData extends MasterDataMethods {
  /** Throws `dimensionMissing` without an active cost centre. */
  requireCostCenterItem(code: string): Promise<CostCenterItem>;
  /** Throws `dimensionMissing` without an ongoing project. */
  requireProjectId(code: string): Promise<string>;
  /** The terms of payment of new customers: those of the company, otherwise 30 days, otherwise any for sales. */
  readTermsOfPaymentId(): Promise<string>;
  /** The bank account that payments are booked on: the default cheque account, otherwise any cheque account, otherwise any. */
  readBankAccountId(): Promise<string>;
}

export const createVismaMasterData = (client: VismaClient, now: () => Date): VismaMasterData => {
  const readSettings = () => client.request({ method: 'GET', path: '/companysettings' }, settings);
  const listAllCostCenters = memoize(() => client.listAll('/costcenters', costCenter));
  const listAllProjects = memoize(() => client.listAll('/projects', project));
  return {
    readCompany: async () => {
      const { Name, CorporateIdentityNumber } = await readSettings();
      return { name: Name, organisationNumber: CorporateIdentityNumber ?? null };
    },
    readLockedUntil: async () => (await readSettings()).AccountingLockedTo?.slice(0, 10) ?? null,
    listAccounts: async () => {
      const today = formatDate(now());
      const current = (await client.listAll('/fiscalyears', year)).find(
        ({ StartDate, EndDate }) => StartDate.slice(0, 10) <= today && today <= EndDate.slice(0, 10),
      );
      if (current === undefined)
        throw new AccountingRefusal('fiscalYearMissing', `Spiris has no fiscal year of ${today}`);
      const accounts = await client.listAll(`/accounts/${current.Id}`, account);
      return accounts.map(({ Number: number, Name, IsActive }) => ({
        number: Number(number),
        name: Name,
        isActive: IsActive,
      }));
    },
    listCostCenters: async () =>
      (await listAllCostCenters())
        .filter(({ IsActive }) => IsActive)
        .flatMap(({ Items }) => Items ?? [])
        .filter(({ IsActive }) => IsActive)
        .map(({ ShortName, Name }) => ({ code: ShortName, name: Name })),
    listProjects: async () =>
      (await listAllProjects())
        .filter(({ Status }) => Status !== FINISHED_PROJECT)
        .map(({ Number: code, Name }) => ({ code, name: Name })),
    requireCostCenterItem: async (code) => {
      for (const { Number: number, IsActive, Items } of await listAllCostCenters()) {
        const item = IsActive ? Items?.find((one) => one.IsActive && one.ShortName === code) : undefined;
        if (item) return { id: item.Id, field: toRowField(number) };
      }
      throw new AccountingRefusal('dimensionMissing', `Spiris has no active cost centre ${code}`);
    },
    requireProjectId: async (code) => {
      const found = (await listAllProjects()).find(({ Number: number }) => number === code);
      if (found === undefined || found.Status === FINISHED_PROJECT)
        throw new AccountingRefusal('dimensionMissing', `Spiris has no ongoing project ${code}`);
      return found.Id;
    },
    readTermsOfPaymentId: memoize(async () => {
      const [{ TermsOfPaymentId }, all] = await Promise.all([
        readSettings(),
        client.listAll('/termsofpayments', terms),
      ]);
      const forSales = all.filter(({ AvailableForSales }) => AvailableForSales);
      const found =
        forSales.find(({ Id }) => Id === TermsOfPaymentId) ??
        forSales.find(({ NumberOfDays }) => NumberOfDays === DEFAULT_PAYMENT_DAYS) ??
        forSales[0];
      if (found === undefined)
        throw new AccountingRefusal('setupIncomplete', 'Spiris has no terms of payment for sales');
      return found.Id;
    }),
    readBankAccountId: memoize(async () => {
      const active = (await client.listAll('/bankaccounts', bankAccount)).filter(({ IsActive }) => IsActive);
      const found =
        active.find(({ IsDefaultChequeAccount }) => IsDefaultChequeAccount === true) ??
        active.find(({ BankAccountType }) => BankAccountType === CHEQUE_ACCOUNT) ??
        active[0];
      if (found === undefined)
        throw new AccountingRefusal('setupIncomplete', 'Spiris has no active bank account');
      return found.Id;
    }),
  };
};
