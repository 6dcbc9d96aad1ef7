import { addDays } from '@husrum/format';
import type { CompanyBooks } from './fortnox-books';
import { requireCustomer } from './fortnox-customers';
import { fortnoxErrors } from './fortnox-error';
import { numberField, readRows, textField } from './fortnox-fields';
import { accountsOf, articleNumbers, costCenters, projects, termsOfPayments } from './fortnox-master-data';
import type { Fields, InvoiceRecord } from './fortnox-records';
import { sumInvoice } from './fortnox-totals.rules';

export const requireInvoice = ({ invoices }: CompanyBooks, number: string): InvoiceRecord => {
  const invoice = invoices.get(number);
  if (invoice === undefined) throw fortnoxErrors.invoiceNotFound();
  return invoice;
};

const requireKnownDimensions = (fields: Fields): void => {
  const costCenter = textField(fields, 'CostCenter');
  if (costCenter !== '' && !costCenters.some(({ Code, Active }) => Active && Code === costCenter))
    throw fortnoxErrors.costCenterNotFound();
  const project = textField(fields, 'Project');
  if (project !== '' && !projects.some(({ ProjectNumber }) => ProjectNumber === project))
    throw fortnoxErrors.projectNotFound();
};
const requireValidRow = ({ company }: CompanyBooks, row: Fields): void => {
  const account = numberField(row, 'AccountNumber', 3001);
  if (
    company.inactiveAccounts.includes(account) ||
    !accountsOf(company).some(({ number }) => number === account)
  )
    throw fortnoxErrors.accountNotFound();
  const article = textField(row, 'ArticleNumber');
  if (article !== '' && !articleNumbers.includes(article)) throw fortnoxErrors.articleNotFound();
  if (![0, 6, 12, 25].includes(numberField(row, 'VAT'))) throw fortnoxErrors.unknownVatRate();
  requireKnownDimensions(row);
};
const requireValidFields = (books: CompanyBooks, fields: Fields): void => {
  requireCustomer(books, textField(fields, 'CustomerNumber'));
  const terms = fields.TermsOfPayment;
  if (typeof terms === 'string' && !termsOfPayments.some(({ Code }) => Code === terms))
    throw fortnoxErrors.termsNotFound();
  if (textField(fields, 'DueDate', '9999') < textField(fields, 'InvoiceDate'))
    throw fortnoxErrors.invalidValue('DueDate');
  requireKnownDimensions(fields);
};

const VAT_OF_FEES = 25;
/** The fees of an invoice, as rows. */
const feeRows = (fields: Fields) =>
  ['AdministrationFee', 'Freight']
    .map((name) => numberField(fields, name))
    .filter((price) => price !== 0)
    .map((price) => ({ quantity: '1', price, vat: VAT_OF_FEES, discount: 0 }));

const calculateTotals = ({ company }: CompanyBooks, fields: Fields, rows: readonly Fields[]) => {
  const totalsRows = rows.map((row) => ({
    quantity: textField(row, 'DeliveredQuantity', '0'),
    price: numberField(row, 'Price'),
    vat: numberField(row, 'VAT'),
    discount: numberField(row, 'Discount'),
  }));
  const totals = sumInvoice([...totalsRows, ...feeRows(fields)], {
    isVatIncluded: fields.VATIncluded === true,
    roundsToKronor: company.roundsToKronor,
  });
  return {
    rowOre: totals.rows.slice(0, rows.length),
    netOre: totals.net,
    vatOre: totals.vat,
    roundOffOre: totals.roundOff,
    totalOre: totals.total,
  };
};

/** Two check digits, as recorded responses show: the length, then a Luhn digit. */
const makeOcr = (number: string): string => {
  const digits = `${number}${(number.length + 2) % 10}`;
  let checksum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    checksum += doubled > 9 ? doubled - 9 : doubled;
  }
  return `${digits}${(10 - (checksum % 10)) % 10}`;
};

/** Gives each row the id of its place on the invoice, also when rows are replaced. */
const withRowIds = (rows: readonly Fields[], number: string): Fields[] =>
  rows.map((row, index) => ({ ...row, RowId: Number(number) * 1000 + index + 1 }));

const takeNumber = (books: CompanyBooks): string => {
  let next = books.company.nextInvoiceNumber;
  while (books.invoices.has(String(next))) next += 1;
  books.saveCompany({ nextInvoiceNumber: next + 1 });
  return String(next);
};

/** Saves a new, unbooked invoice. `creditReference` is the number of the invoice that it credits, or "0". */
export const saveNewInvoice = (books: CompanyBooks, input: Fields, creditReference = '0'): InvoiceRecord => {
  const { InvoiceRows: _rows, ...header } = input;
  const rows = readRows(input);
  requireValidFields(books, header);
  for (const row of rows) requireValidRow(books, row);
  const { fields: customer } = requireCustomer(books, textField(header, 'CustomerNumber'));
  const requestedNumber = textField(header, 'DocumentNumber');
  if (books.invoices.has(requestedNumber)) throw fortnoxErrors.wrongState('Fakturanumret används redan.');
  const number = requestedNumber === '' ? takeNumber(books) : requestedNumber;
  const invoiceDate = textField(header, 'InvoiceDate', books.today);
  const terms = textField(header, 'TermsOfPayment', textField(customer, 'TermsOfPayment') || '30');
  const fields: Fields = {
    // The values of the customer are the defaults of the invoice.
    CustomerName: textField(customer, 'Name'),
    Address1: textField(customer, 'Address1'),
    City: textField(customer, 'City'),
    ZipCode: textField(customer, 'ZipCode'),
    OrganisationNumber: textField(customer, 'OrganisationNumber'),
    AdministrationFee: numberField(customer, 'InvoiceAdministrationFee'),
    OCR: makeOcr(number),
    ...header,
    InvoiceDate: invoiceDate,
    DueDate: textField(header, 'DueDate') || addDays(invoiceDate, Number(terms)),
    TermsOfPayment: terms,
  };
  const totals = calculateTotals(books, fields, rows);
  return books.saveInvoice({
    number,
    fields,
    rows: withRowIds(rows, number),
    ...totals,
    settledOre: 0,
    isCredit: creditReference !== '0' || totals.totalOre < 0,
    creditReference,
    isBooked: false,
    isCancelled: false,
    isSent: false,
    voucherNumber: null,
    finalPayDate: null,
  });
};

/** Creates the invoice of a request. If its `CreditInvoiceReference` names an invoice, that invoice must exist. */
export const createInvoice = (books: CompanyBooks, fields: Fields): InvoiceRecord => {
  const reference = textField(fields, 'CreditInvoiceReference', '0');
  if (reference !== '0') requireInvoice(books, reference);
  return saveNewInvoice(books, fields, reference);
};

/** The fields of a booked invoice that can be changed, because they do not affect its voucher. */
const ALWAYS_CHANGEABLE = [
  'Comments',
  'DueDate',
  'ExternalInvoiceReference1',
  'ExternalInvoiceReference2',
  'Labels',
  'OurReference',
  'Remarks',
  'YourOrderNumber',
  'YourReference',
];
/** If the input has rows, they replace all rows of the invoice. */
export const changeInvoice = (books: CompanyBooks, number: string, input: Fields): InvoiceRecord => {
  const invoice = requireInvoice(books, number);
  if (invoice.isCancelled) throw fortnoxErrors.wrongState('Fakturan är makulerad.');
  if (invoice.isBooked && Object.keys(input).some((name) => !ALWAYS_CHANGEABLE.includes(name)))
    throw fortnoxErrors.wrongState('Fakturan är bokförd.');
  const { InvoiceRows: _rows, ...header } = input;
  const fields = { ...invoice.fields, ...header };
  const rows = 'InvoiceRows' in input ? withRowIds(readRows(input), number) : invoice.rows;
  if (!invoice.isBooked) {
    requireValidFields(books, fields);
    for (const row of rows) requireValidRow(books, row);
  }
  return books.saveInvoice({ ...invoice, fields, rows, ...calculateTotals(books, fields, rows) });
};
