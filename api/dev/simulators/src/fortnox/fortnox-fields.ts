import { fortnoxErrors } from './fortnox-error';
import type { Fields } from './fortnox-records';

type FieldKind = 'boolean' | 'date' | 'integer' | 'number' | 'numericText' | 'object' | 'rows' | 'text';
interface FieldRule {
  readonly kind: FieldKind;
  readonly maxLength?: number;
}
type FieldRules = Readonly<Record<string, FieldRule>>;

const text = (maxLength = 1024): FieldRule => ({ kind: 'text', maxLength });
const ofKind =
  (kind: FieldKind) =>
  (names: string): FieldRules =>
    Object.fromEntries(names.split(' ').map((name) => [name, { kind }]));
const texts = (names: string): FieldRules =>
  Object.fromEntries(names.split(' ').map((name) => [name, text()]));

/** The writable fields of a customer, by the vendor's OpenAPI text as listed in public notes generated from it. */
export const customerFields: FieldRules = {
  ...texts(
    'Address1 Address2 City Comments CostCenter Country Currency CustomerNumber DeliveryAddress1 DeliveryAddress2 DeliveryCity DeliveryCountry DeliveryCountryCode DeliveryFax DeliveryName DeliveryPhone1 DeliveryPhone2 DeliveryZipCode Email EmailInvoice EmailInvoiceBCC EmailInvoiceCC EmailOffer EmailOfferBCC EmailOfferCC EmailOrder EmailOrderBCC EmailOrderCC ExternalReference Fax GLN GLNDelivery InvoiceRemark Name OrganisationNumber OurReference Phone1 Phone2 PriceList Project SalesAccount TermsOfDelivery TermsOfPayment Type VATNumber VATType VisitingAddress VisitingCity VisitingCountry VisitingCountryCode VisitingZipCode WWW WayOfDelivery YourReference',
  ),
  ...ofKind('boolean')('Active ShowPriceVATIncluded'),
  ...ofKind('number')('InvoiceAdministrationFee InvoiceDiscount InvoiceFreight'),
  ...ofKind('object')('DefaultDeliveryTypes DefaultTemplates'),
  CountryCode: text(2),
  ZipCode: text(10),
};
export const invoiceFields: FieldRules = {
  ...texts(
    'Address1 Address2 City Comments CostCenter Country CreditInvoiceReference Currency CustomerName CustomerNumber DeliveryAddress1 DeliveryAddress2 DeliveryCity DeliveryCountry DeliveryName DeliveryZipCode DocumentNumber InvoiceType Language OCR OurReference PaymentWay Phone1 Phone2 PriceList PrintTemplate Project Remarks TaxReductionType TermsOfDelivery TermsOfPayment WayOfDelivery YourOrderNumber YourReference ZipCode',
  ),
  ...ofKind('date')('DeliveryDate DueDate InvoiceDate OutboundDate'),
  ...ofKind('boolean')('EUQuarterlyReport NotCompleted VATIncluded'),
  ...ofKind('number')('AdministrationFee CurrencyRate CurrencyUnit Freight'),
  ...ofKind('object')('EDIInformation EmailInformation Labels'),
  ExternalInvoiceReference1: text(80),
  ExternalInvoiceReference2: text(80),
  InvoiceRows: { kind: 'rows' },
};
export const rowFields: FieldRules = {
  ...texts('CostCenter DiscountType HouseWorkType Project StockPointCode Unit VATCode'),
  ...ofKind('integer')('AccountNumber HouseWorkHoursToReport RowId VAT'),
  ...ofKind('number')('Discount Price'),
  ...ofKind('boolean')('HouseWork'),
  ArticleNumber: text(50),
  DeliveredQuantity: { kind: 'numericText' },
  Description: text(255),
};
export const paymentFields: FieldRules = {
  ...ofKind('number')('Amount AmountCurrency CurrencyRate CurrencyUnit'),
  ...ofKind('integer')('InvoiceNumber ModeOfPaymentAccount'),
  ...ofKind('date')('PaymentDate'),
  ...ofKind('object')('WriteOffs'),
  Currency: text(3),
  ModeOfPayment: text(10),
};

const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);

const requireValidValue = (name: string, { kind, maxLength = 1024 }: FieldRule, value: unknown): void => {
  if (value === null) return;
  switch (kind) {
    case 'text':
      if (typeof value !== 'string' || value.length > maxLength) throw fortnoxErrors.invalidValue(name);
      return;
    case 'numericText':
      if (typeof value !== 'string' || !/^-?\d{1,14}(\.\d+)?$/.test(value))
        throw fortnoxErrors.notNumeric(value);
      return;
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) throw fortnoxErrors.notNumeric(value);
      return;
    case 'integer':
      if (!Number.isInteger(value)) throw fortnoxErrors.notNumeric(value);
      return;
    case 'boolean':
      if (typeof value !== 'boolean') throw fortnoxErrors.notBoolean(value);
      return;
    case 'date':
      if (!isDate(value)) throw fortnoxErrors.invalidValue(name);
      return;
    case 'rows':
      if (!Array.isArray(value)) throw fortnoxErrors.invalidValue(name);
      return;
    case 'object':
      if (typeof value !== 'object') throw fortnoxErrors.invalidValue(name);
  }
};

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an object. Throws on a field that cannot be written, and on a value of the wrong type. */
export const readFields = (value: unknown, rules: FieldRules): Fields => {
  if (!isObject(value)) throw fortnoxErrors.emptyBody();
  for (const [name, field] of Object.entries(value)) {
    const rule = rules[name];
    if (rule === undefined) throw fortnoxErrors.unknownField(name);
    requireValidValue(name, rule, field);
  }
  return value;
};

/** The fields of the object in the property `name`, which must be the only property of the body. */
export const readWrapped = (body: unknown, name: string, rules: FieldRules): Fields => {
  if (!isObject(body) || Object.keys(body).length === 0) throw fortnoxErrors.emptyBody();
  for (const key of Object.keys(body)) if (key !== name) throw fortnoxErrors.unknownField(key);
  return readFields(body[name], rules);
};

export const readRows = (fields: Fields): readonly Fields[] =>
  Array.isArray(fields.InvoiceRows) ? fields.InvoiceRows.map((row) => readFields(row, rowFields)) : [];

export const textField = (fields: Fields, name: string, fallback = ''): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : fallback;
};
export const numberField = (fields: Fields, name: string, fallback = 0): number => {
  const value = fields[name];
  return typeof value === 'number' ? value : fallback;
};
