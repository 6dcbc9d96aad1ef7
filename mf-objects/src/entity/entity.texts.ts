import type { EntityKind } from '@husrum/contract/entity';
import { formatNumber } from '@husrum/format';

const noneOfKind: Readonly<Record<EntityKind, string>> = {
  estates: 'Det finns inte några fastigheter',
  apartments: 'Det finns inte några lägenheter',
  premises: 'Det finns inte några lokaler',
  villas: 'Det finns inte några villor',
  vacancies: 'Inget står vakant',
  parkings: 'Det finns inte några parkeringar',
};

export const entityTexts = {
  title: 'Objekt',
  vacancies: 'Vakanser',
  showVacancies: 'Visa',
  vacantToday: 'Vakanta i dag',
  withComingVacancies: 'Även det som blir ledigt',
  create: 'Skapa objekt',
  created: (name: string) => `${name} skapad`,
  edit: 'Redigera',
  editTitle: (name: string) => `Redigera ${name}`,
  save: 'Spara',
  saved: 'Ändringar sparade',
  contact: 'Kontakta',
  information: 'Information',
  remove: 'Ta bort',
  removeTitle: (name: string) => `Ta bort ${name}?`,
  removed: 'Objektet är borttaget',
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  removeQuestion:
    'Objektet tas bort med sina händelser och hyresjusteringar, och med uppgifterna som avgör dess myndighetskrav. Ärenden och filer finns kvar: ärendena utan objekt, filerna under Filer. Underhåll som återstår avbryts. Det går inte att ångra.',
  hasLeases:
    'Objektet kan inte tas bort, eftersom det har uthyrningar, pågående eller avslutade. De hör till bokföringen.',
  hasInspections:
    'Objektet kan inte tas bort, eftersom det har registrerade besiktningar. Lagen kräver att de finns kvar. Är en besiktning felregistrerad går den att ta bort bland objektets myndighetskrav.',
  removeChildren: (count: number) =>
    count === 1
      ? 'Även det underliggande objektet tas bort, med allt som ligger under det.'
      : `Även de ${formatNumber(count)} underliggande objekten tas bort, med allt som ligger under dem.`,
  keepChildren: (parent: string) => `Behåll underliggande objekt. De flyttas upp till ${parent}.`,
  unnamedCompany: 'företaget',
  none: 'Det finns inte några objekt',
  noneText: 'Ett objekt är en fastighet eller något i den som går att hyra ut.',
  noneOfKind,
  children: 'Underliggande objekt',
  createChild: 'Lägg till underliggande objekt',
  noChildren: 'Det finns inga underliggande objekt',
  childrenView: { label: 'Visa som', list: 'Lista', house: 'Husvy' },
  under: (parent: string) => `Under ${parent}`,
  noChildTypes: (type: string) => `Under ett objekt av typen ${type} kan inga andra objekt läggas.`,
  columns: {
    name: 'Namn',
    type: 'Typ',
    parent: 'Kopplad till',
    company: 'Företag',
    status: 'Status',
    created: 'Skapad',
  },
  rented: 'Uthyrd',
  vacant: 'Vakant',
  selectParent: {
    title: 'Var ska objektet ligga?',
    kind: 'Lägg objektet under',
    company: 'Företag',
    entity: 'Objekt',
    searchCompany: 'Sök företag',
    searchEntity: 'Sök objekt',
    noParents: 'Det finns inget objekt att lägga det under. Välj ett företag.',
    companyMissing: 'Saknas företaget?',
    createCompany: 'Skapa ett företag',
  },
  move: {
    change: 'Flytta',
    hint: 'Det som ligger under objektet följer med. Planerade hyresjusteringar av ett hus gäller det som ligger under det den dag de görs.',
    confirmTitle: (name: string, company: string) => `Flytta ${name} till ${company}?`,
    confirm: 'Flytta',
    children: 'Det som ligger under objektet följer med.',
    invoices: (from: string, to: string) =>
      `Uthyrningarna fortsätter, men aviseras av ${to} enligt dess faktureringsinställningar. Hyresavier som varken är skickade eller bokförda flyttas dit. Övriga ligger kvar hos ${from} med sina betalningar.`,
    credit: (from: string, to: string) =>
      `Det som en hyresgäst har till godo hos ${from} räknas inte av hos ${to}.`,
    runs: (to: string) =>
      `Har ${to} redan skapat hyresavier för en månad som saknar avi här, visas månaden under Ofakturerade perioder.`,
    accounting: 'Har företagen olika bokföringsprogram tas kostnadsställe och projekt bort från objektet.',
  },
  fields: {
    type: 'Typ av objekt',
    location: 'Läge',
    aboutEstate: 'Om fastigheten',
    aboutEntity: 'Om objektet',
    area: 'Yta',
    areaValidFrom: 'Ny yta gäller från',
    areaValidFromHint:
      'Hyra per m² räknas med den yta som gäller varje dag. Hyresavier som inte är skickade räknas om, skickade ändras inte.',
    rent: 'Hyra',
    rentHint: 'Exklusive moms. Föreslås när objektet hyrs ut.',
  },
  areas: {
    title: 'Ytans historik',
    none: 'Ingen yta',
    current: 'Gäller nu',
    coming: 'Kommande',
    remove: 'Ta bort',
    removeNamed: (from: string) => `Ta bort ytan från ${from}`,
    removeQuestion: (from: string) =>
      `Ytan från ${from} tas bort, och hyresavier som inte är skickade räknas om.`,
    removed: 'Ytan är borttagen',
  },
  facts: {
    title: 'Uppgifter',
    name: 'Namn',
    type: 'Typ',
    company: 'Företag',
    parent: 'Ligger under',
    linkedTo: 'Kopplad till',
    status: 'Status',
    askingRent: 'Begärd hyra',
    area: 'Yta',
    yes: 'Ja',
    no: 'Nej',
    address: 'Adress',
    postalCode: 'Postnummer',
    city: 'Ort',
    country: 'Land',
    created: 'Skapad',
    updated: 'Senast ändrad',
  },
} as const;
