import { textOf, toRecord } from '../unknown-record';
import { type ApiRoutesOptions, readIdParam } from './fortnox-api.routes';
import { type CompanyBooks, hasFinancialYear } from './fortnox-books';
import { fortnoxErrors } from './fortnox-error';
import { textField } from './fortnox-fields';
import { requireKnownParameters, toPage } from './fortnox-list';
import {
  accountsOf,
  costCenters,
  FIRST_YEAR,
  LAST_YEAR,
  modesOfPayments,
  projects,
  termsOfPayments,
} from './fortnox-master-data';
import type { Fields } from './fortnox-records';

/** Routes of the master data, which the API can only read: accounts, cost centres, projects and others. */
export const addMasterDataRoutes = ({ app, url, booksOf }: ApiRoutesOptions): void => {
  const addList = (
    path: string,
    name: string,
    parameters: readonly string[],
    list: (books: CompanyBooks, query: ReturnType<typeof toRecord>) => readonly Fields[],
    keyOf: (one: Fields) => string,
  ): void => {
    app.get(`/${path}`, async (request) => {
      const query = toRecord(request.query);
      requireKnownParameters(query, parameters);
      return toPage(list(booksOf(request), query), query, name, (one) => ({
        '@url': `${url()}/${path}/${keyOf(one)}`,
        ...one,
      }));
    });
  };
  addList(
    'accounts',
    'Accounts',
    ['financialyear', 'financialyeardate', 'sru'],
    ({ company }) =>
      accountsOf(company).map(({ number, description, vat }) => ({
        Active: !company.inactiveAccounts.includes(number),
        CostCenter: null,
        CostCenterSettings: 'ALLOWED',
        Description: description,
        Number: number,
        Project: '',
        ProjectSettings: 'ALLOWED',
        SRU: 0,
        VATCode: vat,
        Year: 7,
      })),
    ({ Number: number }) => String(number),
  );
  addList(
    'costcenters',
    'CostCenters',
    [],
    () => costCenters,
    (one) => textField(one, 'Code'),
  );
  addList(
    'projects',
    'Projects',
    [],
    () => projects,
    (one) => textField(one, 'ProjectNumber'),
  );
  addList(
    'modesofpayments',
    'ModesOfPayments',
    [],
    () => modesOfPayments,
    (one) => textField(one, 'Code'),
  );
  addList(
    'termsofpayments',
    'TermsOfPayments',
    [],
    () => termsOfPayments,
    (one) => textField(one, 'Code'),
  );
  addList(
    'financialyears',
    'FinancialYears',
    ['Date', 'date'],
    ({ company }, query) => {
      const date = textOf(query, 'Date') ?? textOf(query, 'date');
      return Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)
        .filter((year) => hasFinancialYear(company, String(year)))
        .filter((year) => date === null || date.startsWith(`${year}-`))
        .map((year) => ({
          AccountChartType: 'Bas 2024',
          AccountingMethod: 'ACCRUAL',
          FromDate: `${year}-01-01`,
          Id: year - FIRST_YEAR + 1,
          ToDate: `${year}-12-31`,
        }));
    },
    ({ Id }) => String(Id),
  );
  app.get('/projects/:id', async (request) => {
    const id = readIdParam(request);
    const found = projects.find(({ ProjectNumber }) => ProjectNumber === id);
    if (found === undefined) throw fortnoxErrors.projectNotFound();
    return { Project: { '@url': `${url()}/projects/${id}`, Comments: '', ContactPerson: null, ...found } };
  });
  app.get('/termsofpayments/:id', async (request) => {
    const id = readIdParam(request);
    const found = termsOfPayments.find(({ Code }) => Code === id);
    if (found === undefined) throw fortnoxErrors.termsNotFound();
    return { TermsOfPayment: { '@url': `${url()}/termsofpayments/${id}`, ...found } };
  });
  app.get('/settings/lockedperiod', async (request) => ({
    LockedPeriod: { EndDate: booksOf(request).company.lockedUntil },
  }));
  app.get('/companyinformation', async (request) => {
    const { id, name, organisationNumber } = booksOf(request).company;
    return {
      CompanyInformation: {
        Address: 'Exempelgatan 1',
        City: 'Stockholm',
        CountryCode: 'SE',
        DatabaseNumber: Number(id),
        CompanyName: name,
        OrganizationNumber: organisationNumber,
        VisitAddress: '',
        VisitCity: '',
        VisitCountryCode: '',
        VisitZipCode: '',
        ZipCode: '111 22',
      },
    };
  });
};
