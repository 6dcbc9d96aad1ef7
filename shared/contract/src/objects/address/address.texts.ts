import type { AddressType } from './address.calls';

export const addressTypeLabel: Readonly<Record<AddressType, string>> = {
  PRIMARY: 'Adress',
  BILLING: 'Faktureringsadress',
};
