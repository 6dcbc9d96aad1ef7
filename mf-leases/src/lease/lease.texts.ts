import type { LeaseFilter, TermsSource } from '@husrum/contract/lease';

/** Under the heading, when the list shows one state only. */
export const filterTitle: Readonly<Record<LeaseFilter, string>> = {
  active: 'Aktiva',
  planned: 'Kommande',
  ending: 'Upphör',
};

export const noneInState: Readonly<Record<LeaseFilter, string>> = {
  active: 'Det finns inga aktiva uthyrningar',
  planned: 'Det finns inga kommande uthyrningar',
  ending: 'Inga uthyrningar upphör',
};

/** What the page of a lease is divided into. */
const part = {
  overview: 'Översikt',
  coming: 'Kommande avier',
  terms: 'Villkor',
  addons: 'Tillägg',
  receipts: 'Kvittenser',
  files: 'Dokument',
  events: 'Händelser',
} as const;

const source: Readonly<Record<TermsSource, string>> = {
  START: 'Avtalat när uthyrningen började',
  CHANGE: 'Ändrat för hand',
  ADJUSTMENT: 'Hyresjustering',
  RESTORED: 'Hyresjustering återställd',
};

const receipts = (count: number) => (count === 1 ? '1 kvittens' : `${count} kvittenser`);

export const texts = {
  title: 'Uthyrningar',
  create: 'Skapa uthyrning',
  created: 'Uthyrning skapad',
  saved: 'Ändringar sparade',
  removed: 'Uthyrning borttagen',
  removeQuestion:
    'Uthyrningen tas bort tillsammans med sina kvittenser, sina avtal, sina händelser och de hyresavier som inte är skickade. Filerna finns kvar.',
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  none: 'Det finns inte några uthyrningar',
  noneText: 'En uthyrning kopplar ett objekt till en hyresgäst och bestämmer hyran.',
  ongoing: 'tills vidare',

  end: 'Avsluta uthyrning',
  changeEnd: 'Ändra slutdatum',
  ended: (stop: string) => `Uthyrningen upphör ${stop}`,
  restore: 'Ta bort slutdatum',
  restored: 'Uthyrningen löper tills vidare',
  restoreQuestion: 'Slutdatumet tas bort och uthyrningen löper tills vidare.',
  reactivate: 'Återaktivera',
  reactivateQuestion:
    'Uthyrningen blir löpande igen: slutdatumet tas bort och avier skapas för kommande perioder.',
  given: 'Uppsägningen kom in',
  legalEnd: (stop: string) => `Med avtalad uppsägningstid upphör uthyrningen ${stop}.`,
  blocked: (count: number) => `${receipts(count)} är inte återlämnad${count === 1 ? '' : 'e'}`,
  blockedText: 'Slutdatumet kan ändras när allt som är utlämnat har kommit tillbaka.',

  nextMonth: 'Ändra nästa aviseringsperiod',
  nextMonthText: 'Perioder före den valda månaden aviseras inte automatiskt.',
  contact: 'Kontakta hyresgäster',
  information: 'Information',
  let: 'Hyr ut',
  vacant: 'Objektet är inte uthyrt',
  past: 'Tidigare uthyrningar',
  edit: 'Redigera',
  remove: 'Ta bort',

  parts: 'Uthyrningens delar',
  part,
  about: 'Uppgifter',
  history: 'Historik',
  source,
  currentTerms: 'Gäller nu',
  comingTerms: 'Kommande',
  plannedTerms: 'Planerad',
  adjustedByPlan: 'Ändrat för hand, med den planerade hyresjusteringen inräknad',
  noTax: 'Momsfri',
  tax: (rate: number) => `${rate} % moms`,

  tenants: 'Hyresgäster',
  newTenant: 'Skapa ny hyresgäst',
  existingTenant: 'Lägg till befintlig',
  findTenant: 'Sök hyresgäst',
  tenantAdded: (name: string) => `${name} tillagd`,
  tenantCreated: (name: string) => `${name} skapad`,
  primary: 'Primär',
  makePrimary: 'Gör till primär hyresgäst',
  madePrimary: (name: string) => `${name} är nu primär hyresgäst`,
  detach: 'Koppla bort',
  detached: (name: string) => `${name} är bortkopplad`,
  detachQuestion: (name: string) =>
    `${name} kopplas bort från uthyrningen men finns kvar bland dina hyresgäster.`,
} as const;
