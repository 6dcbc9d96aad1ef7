import type { CompanyBooks } from './fortnox-books';
import { fortnoxErrors } from './fortnox-error';
import { textField } from './fortnox-fields';
import type { CustomerRecord, Fields } from './fortnox-records';

export const requireCustomer = ({ customers }: CompanyBooks, number: string): CustomerRecord => {
  const customer = customers.get(number);
  if (customer === undefined || customer.isDeleted) throw fortnoxErrors.customerNotFound();
  return customer;
};

const requireValid = (fields: Fields): void => {
  if ('Name' in fields && textField(fields, 'Name').trim() === '') throw fortnoxErrors.invalidValue('Name');
  if (!['PRIVATE', 'COMPANY', 'UNDEFINED'].includes(textField(fields, 'Type', 'COMPANY')))
    throw fortnoxErrors.invalidValue('Type');
  if (!/^$|^\d{6,8}-?[\dA-Z]{4}$/.test(textField(fields, 'OrganisationNumber')))
    throw fortnoxErrors.invalidValue('OrganisationNumber');
};

/** Takes the next unused customer number. */
const takeNumber = (books: CompanyBooks): string => {
  let next = books.company.nextCustomerNumber;
  while (books.customers.has(String(next))) next += 1;
  books.saveCompany({ nextCustomerNumber: next + 1 });
  return String(next);
};

export const createCustomer = (books: CompanyBooks, fields: Fields): CustomerRecord => {
  if (textField(fields, 'Name').trim() === '') throw fortnoxErrors.invalidValue('Name');
  requireValid(fields);
  const requestedNumber = textField(fields, 'CustomerNumber');
  if (books.customers.has(requestedNumber)) throw fortnoxErrors.customerNumberTaken(requestedNumber);
  const number = requestedNumber === '' ? takeNumber(books) : requestedNumber;
  return books.saveCustomer({ number, fields, isDeleted: false });
};

export const changeCustomer = (books: CompanyBooks, number: string, fields: Fields): CustomerRecord => {
  const customer = requireCustomer(books, number);
  requireValid(fields);
  return books.saveCustomer({ ...customer, fields: { ...customer.fields, ...fields } });
};

/** Marks the customer as deleted, so that its number is never used again. Throws if it has invoices. */
export const deleteCustomer = (books: CompanyBooks, number: string): void => {
  const customer = requireCustomer(books, number);
  for (const { fields } of books.invoices.values())
    if (fields.CustomerNumber === number) throw fortnoxErrors.wrongState('Kunden används på en faktura.');
  books.saveCustomer({ ...customer, isDeleted: true });
};
