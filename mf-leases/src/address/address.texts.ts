export const addressTexts = {
  title: 'Adresser',
  none: 'Hyresgästen har ingen adress',
  create: 'Lägg till adress',
  created: 'Adress tillagd',
  saved: 'Ändringar sparade',
  removed: 'Adress borttagen',
  removeQuestion: 'Hyresavierna skickas därefter till hyresgästens adress.',
  makePrimary: 'Gör till primär adress',
  madePrimary: 'Adressen är nu hyresgästens primära',
  billingHint: 'Hyresavierna skickas till faktureringsadressen när det finns en.',
} as const;
