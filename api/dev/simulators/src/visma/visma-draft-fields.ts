import { choice, date, type Fields, flag, number, readOnly, text, uuid } from './visma-fields';

const ROT_TYPES = [0, 1, 2];

export const draftRowFields: Fields = {
  Id: readOnly,
  LineNumber: number({ minimum: 0, maximum: 1000 }),
  ArticleId: uuid(),
  ArticleNumber: readOnly,
  IsTextRow: flag(true),
  Text: text(2000),
  UnitPrice: number(),
  DiscountPercentage: number({ minimum: 0, maximum: 1 }),
  Quantity: number(),
  WorkCostType: number(),
  IsWorkCost: flag(),
  WorkHours: number(),
  MaterialCosts: number(),
  ReversedConstructionServicesVatFree: flag(true),
  CostCenterItemId1: uuid(),
  CostCenterItemId2: uuid(),
  CostCenterItemId3: uuid(),
  UnitAbbreviation: readOnly,
  UnitName: readOnly,
  VatRateId: readOnly,
  ProjectId: uuid(),
};

export const draftFields: Fields = {
  Id: readOnly,
  CustomerId: uuid(true),
  CustomerNumber: readOnly,
  CreatedUtc: readOnly,
  IsCreditInvoice: flag(),
  RotReducedInvoicingType: choice(ROT_TYPES, true),
  RotReducedInvoicingAmount: number(),
  Rows: { type: 'array' },
  YourReference: text(100),
  OurReference: text(100),
  BuyersOrderReference: text(35),
  InvoiceCustomerName: text(50),
  InvoiceAddress1: text(50),
  InvoiceAddress2: text(50),
  InvoicePostalCode: text(10),
  InvoiceCity: text(50),
  InvoiceCountryCode: text(2),
  InvoiceCurrencyCode: readOnly,
  EuThirdParty: flag(true),
  CustomerIsPrivatePerson: flag(),
  InvoiceDate: date(),
  DueDate: date(),
  DeliveryDate: date(),
  TotalAmount: readOnly,
  TotalVatAmount: readOnly,
  TotalRoundings: readOnly,
  IncludesVat: readOnly,
};

export const expectedTotalsFields: Fields = {
  TotalAmountInvoiceCurrency: number(),
  TotalVatAmountInvoiceCurrency: number(),
  TotalRoundingsInvoiceCurrency: number(),
  Rows: { type: 'array' },
};
