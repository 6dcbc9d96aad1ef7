import type { IdentityKind } from '@husrum/format';

export const fieldTexts = {
  choose: 'Välj',
  empty: '–',
} as const;

export const identityTexts: Readonly<
  Record<IdentityKind, { label: string; placeholder: string; invalid: string }>
> = {
  person: {
    label: 'Personnummer',
    placeholder: 'ÅÅÅÅMMDD-XXXX',
    invalid: 'Personnumret stämmer inte. Skriv det som ÅÅÅÅMMDD-XXXX.',
  },
  organisation: {
    label: 'Organisationsnummer',
    placeholder: 'NNNNNN-NNNN',
    invalid: 'Organisationsnumret stämmer inte. Skriv det som NNNNNN-NNNN.',
  },
};
