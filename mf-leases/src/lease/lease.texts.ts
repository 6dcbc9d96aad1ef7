import type { LeaseFilter, NoticeType, RentVersionSource } from '@husrum/contract/lease';
import { formatCount, formatNumber, formatPercent, pluralize } from '@husrum/format';

const filter: Readonly<Record<LeaseFilter, string>> = {
  active: 'Aktiva',
  planned: 'Kommande',
  ending: 'Upphör',
};

/** Beside the heading: which leases the list contains. */
const filterFact: Readonly<Record<LeaseFilter, string>> = {
  active: 'Aktiva, med dem som upphör',
  planned: 'Kommande',
  ending: 'Upphör',
};

const noneInState: Readonly<Record<LeaseFilter, string>> = {
  active: 'Det finns inga aktiva uthyrningar',
  planned: 'Det finns inga kommande uthyrningar',
  ending: 'Inga uthyrningar upphör',
};

const rentVersionSource: Readonly<Record<RentVersionSource, string>> = {
  START: 'Avtalat när uthyrningen började',
  CHANGE: 'Ändrat för hand',
  ADJUSTMENT: 'Hyresjustering',
  RESTORED: 'Hyresjustering återställd',
};

interface AdjustmentOfRent {
  /** Percent. */
  rate: number;
  /** The day of the adjustment. */
  day: string;
  /** The first day of the new rent. */
  from: string;
}

/** `+0,37 %` for a raise. */
const formatRate = (rate: number) => `${rate > 0 ? '+' : ''}${formatPercent(rate)}`;

const formatReceiptCount = (count: number) => formatCount(count, 'kvittens', 'kvittenser');

const noticePeriod: Readonly<Record<NoticeType, (length: number) => string>> = {
  DAY: (days) => formatCount(days, 'dag', 'dagar'),
  MONTH: (months) => formatCount(months, 'månad', 'månader'),
  YEAR: (years) => formatCount(years, 'år', 'år'),
};

export const leaseTexts = {
  title: 'Uthyrningar',
  create: 'Skapa uthyrning',
  created: 'Uthyrning skapad',
  save: 'Spara',
  saved: 'Ändringar sparade',
  edit: 'Redigera',
  editTitle: (entity: string) => `Redigera ${entity}`,
  remove: 'Ta bort',
  removed: 'Uthyrning borttagen',
  removeQuestion:
    'Uthyrningen tas bort tillsammans med sina kvittenser, sina avtal och uppgifterna om vem som har signerat dem, sina händelser och de hyresavier som inte är skickade. Filerna finns kvar, även dokumenten i FASDOK.',
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  none: 'Det finns inte några uthyrningar',
  noneText: 'En uthyrning kopplar ett objekt till en hyresgäst och bestämmer hyran.',
  ongoing: 'tills vidare',

  filter,
  filterLabel: 'Status',
  filterFact,
  endsFrom: 'Slutar från',
  endsTo: 'Slutar till',
  allStates: 'Alla',
  noneInState,
  noticePeriod,
  searchLabel: 'Objekt eller hyresgäst',
  columns: {
    status: 'Status',
    entity: 'Objekt',
    company: 'Företag',
    type: 'Typ',
    primaryTenant: 'Primär hyresgäst',
    start: 'Start',
    stop: 'Slut',
    rent: 'Hyra',
  },
  overviewCards: {
    active: 'Aktiva uthyrningar',
    ofWhichEnding: (count: number) => `varav ${formatNumber(count)} upphör`,
    vacancies: 'Vakanta objekt',
    endsThisMonth: 'Avslutas denna månad',
  },
  detailCards: {
    period: 'Hyresperiod',
    until: (stop: string) => `t.o.m. ${stop}`,
    calledOff: 'blev inte av',
    rentPer: (interval: string) => `Hyra per ${interval}`,
    noTax: 'Momsfri',
    excludingTax: (rate: number) => `exkl. ${rate} % moms`,
    nextInvoice: 'Nästa automatiska avi',
    noInvoice: 'Ingen',
    invoicePeriod: 'avser',
    noInvoiceReason: {
      inactive: 'Uthyrningen är avslutad',
      autoDisabled: 'Automatisk avisering är avstängd',
      allInvoiced: 'Allt till och med slutdatumet är aviserat',
      endsBefore: 'Uthyrningen upphör dessförinnan',
    },
  },
  nextInvoice: (date: string, month: string) => `nästa avi ${date} (${month})`,

  end: 'Avsluta uthyrning',
  changeEnd: 'Ändra slutdatum',
  ended: (stop: string) => `Uthyrningen upphör ${stop}`,
  callOff: 'Uthyrningen blir inte av',
  callOffHint: 'Slutdatum före startdatum: ingen dag hyrs ut och objektet blir ledigt.',
  calledOff: 'Uthyrningen är avbruten före startdatum',
  stop: 'Slutdatum',
  removeEnd: 'Ta bort slutdatum',
  endRemoved: 'Uthyrningen löper tills vidare',
  removeEndQuestion: 'Slutdatumet tas bort och uthyrningen löper tills vidare.',
  reactivate: 'Återaktivera',
  noticeGiven: 'Uppsägningen kom in',
  legalEnd: (stop: string) => `Med avtalad uppsägningstid upphör uthyrningen ${stop}.`,
  blocked: (count: number) =>
    `${formatReceiptCount(count)} är inte ${pluralize(count, 'återlämnad', 'återlämnade')}`,
  blockedText: 'Ange när det kom tillbaka. Därefter kan du ange slutdatumet här.',
  finalInvoice: {
    allInvoiced: 'Allt till och med den dagen är redan aviserat.',
    noneLeft: 'Ingen fler avi skapas automatiskt.',
    unbilled: 'är inte aviserat och aviseras inte automatiskt.',
    unbilledLink: 'Ofakturerade perioder',
    period: 'Sista avin avser',
    amount: 'och blir',
    willChange: 'Avier som ändras',
    change: {
      SHORTEN: 'är inte skickad och räknas om till',
      CANCEL: 'är inte skickad och makuleras.',
      CREDIT: 'är skickad. På uthyrningens sida föreslås kreditering av',
    },
    draft: (start: string, stop: string) => `Avin ${start} – ${stop}`,
    invoice: (reference: string) => `Avi ${reference}`,
  },

  endedTitle: 'Uthyrningen är avslutad',
  endedText: 'Återaktivera den för att ändra den eller lägga till något.',

  changeNextInvoiceMonth: 'Ändra nästa aviseringsperiod',
  nextInvoiceMonth: 'Nästa aviseringsmånad',
  nextInvoiceMonthHint: (earliest: string) =>
    `Tidigast ${earliest}. Perioder före den valda månaden aviseras inte automatiskt.`,
  quarterBridge: {
    title: 'Anpassa till kalenderkvartal',
    text: (start: string, stop: string) => `En avi skapas för ${start} – ${stop}.`,
    afterwards: (month: string) => `Därefter aviseras kalenderkvartal, med början i ${month}.`,
    submit: 'Skapa avin och anpassa',
    done: 'Avin är skapad och perioderna följer kalenderkvartalen',
  },
  farMonthTitle: (month: string) => `Inga avier före ${month}?`,
  farMonthQuestion: (month: string) =>
    `Perioderna före ${month} aviseras inte automatiskt, och månaden kan inte flyttas tillbaka.`,
  farMonthConfirm: 'Flytta fram',
  contact: 'Kontakta hyresgäster',
  information: 'Information',
  let: 'Hyr ut',
  vacant: 'Objektet är inte uthyrt',
  past: 'Tidigare uthyrningar',

  tabs: 'Uthyrningens delar',
  tab: {
    overview: 'Översikt',
    coming: 'Kommande avier',
    terms: 'Villkor',
    addons: 'Tillägg',
    receipts: 'Kvittenser',
    files: 'Dokument',
    events: 'Händelser',
  },
  history: 'Historik',
  facts: {
    title: 'Uppgifter',
    entity: 'Objekt',
    type: 'Typ',
    company: 'Företag',
    reference: 'Referens',
    rent: 'Hyra',
    tax: 'Moms',
    paymentInterval: 'Betalningsintervall',
    noticePeriod: 'Uppsägningstid',
    noticeGiven: 'Uppsägningen kom in',
    status: 'Status',
    start: 'Startdatum',
    stop: 'Slutdatum',
    created: 'Skapad',
    updated: 'Senast ändrad',
  },
  rentVersions: {
    title: 'Villkor',
    current: 'Gäller nu',
    coming: 'Kommande',
    planned: 'Planerad',
    noTax: 'Momsfri',
    tax: (rate: number) => `${rate} % moms`,
    source: rentVersionSource,
    byArea: 'Ny yta på objektet',
    adjustedByPlan: 'Ändrat för hand, med den planerade hyresjusteringen inräknad',
  },

  scheduledAdjustments: {
    title: 'Planerade hyresjusteringar och den nya hyran',
    notApplied: ({ rate, day, from }: AdjustmentOfRent) =>
      `Justeringen ${formatRate(rate)} ${day} gäller inte den nya hyran: den är avtalad från ${from} och ändras inte.`,
    applied: ({ rate, day, from }: AdjustmentOfRent) =>
      `Justeringen ${formatRate(rate)} ${day} läggs på den nya hyran, som gäller från ${from}.`,
  },

  fields: {
    entitySection: 'Objekt',
    entity: 'Vilket objekt hyrs ut?',
    changeEntity: 'Byt objekt',
    tenantSection: 'Hyresgäst',
    tenantMode: 'Vem hyr?',
    newTenant: 'Ny hyresgäst',
    existingTenant: 'Befintlig hyresgäst',
    tenant: 'Hyresgäst',
    changeTenant: 'Byt hyresgäst',
    period: 'Period',
    movedStartHint: 'Dagar före startdatum som står på en skickad hyresavi blir förslag till kreditering.',
    stopHint: 'Lämnas tomt när uthyrningen löper tills vidare.',
    noticeUnit: 'Enhet',
    rent: 'Hyra',
    rentHint: 'Exklusive moms',
    newRentFrom: (date: string) =>
      `Exklusive moms. En ändrad hyra gäller från ${date}; dagar som står på en skickad hyresavi behåller sin hyra.`,
    homeTaxHint: 'Hyra för bostad är normalt momsfri.',
    privateTenantTaxHint: 'Hyra till en privatperson är normalt momsfri.',
    referenceHint: 'Till exempel kontraktsnummer. Står på hyresavin.',
  },
  entityPicker: {
    title: 'Objekt att hyra ut',
    search: 'Sök objekt',
    show: 'Visa',
    toLet: 'Att hyra ut',
    all: 'Alla',
    name: 'Namn',
    type: 'Typ',
    status: 'Status',
    rent: 'Hyra',
    select: 'Välj',
    selectNamed: (name: string) => `Välj ${name}`,
    noResults: 'Inga resultat',
    noneToLet: 'Inget att hyra ut',
    noneToLetText:
      'Här står det som är vakant och det som blir ledigt. Under Alla finns även det som är uthyrt.',
    none: 'Det finns inte några objekt att hyra ut',
    noneText: 'Lägg först upp en lägenhet, en lokal eller en parkering under Objekt.',
    toEntities: 'Till objekten',
  },
  moveIn: {
    title: 'Uppdatera adressen?',
    question: (tenant: string, address: string) => `Vill du ändra adressen för ${tenant} till ${address}?`,
    confirm: 'Uppdatera adressen',
    cancel: 'Behåll adressen',
    done: 'Adressen är uppdaterad',
    failed: (message: string) => `Adressen kunde inte uppdateras: ${message}`,
  },

  tenants: 'Hyresgäster',
  addTenant: 'Lägg till hyresgäst',
  addTenantMode: 'Vem läggs till?',
  createTenant: 'Skapa ny hyresgäst',
  addExistingTenant: 'Lägg till befintlig',
  tenantAdded: (name: string) => `${name} tillagd`,
  unnamedTenant: 'Hyresgästen',
  tenantCreated: (name: string) => `${name} skapad`,
  tenantActions: (name: string) => `Fler val för ${name}`,
  primary: 'Primär',
  makePrimary: 'Gör till primär hyresgäst',
  madePrimary: (name: string) => `${name} är nu primär hyresgäst`,
  isPrimary: 'Är redan primär',
  detach: 'Koppla bort',
  primaryGetsInvoices: 'Får hyresavierna. Gör först en annan hyresgäst till primär.',
  detachQuestion: (name: string) =>
    `${name} kopplas bort från uthyrningen men finns kvar bland dina hyresgäster.`,
} as const;
