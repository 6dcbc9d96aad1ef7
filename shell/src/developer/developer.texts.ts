import type { ReleaseAction } from '@husrum/contract/release';
import type { BrowserReportKind } from '@husrum/contract/telemetry';

const action: Readonly<Record<ReleaseAction, string>> = {
  adopt: 'Fanns vid serverns start',
  promote: 'Släppt till alla',
  canary: 'Släppt till en andel',
  stop: 'Försöket avbrutet',
  halt: 'Försöket stoppat av servern',
  rollback: 'Återgång',
  remove: 'Borttagen',
};

const reportKind: Readonly<Record<BrowserReportKind, string>> = {
  load: 'Kunde inte hämtas',
  render: 'Kunde inte visas',
  script: 'Fel i kod',
  csp: 'Stoppat av sidans regler',
  timing: 'Laddningstid',
};

const wholeNumber = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });

export const developerTexts = {
  title: 'Byggen',
  period: 'Besök, laddtider och fel under de senaste sju dygnen',
  remote: 'Del',
  build: 'Bygge',
  builtAt: 'Byggt',
  by: 'Av',
  at: 'När',
  visits: 'Besök',
  loadTime: 'Laddtid p75',
  formatMilliseconds: (ms: number) => `${wholeNumber.format(ms)} ms`,
  errorRate: 'Besök med fel',
} as const;

export const buildsTexts = {
  title: 'Prövade byggen',
  buildsOf: 'Byggen av',
  account: 'Ditt konto',
  pinnedAt: 'Ditt konto hålls vid',
  of: 'av',
  pinnedHere: 'Hålls här',
  pin: 'Håll kontot här',
  pinBuild: (build: string) => `Håll kontot här, vid ${build}`,
  unpin: 'Släpp',
  unpinRemote: (remote: string) => `Släpp ${remote}`,
} as const;

export const deployedTexts = {
  title: 'I drift',
  label: 'Byggen i drift',
  share: 'För',
  everybody: 'Alla',
  shareOfUsers: (percent: string) => `${percent} av användarna`,
  releasedAt: 'Släppt',
} as const;

export const errorsTexts = {
  title: 'Senaste felen',
  message: 'Fel',
  kind: 'Slag',
  reportKind,
  trace: 'Spår',
  copyTrace: 'Kopiera spåret',
  none: 'Inga fel',
  noneText: 'Webbläsarna har inte meddelat några.',
} as const;

export const releaseLogTexts = {
  title: 'Släpplogg',
  event: 'Händelse',
  action,
  from: 'Från',
  to: 'Till',
  none: 'Inget är släppt',
} as const;

export const overrideFormTexts = {
  title: 'Kör en del från din egen dator',
  startServer: 'Starta Husrum på datorn med',
  onlyYou: 'Bara du, i den här webbläsaren, får delen därifrån.',
  address: 'Adress',
  submit: 'Kör därifrån',
} as const;
