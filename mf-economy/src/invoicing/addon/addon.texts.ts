import { leaseTexts } from '../../lease/lease.texts';

export const addonTexts = {
  title: 'Tillägg och avdrag',
  name: 'Benämning',
  type: 'Typ',
  fee: 'Belopp',
  feePerInvoice: 'Belopp per avi',
  vat: 'Moms',
  createdAt: 'Skapad',
  vatRate: (rate: string) => `moms ${rate}`,
  perInvoice: '/avi',
  namePlaceholder: 'Bredband',

  create: 'Skapa tillägg',
  created: (name: string) => `${name} skapad`,
  edit: 'Redigera',
  editTitle: (name: string) => `Redigera ${name}`,
  save: 'Spara',
  saved: 'Ändringar sparade',
  none: 'Det finns inte några tillägg',
  noneText:
    'Ett tillägg är något som hyresgästen betalar utöver hyran, till exempel bredband eller parkering. Ett avdrag har ett negativt belopp.',
  feeHint:
    'Exklusive moms. Minus före beloppet är ett avdrag. På uthyrningen väljer du om det gäller per avi eller per månad.',
  leaseFeeHint: 'Exklusive moms. Minus före beloppet är ett avdrag.',
  editHint: 'Uthyrningar som redan har tillägget behåller sina villkor tills du uppdaterar dem.',

  leases: 'Uthyrningar',
  entity: 'Objekt',
  tenant: 'Hyresgäst',
  onInvoice: 'På avin',
  start: 'Från',
  stop: 'Till',
  noLeases: 'Ingen uthyrning har tillägget',
  noLeasesText: 'Lägg till det på en uthyrnings sida, under Tillägg.',
  differs: 'Andra villkor',
  differing: (count: number) => `${leaseTexts.count(count)} har tillägget med andra villkor.`,
  updateLeases: (count: number) => `Uppdatera ${leaseTexts.count(count)}`,
  updateQuestion:
    'De får tilläggets namn, belopp och moms. Hyresavier som inte är skickade räknas om, skickade ändras inte.',
  leasesUpdated: 'Uthyrningarna är uppdaterade',

  remove: 'Ta bort',
  removeQuestion: (name: string, count: number) =>
    count === 0
      ? `${name} tas bort ur listan.`
      : `${name} tas bort ur listan. ${leaseTexts.count(count)} behåller det på sina hyresavier.`,
  removed: 'Tillägget är borttaget',
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
} as const;
