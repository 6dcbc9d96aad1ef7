import type { AccountingCustomer, AccountingService } from '@husrum/api-ports';
import type { CustomerSource } from './accounting-customer.store';

type CustomerService = Pick<
  AccountingService,
  'findCustomerByNumber' | 'findCustomerByIdentifier' | 'createCustomer'
>;

/**
 * The tenant's customer in the accounting program: by its number, or else by the personal or organisation number, or else
 * a new one. Searching first makes it safe to retry after a response was lost.
 */
export const findOrCreateCustomer = async (
  service: CustomerService,
  { number, input }: Pick<CustomerSource, 'number' | 'input'>,
): Promise<AccountingCustomer> => {
  const byNumber = number === null ? undefined : await service.findCustomerByNumber(number);
  if (byNumber !== undefined) return byNumber;
  const { identifier } = input;
  const byIdentifier = identifier === null ? undefined : await service.findCustomerByIdentifier(identifier);
  return byIdentifier ?? (await service.createCustomer(input));
};
