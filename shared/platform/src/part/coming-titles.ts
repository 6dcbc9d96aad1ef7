import { type Route, routeName, type routes } from '@husrum/contract/routes';

const titles: Readonly<Partial<Record<keyof typeof routes, string>>> = {
  session: 'Ditt konto',
  home: 'Kom igång',
  company: 'Företag',
  entity: 'Objekt',
  file: 'Filer',
  lease: 'Uthyrningar',
  tenant: 'Hyresgäster',
  contact: 'Kontakta hyresgäster',
  invoice: 'Hyresavier',
  economy: 'Ekonomisk översikt',
  addon: 'Tillägg',
  rentAdjustment: 'Hyresjusteringar',
  ticket: 'Ärenden',
  maintenance: 'Teknisk förvaltning',
  template: 'Mallar för underhåll',
  calendar: 'Kalender',
  report: 'Rapporter',
  setting: 'Inställningar',
  integration: 'Integrationer',
  help: 'Hjälp',
};
const byNoun = new Map(Object.entries(titles));

/** What a page that is not built yet is called: by the noun of its route. */
export const comingTitle = (route: Route): string =>
  byNoun.get(routeName(route).split('.')[0] ?? '') ?? 'Sidan';
