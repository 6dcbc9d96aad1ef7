import { formatCount, formatKronor, type LocalDate } from '@husrum/format';

const ordinals = ['Första', 'Andra', 'Tredje'] as const;

export const reminderTexts = {
  title: 'Påminnelser',
  economy: 'Ekonomi',
  lead: 'Brev till hyresgäster om avier som är förfallna',
  remind: 'Påminn',
  toPreview: 'Visa vilka som ska påminnas',
  settings: 'Inställningar',
  tenant: 'Hyresgäst',
  company: 'Företag',
  state: 'Läge',
  search: 'Hyresgäst eller avi',
  searchTenant: 'Hyresgäst',
  level: 'Påminnelse',
  levelOf: (level: number): string => ordinals[level - 1] ?? String(level),
  invoices: 'Avier',
  owed: 'Belopp',
  fee: 'Avgift',
  written: 'Skriven',
  sent: 'Skickad',
  none: 'Inga påminnelser än',
  noneOff:
    'Påminnelser är avstängda. Slå på dem för ett företag, så visas vilka hyresgäster som ska påminnas.',
  noneOn: 'När en avi är förfallen kan hyresgästen påminnas. Inget skickas av sig självt.',
  turnOn: 'Slå på påminnelser',

  previewTitle: 'Att påminna om',
  previewLead: 'En påminnelse till varje hyresgäst, med alla avier som ska påminnas om',
  tabToSend: 'Att skicka',
  tabExcluded: 'Lämnas utanför',
  late: 'Dagar sen',
  invoiceLine: (reference: string | null, due: LocalDate, left: number): string =>
    `${reference ?? 'Avi'}, förföll ${due}, ${formatKronor(left)}`,
  byHand: 'På papper',
  nothing: 'Ingen hyresgäst ska påminnas nu',
  nothingText: 'Förfallna avier som lämnas utanför finns under nästa flik, med orsak.',
  reason: 'Orsak',
  exclusion: 'Orsak',
  left: 'Kvar',
  due: 'Förföll',
  reference: 'Avi',
  noneExcluded: 'Inga förfallna avier lämnas utanför',
  sum: {
    reminders: 'Påminnelser',
    invoices: 'Avier',
    owed: 'Att kräva',
    fee: 'Avgifter',
    byHand: 'På papper',
    excluded: 'Utanför',
  },
  question: (reminders: number, byHand: number): string =>
    `${formatCount(reminders, 'påminnelse skrivs', 'påminnelser skrivs')} och mejlas nu.` +
    `${byHand === 0 ? '' : ` ${formatCount(byHand, 'hyresgäst', 'hyresgäster')} saknar mejladress: skriv ut de påminnelserna.`}` +
    ' En påminnelse kan tas bort tills den är skickad.',

  selectedTitle: 'Påminn om markerade avier',
  selectedSum: (reminders: number, invoices: number): string =>
    `${formatCount(reminders, 'påminnelse', 'påminnelser')} om ${formatCount(invoices, 'avi', 'avier')}`,
  leftOut: 'Lämnas utanför',
  leftOutLine: (label: string, count: number): string => `${label}: ${formatCount(count, 'avi', 'avier')}`,
  notOverdue: (count: number): string =>
    `${formatCount(count, 'avi', 'avier')} är inte förfallna eller har inget kvar att betala.`,
  noneOfSelected: 'Ingen av avierna ska påminnas om nu.',
  cancel: 'Avbryt',

  putAside: 'Lägg undan',
  putAsideTitle: 'Lägg undan från påminnelser',
  putAsideHelp: (count: number): string =>
    `${formatCount(count, 'avi', 'avier')} påminns inte om till och med dagen. Betalningar påverkas inte.`,
  asideDone: 'Avierna är undanlagda',

  detailTitle: (id: number): string => `Påminnelse ${id}`,
  by: (name: string | null, at: string): string => (name === null ? at : `${name}, ${at}`),
  sentTo: (to: string | null, at: string): string => (to === null ? `På papper ${at}` : `${to}, ${at}`),
  openPdf: 'Ladda ner PDF',
  print: 'Skriv ut',
  send: 'Mejla',
  sendAgain: 'Mejla igen',
  mailed: 'Påminnelsen är mejlad',
  markSent: 'Markera som skickad',
  markSentQuestion:
    'Påminnelsen räknas som skickad i dag, med det belopp som PDF:en visar. Inget mejl går iväg.',
  markedSent: 'Påminnelsen är markerad som skickad',
  remove: 'Ta bort',
  removeQuestion: 'Påminnelsen skickas inte. Avierna kan påminnas om igen.',
  removed: 'Påminnelsen är borttagen',
  error: 'Mejlet kom inte fram',
  byHandHelp:
    'Hyresgästen saknar mejladress. Skriv ut påminnelsen, lämna den och markera den som skickad, eller lägg till en adress.',
  author: 'Skriven av',

  settingsTitle: (company: string): string => `Påminnelser i ${company}`,
  settingsLead:
    'Inget skickas av sig självt: när avier ska påminnas om får ni veta det, och väljer själva när påminnelserna går iväg.',
  settingsSaved: 'Inställningarna är sparade',
  save: 'Spara',
  levels: 'När hyresgäster påminns',
  levelsLead: 'Dagar efter förfallodagen. Lämna ett fält tomt om ni inte skickar den påminnelsen.',
  feeTitle: 'Påminnelseavgift',
  feeHint:
    'Lagen tillåter högst 60 kr, och bara om avgiften är avtalad. Kryssa i det på uthyrningen, under Hyresavier.',
  feeLevels: { 1: 'Första påminnelsen', 2: 'Andra påminnelsen' },
  noCompanies: 'Lägg till ett företag först',
  createCompany: 'Lägg till företag',

  ofInvoice: 'Påminnelser',
  noneOfInvoice: 'Ingen påminnelse är skickad.',
  line: (level: number, state: string): string => `${ordinals[level - 1] ?? level} påminnelsen: ${state}`,
  hold: 'Bestrid eller lägg undan',
  holdTitle: 'Påminn inte om avin',
  holdHelp:
    'Avin lämnas utanför påminnelser så länge något av det här gäller. Den räknas fortfarande som obetald.',
  holdSaved: 'Sparat',
  noTicket: 'Inget ärende',
  ticketHint: 'Påminnelser väntar tills ärendet är löst.',
  disputed: 'Bestridd',
  asideUntil: (day: LocalDate): string => `Undanlagd till och med ${day}`,
  waitsForTicket: (subject: string): string => `Väntar på ärendet ${subject}`,

  agreement: 'Påminnelseavgift är avtalad',
  agreementHint: 'Utan avtal får ingen avgift tas ut.',
  agreementSaved: (isAgreed: boolean): string =>
    isAgreed ? 'Påminnelseavgift är avtalad' : 'Ingen påminnelseavgift är avtalad',
} as const;
