import type { GeneratePeriod, PaymentTerm } from './company.calls';

export const generatePeriodLabel: Readonly<Record<GeneratePeriod, string>> = {
  CURRENT_MONTH: 'Innevarande månad',
  NEXT_MONTH: 'Nästkommande månad',
};

/** `inactive` follows the law: the last weekday before the month (JB 12:20; docs/domain-rules.md, D-10). */
export const paymentTermLabel: Readonly<Record<PaymentTerm, string>> = {
  inactive: 'Enligt hyreslagen (sista vardagen före månaden)',
  '0': '0 dagar',
  '10': '10 dagar',
  '15': '15 dagar',
  '20': '20 dagar',
  '30': '30 dagar',
};

/** The error under a field whose number is wrong, by its check digit if it has one, in the form and from the server. */
export const checkDigitText = {
  organisation_number: 'Organisationsnumret stämmer inte. Skriv det som NNNNNN-NNNN.',
  vat: 'Momsregistreringsnumret stämmer inte. Det är SE, tio siffror och 01.',
  bankgiro: 'Bankgironumret stämmer inte. Kontrollera siffrorna.',
  plusgiro: 'Plusgironumret stämmer inte. Kontrollera siffrorna.',
  swish: 'Swish-numret stämmer inte. Det är tio siffror och börjar med 123.',
} as const;
