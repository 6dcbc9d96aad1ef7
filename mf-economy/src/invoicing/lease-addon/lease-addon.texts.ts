import { formatCount } from '@husrum/format';
export const leaseAddonTexts = {
  add: 'Lägg till',
  addTitle: 'Lägg till tillägg på uthyrningen',
  none: 'Uthyrningen har inga tillägg',
  own: 'Eget',
  removedFromCatalogue: 'Borttaget ur listan',
  name: 'Benämning',
  type: 'Typ',
  fee: 'Belopp',
  vat: 'Moms',
  start: 'Från',
  stop: 'Till',

  catalogue: 'Tillägg att välja',
  pick: 'Välj',
  pickAddon: (name: string) => `Välj ${name}`,
  noMatch: 'Inga resultat',
  feeAndVat: (fee: string, rate: string) => `${fee}, moms ${rate}`,
  perNoticeHint: {
    MONTHLY: 'Beloppet debiteras en gång på varje avi, alltså varje månad.',
    QUARTERLY: 'Beloppet debiteras en gång på varje avi, alltså en gång per kvartal.',
    YEARLY: 'Beloppet debiteras en gång på varje avi, alltså en gång per år.',
  },
  monthlyHint: {
    MONTHLY: 'Beloppet debiteras en gång på varje avi.',
    QUARTERLY: 'Varje avi omfattar ett kvartal och debiterar beloppet tre gånger.',
    YEARLY: 'Varje avi omfattar ett år och debiterar beloppet tolv gånger.',
  },
  duplicateTitle: (name: string) => `Ska ${name} debiteras två gånger?`,
  duplicate: (name: string, dates: string) =>
    `Uthyrningen har redan ${name} ${dates}. Hyresgästen får betala båda under de dagar som är gemensamma.`,
  duplicateConfirm: 'Spara ändå',
  duplicateCancel: 'Avbryt',
  pickLabel: 'Sök tillägg',
  noAddons: 'Det finns inte några tillägg att välja',
  createOwn: 'Skapa eget på uthyrningen',
  ownTitle: 'Eget tillägg på uthyrningen',
  pickInstead: 'Välj ur listan i stället',
  change: 'Byt tillägg',
  added: (name: string) => `${name} tillagd`,
  stopHint: 'Lämnas tomt när tillägget löper tills vidare.',

  edit: 'Redigera',
  editTitle: (name: string) => `Redigera ${name}`,
  save: 'Spara',
  saved: 'Ändringar sparade',
  recalculated: (count: number) => formatCount(count, 'osänd avi är omräknad', 'osända avier är omräknade'),
  unchanged: (count: number) => formatCount(count, 'skickad är oförändrad', 'skickade är oförändrade'),

  remove: 'Ta bort',
  endQuestion: (name: string, lastDay: string) =>
    `${name} gäller till och med ${lastDay} och kommer inte med på fler hyresavier. Hyresavier som inte är skickade räknas om, skickade ändras inte.`,
  removeQuestion: (name: string) =>
    `${name} har inte börjat gälla och tas bort helt. Hyresavier som inte är skickade räknas om.`,
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
} as const;
