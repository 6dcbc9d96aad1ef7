import { VismaError } from './visma-error';
import {
  accountsOf,
  articleAccountCodings,
  bankAccounts,
  fiscalYears,
  termsOfPayments,
  units,
  vismaCostCenters,
  vismaProjects,
} from './visma-master-data';
import { accounting, listRoute, purchase, sales, type VismaRoute } from './visma-route';

/** Routes of the master data, which cannot be changed through the simulator. */
export const masterDataRoutes: readonly VismaRoute[] = [
  listRoute(
    '/termsofpayments',
    [...sales, ...purchase],
    ['Id', 'NumberOfDays', 'Name'],
    () => termsOfPayments,
  ),
  listRoute('/units', sales, ['Id', 'Name', 'Code'], () => units),
  listRoute('/articleaccountcodings', sales, ['Id', 'Name', 'IsActive'], () => articleAccountCodings),
  listRoute('/bankaccounts', purchase, ['Id', 'IsActive', 'LedgerAccountNumber'], () => bankAccounts),
  listRoute('/fiscalyears', [...sales, ...accounting], ['Id', 'StartDate', 'EndDate'], () => fiscalYears),
  {
    method: 'GET',
    path: '/accounts/:fiscalYearId',
    scopes: accounting,
    filters: ['Number', 'Name', 'IsActive'],
    run: (context) => {
      const year = fiscalYears.find(({ Id }) => Id === context.params.fiscalYearId);
      if (year === undefined)
        throw new VismaError('FiscalYearDoesNotExist', 'The fiscal year does not exist');
      return listRoute('', accounting, ['Number', 'Name', 'IsActive'], () => accountsOf(year.Id)).run(
        context,
      );
    },
  },
  listRoute('/costcenters', [...accounting, ...sales], ['Id', 'IsActive', 'Number'], () => vismaCostCenters),
  listRoute(
    '/projects',
    [...accounting, ...sales, ...purchase],
    ['Id', 'Number', 'Status'],
    () => vismaProjects,
  ),
  {
    method: 'GET',
    path: '/companysettings',
    scopes: sales,
    run: ({ books: { company } }) => ({
      Name: company.name,
      Phone: '031-123456',
      Address1: 'Storgatan 1',
      PostalCode: '41101',
      City: 'Göteborg',
      CountryCode: 'SE',
      CurrencyCode: 'SEK',
      TermsOfPaymentId: termsOfPayments[3]?.Id,
      CorporateIdentityNumber: company.corporateIdentityNumber,
      AccountingLockedTo: company.accountingLockedTo,
      ShowPricesExclVatPC: company.showsPricesExclVat,
      UsesPaymentReferenceNumber: company.usesPaymentReferenceNumber,
      DomesticCurrencyRounding: company.roundsToKrona ? 1 : 0,
      UsesCostCenter: true,
      UsesProject: true,
      KeepOriginalDraftDate: false,
      CompanyStatus: company.isActive ? 1 : 0,
      ProductVariant: 1,
      ActivatedModules: ['api_standard'],
      NextCustomerNumber: company.nextCustomerNumber,
      NextCustomerInvoiceNumber: company.nextInvoiceNumber,
    }),
  },
];
