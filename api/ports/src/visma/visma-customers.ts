import * as yup from 'yup';
import type {
  AccountingCustomer,
  AccountingCustomerInput,
  AccountingService,
} from '../accounting/accounting-service';
import { quoteODataText, type VismaClient } from './visma-client';
import type { VismaMasterData } from './visma-master-data';

const MAX_NAME_LENGTH = 50;
const MAX_ADDRESS_LENGTH = 50;
const MAX_POSTAL_CODE_LENGTH = 10;
const MAX_PHONE_LENGTH = 50;
/** The service requires a city and a postal code, also for a customer without an address. */
const PLACEHOLDER = '-';

const customer = yup
  .object({
    Id: yup.string().required(),
    CustomerNumber: yup.string().required(),
    Name: yup.string().defined().ensure(),
    CorporateIdentityNumber: yup.string().nullable().optional(),
    IsActive: yup.boolean().default(true),
  })
  .required();

const toCustomer = (found: yup.InferType<typeof customer>): AccountingCustomer => ({
  id: found.Id,
  number: found.CustomerNumber,
  name: found.Name,
  identifier: found.CorporateIdentityNumber || null,
  isActive: found.IsActive,
});

/** The spellings of the same number: with and without hyphen, and for a personal number with and without century. */
const listSpellings = (identifier: string): readonly string[] => {
  const digits = identifier.replace(/\D/g, '');
  const short = digits.slice(-10);
  const numbers = digits.length === 12 ? [digits, short] : [short];
  return [
    ...new Set([identifier, ...numbers.flatMap((one) => [one, `${one.slice(0, -4)}-${one.slice(-4)}`])]),
  ];
};

type Customers = Pick<
  AccountingService,
  'listCustomers' | 'findCustomerByNumber' | 'findCustomerByIdentifier' | 'createCustomer'
>;

export const createVismaCustomers = (client: VismaClient, masterData: VismaMasterData): Customers => {
  const findFirst = async (filter: string): Promise<AccountingCustomer | undefined> => {
    const found = await client.listAll('/customers', customer, { $filter: filter });
    // An active customer is preferred to an inactive one.
    const first = found.find(({ IsActive }) => IsActive) ?? found[0];
    return first && toCustomer(first);
  };
  return {
    listCustomers: async function* () {
      for await (const page of client.list('/customers', customer)) yield page.map(toCustomer);
    },
    findCustomerByNumber: (number) => findFirst(`CustomerNumber eq ${quoteODataText(number)}`),
    findCustomerByIdentifier: (identifier) =>
      findFirst(
        listSpellings(identifier)
          .map((one) => `CorporateIdentityNumber eq ${quoteODataText(one)}`)
          .join(' or '),
      ),
    createCustomer: async (input: AccountingCustomerInput) => {
      const json = {
        Name: input.name.slice(0, MAX_NAME_LENGTH),
        CorporateIdentityNumber: input.identifier,
        IsPrivatePerson: !input.isOrganisation,
        IsActive: true,
        EmailAddress: input.email,
        Telephone: input.phone?.slice(0, MAX_PHONE_LENGTH) ?? null,
        InvoiceAddress1: input.address?.slice(0, MAX_ADDRESS_LENGTH) ?? null,
        InvoicePostalCode: input.postalCode?.slice(0, MAX_POSTAL_CODE_LENGTH) || PLACEHOLDER,
        InvoiceCity: input.city?.slice(0, MAX_ADDRESS_LENGTH) || PLACEHOLDER,
        ...(input.countryCode === null ? {} : { InvoiceCountryCode: input.countryCode }),
        TermsOfPaymentId: await masterData.readTermsOfPaymentId(),
      };
      return toCustomer(await client.request({ method: 'POST', path: '/customers', json }, customer));
    },
  };
};
