import { type Route, routeName, type routes } from '@husrum/contract/routes';

export const pageTexts = { notShown: 'Kunde inte visas' } as const;

const titles: Readonly<Partial<Record<keyof typeof routes, string>>> = {
  session: 'Ditt konto',
  home: 'Kom igång',
  company: 'Företag',
  entity: 'Objekt',
  file: 'Filer',
  import: 'Importera från Excel',
  lease: 'Uthyrningar',
  tenant: 'Hyresgäster',
  contact: 'Kontakta hyresgäster',
  invoice: 'Hyresavier',
  accountingSync: 'Skillnader mot bokföringen',
  economy: 'Ekonomisk översikt',
  bankFile: 'Betalningar',
  bankStatement: 'Avstämning',
  ledger: 'Kundfordringar',
  reminder: 'Påminnelser',
  deposit: 'Depositioner',
  lateCharge: 'Dröjsmålsränta',
  referenceRate: 'Referensräntor',
  indexRun: 'Index',
  indexValue: 'Index',
  vatReport: 'Momsrapport',
  companyBooks: 'Bokföring',
  voucher: 'Verifikationer',
  addon: 'Tillägg',
  rentAdjustment: 'Hyresjusteringar',
  ticket: 'Ärenden',
  maintenance: 'Teknisk förvaltning',
  template: 'Mallar för underhåll',
  inspection: 'Myndighetskrav',
  fieldWork: 'Dagens arbete',
  calendar: 'Kalender',
  report: 'Rapporter',
  setting: 'Inställningar',
  integration: 'Integrationer',
  help: 'Hjälp',
  developer: 'Byggen',
};
const titleByNoun = new Map(Object.entries(titles));

/** The title of a page whose own screen is not rendered: it is not built yet, or the role may not use it. */
export const findPageTitle = (route: Route): string =>
  titleByNoun.get(routeName(route).split('.')[0] ?? '') ?? 'Sidan';
