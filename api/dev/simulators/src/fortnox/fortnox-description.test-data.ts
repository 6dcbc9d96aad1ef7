/**
 * The part of Fortnox's API description that invoicing needs: field names and types. They are taken from client types that were
 * generated from its OpenAPI document (noahboekelman/fortnox-mcp-wrapper-typescript, src/resources/number-3), except those of
 * `companyinformation`, which is in no public description. Where recorded responses of the live service have another type than
 * the description, both are allowed.
 */
export type FieldType = 'boolean' | 'list' | 'number' | 'object' | 'string';
export type ObjectType = Readonly<Record<string, readonly FieldType[]>>;

const fields = (type: FieldType, names: string): ObjectType =>
  Object.fromEntries(names.split(' ').map((name) => [name, [type]]));
const texts = (names: string): ObjectType => fields('string', names);
const numbers = (names: string): ObjectType => fields('number', names);
const flags = (names: string): ObjectType => fields('boolean', names);

const writableInvoice: ObjectType = {
  ...texts(
    'Address1 Address2 City Comments CostCenter Country CreditInvoiceReference Currency CustomerName CustomerNumber DeliveryAddress1 DeliveryAddress2 DeliveryCity DeliveryCountry DeliveryDate DeliveryName DeliveryZipCode DocumentNumber DueDate ExternalInvoiceReference1 ExternalInvoiceReference2 InvoiceDate InvoiceType Language OCR OurReference OutboundDate PaymentWay Phone1 Phone2 PriceList PrintTemplate Project Remarks TaxReductionType TermsOfDelivery TermsOfPayment WayOfDelivery YourOrderNumber YourReference ZipCode',
  ),
  ...numbers('AdministrationFee CurrencyRate CurrencyUnit Freight'),
  ...flags('EUQuarterlyReport NotCompleted VATIncluded'),
  ...fields('object', 'EDIInformation EmailInformation'),
  ...fields('list', 'InvoiceRows Labels'),
};
const writableRow: ObjectType = {
  ...texts(
    'ArticleNumber CostCenter DeliveredQuantity Description DiscountType HouseWorkType Project StockPointCode Unit VATCode',
  ),
  ...numbers('AccountNumber Discount HouseWorkHoursToReport Price RowId VAT'),
  ...flags('HouseWork'),
};
const writableCustomer: ObjectType = {
  ...texts(
    'Address1 Address2 City Comments CostCenter Country CountryCode Currency CustomerNumber DeliveryAddress1 DeliveryAddress2 DeliveryCity DeliveryCountry DeliveryCountryCode DeliveryFax DeliveryName DeliveryPhone1 DeliveryPhone2 DeliveryZipCode Email EmailInvoice EmailInvoiceBCC EmailInvoiceCC EmailOffer EmailOfferBCC EmailOfferCC EmailOrder EmailOrderBCC EmailOrderCC ExternalReference Fax GLN GLNDelivery InvoiceRemark Name OrganisationNumber OurReference Phone1 Phone2 PriceList Project SalesAccount TermsOfDelivery TermsOfPayment Type VATNumber VATType VisitingAddress VisitingCity VisitingCountry VisitingCountryCode VisitingZipCode WWW WayOfDelivery YourReference ZipCode',
  ),
  ...numbers('InvoiceAdministrationFee InvoiceDiscount InvoiceFreight'),
  ...flags('Active ShowPriceVATIncluded'),
  ...fields('object', 'DefaultDeliveryTypes DefaultTemplates'),
};
const writablePayment: ObjectType = {
  ...texts('Currency ModeOfPayment PaymentDate'),
  ...numbers('Amount AmountCurrency CurrencyRate CurrencyUnit InvoiceNumber ModeOfPaymentAccount'),
  ...fields('list', 'WriteOffs'),
};
const invoice: ObjectType = {
  ...writableInvoice,
  ...texts(
    '@url @urlTaxReductionList AccountingMethod Credit FinalPayDate InvoicePeriodEnd InvoicePeriodStart InvoiceReference LastRemindDate OfferReference OrderReference OrganisationNumber VoucherSeries',
  ),
  ...numbers(
    'AdministrationFeeVAT Balance BasisTaxReduction ContributionPercent ContributionValue FreightVAT Gross Net Reminders RoundOff TaxReduction TimeBasisReference Total TotalToPay TotalVAT VoucherNumber VoucherYear',
  ),
  ...flags('Booked Cancelled HouseWork NoxFinans Sent WarehouseReady'),
  ContractReference: ['number', 'string'],
};
export const responseRow: ObjectType = {
  ...writableRow,
  ...texts('ContributionPercent ContributionValue'),
  ...numbers('Cost PriceExcludingVAT Total TotalExcludingVAT'),
};
const invoiceListItem: ObjectType = {
  ...texts(
    '@url CostCenter Currency CustomerName CustomerNumber DocumentNumber DueDate ExternalInvoiceReference1 ExternalInvoiceReference2 FinalPayDate InvoiceDate InvoiceType OCR Project TermsOfPayment VoucherSeries WayOfDelivery',
  ),
  ...numbers('Balance CurrencyUnit Total VoucherNumber VoucherYear'),
  ...flags('Booked Cancelled NoxFinans Sent'),
  CurrencyRate: ['number', 'string'],
};
const paymentListItem: ObjectType = {
  ...texts('@url Currency Number PaymentDate Source'),
  ...numbers('Amount CurrencyRate CurrencyUnit InvoiceNumber'),
  ...flags('Booked WriteOffExist'),
};
const payment: ObjectType = {
  ...writablePayment,
  ...texts(
    '@url ExternalInvoiceReference1 ExternalInvoiceReference2 InvoiceCustomerName InvoiceCustomerNumber InvoiceDueDate InvoiceOCR InvoiceTotal Number Source VoucherSeries',
  ),
  ...numbers('VoucherNumber VoucherYear'),
  ...flags('Booked'),
};

export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: RegExp;
  readonly query?: readonly string[];
  /** The object of the request, wrapped in its name. */
  readonly body?: { readonly name: string; readonly type: ObjectType; readonly required: readonly string[] };
  /** The object of the response, wrapped in its name, or a list of them. It is undefined for a file. */
  readonly answer?: { readonly name: string; readonly type: ObjectType; readonly isList?: boolean };
}
const PAGING = ['page', 'limit'];
const invoiceAnswer = { name: 'Invoice', type: invoice };
const invoiceBody = { name: 'Invoice', type: writableInvoice, required: [] };
const list = (path: string, name: string, type: ObjectType, query: readonly string[] = []): Operation => ({
  method: 'GET',
  path: new RegExp(`^/3/${path}$`),
  query: [...PAGING, ...query],
  answer: { name, type, isList: true },
});
const customerAnswer = { name: 'Customer', type: { ...writableCustomer, ...texts('@url') } };
const paymentAnswer = { name: 'InvoicePayment', type: payment };

export const requestRow = writableRow;
export const operations: readonly Operation[] = [
  list(
    'customers',
    'Customers',
    texts('@url Address1 Address2 City CustomerNumber Email Name OrganisationNumber Phone ZipCode'),
    ['filter', 'organisationnumber'],
  ),
  { method: 'GET', path: /^\/3\/customers\/[^/]+$/, answer: customerAnswer },
  {
    method: 'POST',
    path: /^\/3\/customers$/,
    body: { name: 'Customer', type: writableCustomer, required: ['Name'] },
    answer: customerAnswer,
  },
  list('invoices', 'Invoices', invoiceListItem, ['filter', 'lastmodified', 'externalinvoicereference1']),
  { method: 'GET', path: /^\/3\/invoices\/\d+$/, answer: invoiceAnswer },
  {
    method: 'POST',
    path: /^\/3\/invoices$/,
    body: { ...invoiceBody, required: ['CustomerNumber'] },
    answer: invoiceAnswer,
  },
  { method: 'PUT', path: /^\/3\/invoices\/\d+$/, body: invoiceBody, answer: invoiceAnswer },
  ...['bookkeep', 'cancel', 'credit', 'externalprint'].map(
    (action): Operation => ({
      method: 'PUT',
      path: new RegExp(`^/3/invoices/\\d+/${action}$`),
      answer: invoiceAnswer,
    }),
  ),
  { method: 'GET', path: /^\/3\/invoices\/\d+\/preview$/ },
  list('invoicepayments', 'InvoicePayments', paymentListItem, ['invoicenumber', 'lastmodified']),
  {
    method: 'POST',
    path: /^\/3\/invoicepayments$/,
    body: { name: 'InvoicePayment', type: writablePayment, required: ['InvoiceNumber'] },
    answer: paymentAnswer,
  },
  { method: 'PUT', path: /^\/3\/invoicepayments\/\d+\/bookkeep$/, answer: paymentAnswer },
  list('accounts', 'Accounts', {
    ...texts('@url CostCenter CostCenterSettings Description Project ProjectSettings VATCode'),
    ...numbers('Number SRU Year'),
    ...flags('Active'),
  }),
  list('costcenters', 'CostCenters', { ...texts('@url Code Description Note'), ...flags('Active') }),
  list(
    'projects',
    'Projects',
    texts('@url Description EndDate ProjectLeader ProjectNumber StartDate Status'),
  ),
  list('modesofpayments', 'ModesOfPayments', texts('@url AccountNumber Code Description')),
  list('financialyears', 'FinancialYears', {
    ...texts('@url AccountChartType AccountingMethod FromDate ToDate'),
    ...numbers('Id'),
  }),
  {
    method: 'GET',
    path: /^\/3\/settings\/lockedperiod$/,
    answer: { name: 'LockedPeriod', type: texts('EndDate') },
  },
  {
    method: 'GET',
    path: /^\/3\/companyinformation$/,
    answer: {
      name: 'CompanyInformation',
      type: {
        ...texts(
          'Address City CountryCode CompanyName OrganizationNumber VisitAddress VisitCity VisitCountryCode VisitZipCode ZipCode',
        ),
        ...numbers('DatabaseNumber'),
      },
    },
  },
];
