import * as yup from 'yup';
import { AccountingRefusal, type AccountingService } from '../accounting/accounting-service';
import type { FortnoxClient } from './fortnox-client';

const text = yup.string().nullable().ensure();
const account = yup
  .object({ Number: yup.number().required(), Description: text, Active: yup.boolean().default(true) })
  .required();
const costCenter = yup
  .object({ Code: yup.string().required(), Description: text, Active: yup.boolean().default(true) })
  .required();
const project = yup
  .object({ ProjectNumber: yup.string().required(), Description: text, Status: text })
  .required();
const company = yup
  .object({
    CompanyInformation: yup.object({ CompanyName: text, OrganizationNumber: text }).required(),
  })
  .required();
const lockedPeriod = yup
  .object({ LockedPeriod: yup.object({ EndDate: text }).nullable().default(null) })
  .required();
const financialYear = yup
  .object({ FromDate: yup.string().required(), ToDate: yup.string().required() })
  .required();
const modeOfPayment = yup.object({ Code: yup.string().required() }).required();

/** How long locked periods, financial years and modes of payment are cached. */
const CACHE_MS = 30_000;
const cacheResult = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let cached: { readonly value: Promise<T>; readonly at: number } | undefined;
  return () => {
    if (cached === undefined || performance.now() - cached.at > CACHE_MS)
      cached = { value: read(), at: performance.now() };
    // A failed read is not cached.
    cached.value.catch(() => {
      cached = undefined;
    });
    return cached.value;
  };
};

type MasterDataMethods = Pick<
  AccountingService,
  'listAccounts' | 'listCostCenters' | 'listProjects' | 'readCompany' | 'readLockedUntil'
>;
export interface FortnoxMasterData extends MasterDataMethods {
  /** Throws a refusal when nothing can be booked on the day. */
  requireOpenDay(day: string): Promise<void>;
  /** The code of the mode of payment for new payments, if the company has any. */
  findModeOfPayment(): Promise<string | undefined>;
}

/** The master data, which is only read: /companyinformation, /accounts, /costcenters, /projects, /settings/lockedperiod, /financialyears, /modesofpayments. */
export const createFortnoxMasterData = (client: FortnoxClient): FortnoxMasterData => {
  const readLockedUntil = async (): Promise<string | null> => {
    const path = '/settings/lockedperiod';
    const { LockedPeriod } = await client.request({ method: 'GET', path }, lockedPeriod);
    return LockedPeriod?.EndDate ? LockedPeriod.EndDate : null;
  };
  /** The result is undefined where the company has no licence for bookkeeping: then only the service checks the year. */
  const listYears = async () => {
    try {
      return await client.listAll('/financialyears', 'FinancialYears', financialYear);
    } catch (error) {
      if (error instanceof AccountingRefusal && ['noLicence', 'noScope'].includes(error.reason))
        return undefined;
      throw error;
    }
  };
  const getLockedUntil = cacheResult(readLockedUntil);
  const getYears = cacheResult(listYears);
  const getModesOfPayment = cacheResult(() =>
    client.listAll('/modesofpayments', 'ModesOfPayments', modeOfPayment),
  );
  return {
    readLockedUntil,
    readCompany: async () => {
      const found = await client.request({ method: 'GET', path: '/companyinformation' }, company);
      const { CompanyName, OrganizationNumber } = found.CompanyInformation;
      return { name: CompanyName, organisationNumber: OrganizationNumber || null };
    },
    listAccounts: async () => {
      const found = await client.listAll('/accounts', 'Accounts', account);
      return found.map(({ Number: number, Description, Active }) => ({
        number,
        name: Description,
        isActive: Active,
      }));
    },
    listCostCenters: async () => {
      const found = await client.listAll('/costcenters', 'CostCenters', costCenter);
      return found
        .filter(({ Active }) => Active)
        .map(({ Code, Description }) => ({ code: Code, name: Description }));
    },
    listProjects: async () => {
      const found = await client.listAll('/projects', 'Projects', project);
      return found
        .filter(({ Status }) => Status !== 'COMPLETED')
        .map(({ ProjectNumber, Description }) => ({ code: ProjectNumber, name: Description }));
    },
    requireOpenDay: async (day) => {
      const until = await getLockedUntil();
      if (until !== null && day <= until)
        throw new AccountingRefusal('periodLocked', `Fortnox is locked until ${until}`);
      const all = await getYears();
      if (all !== undefined && !all.some(({ FromDate, ToDate }) => FromDate <= day && day <= ToDate))
        throw new AccountingRefusal('fiscalYearMissing', `Fortnox has no financial year with ${day}`);
    },
    findModeOfPayment: async () => {
      const codes = (await getModesOfPayment()).map(({ Code }) => Code);
      return ['BG', 'PG'].find((code) => codes.includes(code)) ?? codes[0];
    },
  };
};
