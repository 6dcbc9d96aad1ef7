import type { TenantInput } from '@husrum/contract/tenant';
import { luhnDigit } from '@husrum/format';

/** A test number of the series that is never given out, different for each n. */
export const identifierOf = (n: number): string => {
  const day = String(1 + (n % 28)).padStart(2, '0');
  const month = String(1 + (Math.floor(n / 28) % 12)).padStart(2, '0');
  const serial = `${70 + (Math.floor(n / 336) % 30)}${month}${day}238`;
  return `19${serial.slice(0, 6)}-238${luhnDigit(serial)}`;
};

let made = 0;
/** For tests: a tenant as a form sends it, somebody else each time. */
export const aTenant = (over: Partial<TenantInput> = {}): TenantInput => {
  made += 1;
  return {
    name: `Åsa Öberg ${made}`,
    identifier: identifierOf(made),
    organisation: false,
    phone: '070-123 45 67',
    email: `asa${made}@example.se`,
    billing_email: null,
    ...over,
  };
};

export const anAddress = { address: 'Åvägen 3', postal_code: '903 20', city: 'Umeå', country: 'Sverige' };
