import { numberField, textField } from './fortnox-fields';
import { FIRST_YEAR } from './fortnox-master-data';
import type { Fields, InvoiceRecord } from './fortnox-records';
import { fillFields, toKronor, withoutNulls } from './fortnox-values';

/** The fields that are empty texts if the invoice does not have them. */
const EMPTY_BY_DEFAULT =
  'Address1 Address2 City Comments CostCenter Country CustomerName DeliveryAddress1 DeliveryAddress2 DeliveryCity DeliveryCountry DeliveryName DeliveryZipCode ExternalInvoiceReference1 ExternalInvoiceReference2 OrganisationNumber OurReference PaymentWay Phone1 Phone2 Project Remarks TermsOfDelivery WayOfDelivery YourOrderNumber YourReference ZipCode';

const toRow = (row: Fields, index: number, invoice: InvoiceRecord): Fields => {
  const total = toKronor(invoice.rowOre[index] ?? 0);
  const price = numberField(row, 'Price');
  return {
    AccountNumber: numberField(row, 'AccountNumber', 3001),
    ArticleNumber: textField(row, 'ArticleNumber'),
    ContributionPercent: '0',
    ContributionValue: '0',
    Cost: 0,
    CostCenter: textField(row, 'CostCenter'),
    DeliveredQuantity: textField(row, 'DeliveredQuantity', '0'),
    Description: textField(row, 'Description'),
    Discount: numberField(row, 'Discount'),
    DiscountType: textField(row, 'DiscountType', 'PERCENT'),
    HouseWork: false,
    HouseWorkHoursToReport: null,
    HouseWorkType: null,
    Price: price,
    PriceExcludingVAT: price,
    Project: textField(row, 'Project'),
    RowId: numberField(row, 'RowId'),
    StockPointCode: null,
    Total: total,
    TotalExcludingVAT: total,
    Unit: textField(row, 'Unit'),
    VAT: numberField(row, 'VAT'),
    VATCode: null,
  };
};
const balanceOf = ({ totalOre, settledOre, isBooked, isCancelled }: InvoiceRecord): number =>
  isBooked && !isCancelled ? toKronor(totalOre - settledOre) : 0;

const voucherOf = ({ voucherNumber, fields }: InvoiceRecord): Fields => ({
  VoucherNumber: voucherNumber,
  VoucherSeries: voucherNumber === null ? null : 'B',
  // The id of the financial year, as in the list of financial years.
  VoucherYear:
    voucherNumber === null ? null : Number(textField(fields, 'InvoiceDate').slice(0, 4)) - FIRST_YEAR + 1,
});

export const toInvoice = (invoice: InvoiceRecord, url: string): Fields => {
  const { InvoiceRows: _rows, CreditInvoiceReference: _reference, ...fields } = invoice.fields;
  return {
    '@url': `${url}/invoices/${invoice.number}`,
    '@urlTaxReductionList': `${url}/taxreductions?filter=invoices&referencenumber=${invoice.number}`,
    ...fillFields(EMPTY_BY_DEFAULT, ''),
    AccountingMethod: 'ACCRUAL',
    AdministrationFee: 0,
    AdministrationFeeVAT: 0,
    BasisTaxReduction: 0,
    ContractReference: 0,
    ContributionPercent: 0,
    ContributionValue: 0,
    Currency: 'SEK',
    CurrencyRate: 1,
    CurrencyUnit: 1,
    DeliveryDate: null,
    EDIInformation: {
      EDIGlobalLocationNumber: null,
      EDIGlobalLocationNumberDelivery: null,
      EDIInvoiceExtra1: null,
      EDIInvoiceExtra2: null,
      EDIOurElectronicReference: null,
      EDIYourElectronicReference: null,
      EDIStatus: '',
    },
    EmailInformation: {
      EmailAddressFrom: null,
      EmailAddressTo: '',
      EmailAddressCC: null,
      EmailAddressBCC: null,
      EmailSubject: 'Faktura {no} bifogas',
      EmailBody: ' ',
    },
    EUQuarterlyReport: false,
    Freight: 0,
    FreightVAT: 0,
    HouseWork: false,
    InvoicePeriodEnd: '',
    InvoicePeriodStart: '',
    InvoiceReference: '0',
    InvoiceType: 'INVOICE',
    Labels: [],
    Language: 'SV',
    LastRemindDate: null,
    NotCompleted: false,
    NoxFinans: false,
    OfferReference: '0',
    OrderReference: '0',
    OutboundDate: textField(fields, 'InvoiceDate'),
    PriceList: 'A',
    PrintTemplate: 'st',
    Reminders: 0,
    TaxReduction: null,
    TaxReductionType: 'none',
    TermsOfPayment: '30',
    TimeBasisReference: null,
    VATIncluded: false,
    WarehouseReady: true,
    ...withoutNulls(fields),
    ...voucherOf(invoice),
    Balance: balanceOf(invoice),
    Booked: invoice.isBooked,
    Cancelled: invoice.isCancelled,
    Credit: invoice.isCredit ? 'true' : 'false',
    CreditInvoiceReference: invoice.creditReference,
    DocumentNumber: invoice.number,
    FinalPayDate: invoice.finalPayDate,
    Gross: toKronor(invoice.netOre),
    InvoiceRows: invoice.rows.map((row, index) => toRow(row, index, invoice)),
    Net: toKronor(invoice.netOre),
    RoundOff: toKronor(invoice.roundOffOre),
    Sent: invoice.isSent,
    Total: toKronor(invoice.totalOre),
    TotalToPay: toKronor(invoice.totalOre),
    TotalVAT: toKronor(invoice.vatOre),
  };
};

export const toInvoiceListItem = (invoice: InvoiceRecord, url: string): Fields => ({
  '@url': `${url}/invoices/${invoice.number}`,
  Balance: balanceOf(invoice),
  Booked: invoice.isBooked,
  Cancelled: invoice.isCancelled,
  CostCenter: textField(invoice.fields, 'CostCenter'),
  Currency: textField(invoice.fields, 'Currency', 'SEK'),
  CurrencyRate: '1',
  CurrencyUnit: 1,
  CustomerName: textField(invoice.fields, 'CustomerName'),
  CustomerNumber: textField(invoice.fields, 'CustomerNumber'),
  DocumentNumber: invoice.number,
  DueDate: textField(invoice.fields, 'DueDate'),
  ExternalInvoiceReference1: textField(invoice.fields, 'ExternalInvoiceReference1'),
  ExternalInvoiceReference2: textField(invoice.fields, 'ExternalInvoiceReference2'),
  InvoiceDate: textField(invoice.fields, 'InvoiceDate'),
  InvoiceType: textField(invoice.fields, 'InvoiceType', 'INVOICE'),
  NoxFinans: false,
  OCR: textField(invoice.fields, 'OCR'),
  ...voucherOf(invoice),
  WayOfDelivery: textField(invoice.fields, 'WayOfDelivery'),
  TermsOfPayment: textField(invoice.fields, 'TermsOfPayment', '30'),
  Project: textField(invoice.fields, 'Project'),
  Sent: invoice.isSent,
  Total: toKronor(invoice.totalOre),
  FinalPayDate: invoice.finalPayDate,
});
