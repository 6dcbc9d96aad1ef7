import type { TenantInput } from '@husrum/contract/tenant';
import { createPersonalNumber } from '@husrum/format';

/** A personal identity number from the series reserved for tests, different for each n. */
export const makeIdentifier = (n: number): string => {
  const day = String(1 + (n % 28)).padStart(2, '0');
  const month = String(1 + (Math.floor(n / 28) % 12)).padStart(2, '0');
  return createPersonalNumber(`${1970 + (Math.floor(n / 336) % 30)}-${month}-${day}`, '238');
};

let counter = 0;
/** A tenant as a form sends it, with a new name and number each time. */
export const makeTenantInput = (overrides: Partial<TenantInput> = {}): TenantInput => {
  counter += 1;
  return {
    name: `Åsa Öberg ${counter}`,
    identifier: makeIdentifier(counter),
    organisation: false,
    phone: '070-123 45 67',
    email: `asa${counter}@example.se`,
    billing_email: null,
    ...overrides,
  };
};

export const testAddress = { address: 'Åvägen 3', postal_code: '903 20', city: 'Umeå', country: 'Sverige' };
