import { toRecord, type UnknownRecord } from '../unknown-record';
import { VismaError } from './visma-error';
import { type Fields, flag, readFields, readOnly, text, textIn, textOrNull, uuid } from './visma-fields';
import { termsOfPayments } from './visma-master-data';
import type { VismaCustomer } from './visma-objects';
import { listRoute, requireById, sales, salesWrite, type VismaContext, type VismaRoute } from './visma-route';
import { newId } from './visma-state';

const customerFields: Fields = {
  Id: readOnly,
  CustomerNumber: text(16),
  CorporateIdentityNumber: text(20),
  ContactPersonEmail: text(255),
  ContactPersonMobile: text(50),
  ContactPersonName: text(100),
  ContactPersonPhone: text(50),
  CurrencyCode: text(3),
  EmailAddress: text(255),
  InvoiceAddress1: text(50),
  InvoiceAddress2: text(50),
  InvoiceCity: text(50, true),
  InvoiceCountryCode: text(2),
  InvoicePostalCode: text(10, true),
  Name: text(50, true),
  Note: text(4000),
  MobilePhone: text(50),
  Telephone: text(50),
  TermsOfPaymentId: uuid(true),
  TermsOfPayment: readOnly,
  VatNumber: text(20),
  WwwAddress: text(255),
  LastInvoiceDate: readOnly,
  IsPrivatePerson: flag(true),
  IsActive: flag(true),
  ChangedUtc: readOnly,
};
const customerFilters = [
  'Id',
  'CustomerNumber',
  'CorporateIdentityNumber',
  'Name',
  'EmailAddress',
  'IsActive',
  'IsPrivatePerson',
  'ChangedUtc',
];

const toCustomer = (body: UnknownRecord, Id: string, CustomerNumber: string, now: Date): VismaCustomer => ({
  Id,
  CustomerNumber,
  CorporateIdentityNumber: textOrNull(body, 'CorporateIdentityNumber'),
  EmailAddress: textOrNull(body, 'EmailAddress'),
  MobilePhone: textOrNull(body, 'MobilePhone'),
  Telephone: textOrNull(body, 'Telephone'),
  Name: textIn(body, 'Name'),
  InvoiceAddress1: textOrNull(body, 'InvoiceAddress1'),
  InvoiceAddress2: textOrNull(body, 'InvoiceAddress2'),
  InvoiceCity: textIn(body, 'InvoiceCity'),
  InvoicePostalCode: textIn(body, 'InvoicePostalCode'),
  InvoiceCountryCode: textOrNull(body, 'InvoiceCountryCode') ?? 'SE',
  CurrencyCode: textOrNull(body, 'CurrencyCode') ?? 'SEK',
  TermsOfPaymentId: textIn(body, 'TermsOfPaymentId'),
  IsPrivatePerson: body.IsPrivatePerson === true,
  IsActive: body.IsActive === true,
  ChangedUtc: now.toISOString(),
});
const readCustomer = ({ body }: VismaContext): UnknownRecord => {
  const fields = readFields(body, customerFields);
  if (!termsOfPayments.some(({ Id }) => Id === fields.TermsOfPaymentId))
    throw new VismaError('ResourceNotFound', 'The terms of payment were not found');
  return fields;
};
const requireFreeNumber = ({ books }: VismaContext, number: string, ownId?: string): void => {
  for (const customer of books.customers.values())
    if (customer.CustomerNumber === number && customer.Id !== ownId)
      throw new VismaError('Conflict', `Customer number ${number} is already in use`);
};
const takeFreeNumber = ({ books }: VismaContext): string => {
  const taken = new Set([...books.customers.values()].map(({ CustomerNumber }) => CustomerNumber));
  while (taken.has(String(books.company.nextCustomerNumber))) books.company.nextCustomerNumber += 1;
  return String(books.company.nextCustomerNumber++);
};

export const customerRoutes: readonly VismaRoute[] = [
  listRoute('/customers', sales, customerFilters, ({ books }) => books.customers.values()),
  {
    method: 'GET',
    path: '/customers/:id',
    scopes: sales,
    run: ({ books, params }) => requireById(books.customers, params.id, 'The customer'),
  },
  {
    method: 'POST',
    path: '/customers',
    scopes: salesWrite,
    run: (context) => {
      const { books, state, now } = context;
      const body = readCustomer(context);
      const requestedNumber = textOrNull(body, 'CustomerNumber');
      if (requestedNumber !== null) requireFreeNumber(context, requestedNumber);
      const customer = toCustomer(body, newId(), requestedNumber ?? takeFreeNumber(context), now);
      books.customers.set(customer.Id, customer);
      state.save('customers', books.company.Id, customer);
      if (requestedNumber === null) state.save('company', books.company.Id, books.company);
      return customer;
    },
  },
  {
    method: 'PUT',
    path: '/customers/:id',
    scopes: salesWrite,
    run: (context) => {
      const { books, state, now, params } = context;
      const old = requireById(books.customers, params.id, 'The customer');
      const body = readCustomer(context);
      const number = textOrNull(toRecord(body), 'CustomerNumber') ?? old.CustomerNumber;
      requireFreeNumber(context, number, old.Id);
      const customer = toCustomer(body, old.Id, number, now);
      books.customers.set(customer.Id, customer);
      state.save('customers', books.company.Id, customer);
      return customer;
    },
  },
];
