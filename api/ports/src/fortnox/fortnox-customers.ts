import * as yup from 'yup';
import type {
  AccountingCustomer,
  AccountingCustomerInput,
  AccountingService,
} from '../accounting/accounting-service';
import type { FortnoxClient } from './fortnox-client';

const text = yup.string().nullable().ensure();
const listItem = yup
  .object({ CustomerNumber: yup.string().required(), Name: text, OrganisationNumber: text })
  .required();
const customerAnswer = yup
  .object({ Customer: listItem.shape({ Active: yup.boolean().default(true) }).required() })
  .required();
type Customer = yup.InferType<typeof listItem>;

const toCustomer = (
  { CustomerNumber, Name, OrganisationNumber }: Customer,
  isActive: boolean,
): AccountingCustomer => ({
  id: CustomerNumber,
  number: CustomerNumber,
  name: Name,
  identifier: OrganisationNumber === '' ? null : OrganisationNumber,
  isActive,
});

/** A personal number may be written with or without century and hyphen: the last ten digits are compared. */
const toLastTenDigits = (identifier: string): string => identifier.replace(/\D/g, '').slice(-10);
const listSpellings = (identifier: string): string[] => {
  const digits = identifier.replace(/\D/g, '');
  const short = digits.slice(-10);
  const withHyphen = (all: string): string => `${all.slice(0, -4)}-${all.slice(-4)}`;
  return [...new Set([identifier, withHyphen(short), short, withHyphen(digits), digits])];
};

const optionalField = (name: string, value: string | null): Readonly<Record<string, string>> =>
  value === null || value === '' ? {} : { [name]: value };
/** The body of a new customer. A personal number is sent without the century. */
const toBody = (input: AccountingCustomerInput) => ({
  Name: input.name,
  Type: input.isOrganisation ? 'COMPANY' : 'PRIVATE',
  ...(input.identifier === null
    ? {}
    : { OrganisationNumber: input.identifier.replace(/^\d{2}(?=\d{6}-)/, '') }),
  ...optionalField('Email', input.email),
  ...optionalField('EmailInvoice', input.email),
  ...optionalField('Phone1', input.phone),
  ...optionalField('Address1', input.address),
  ...optionalField('ZipCode', input.postalCode),
  ...optionalField('City', input.city),
  ...optionalField('CountryCode', input.countryCode),
  Currency: 'SEK',
  VATType: 'SEVAT',
  ShowPriceVATIncluded: false,
});

type CustomerMethods = Pick<
  AccountingService,
  'createCustomer' | 'findCustomerByIdentifier' | 'findCustomerByNumber' | 'listCustomers'
>;

/** Customers: GET and POST /customers, by number and by `organisationnumber`. A list does not show which customers are active. */
export const createFortnoxCustomers = (client: FortnoxClient): CustomerMethods => {
  const findCustomerByNumber = async (number: string): Promise<AccountingCustomer | undefined> => {
    const found = await client.find(`/customers/${encodeURIComponent(number)}`, customerAnswer);
    return found && toCustomer(found.Customer, found.Customer.Active);
  };
  return {
    listCustomers: async function* () {
      for (const filter of ['active', 'inactive'])
        for await (const page of client.list('/customers', 'Customers', listItem, { filter }))
          yield page.map((one) => toCustomer(one, filter === 'active'));
    },
    findCustomerByNumber,
    findCustomerByIdentifier: async (identifier) => {
      for (const filter of ['active', 'inactive'])
        for (const organisationnumber of listSpellings(identifier)) {
          const found = await client.listAll('/customers', 'Customers', listItem, {
            filter,
            organisationnumber,
          });
          const same = found.find(
            (one) => toLastTenDigits(one.OrganisationNumber) === toLastTenDigits(identifier),
          );
          if (same !== undefined) return toCustomer(same, filter === 'active');
        }
      return undefined;
    },
    createCustomer: async (input) => {
      const json = { Customer: toBody(input) };
      const { Customer } = await client.request({ method: 'POST', path: '/customers', json }, customerAnswer);
      return toCustomer(Customer, Customer.Active);
    },
  };
};
