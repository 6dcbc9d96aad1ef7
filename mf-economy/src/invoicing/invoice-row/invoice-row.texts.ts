import { formatCount } from '@husrum/format';
export const invoiceRowTexts = {
  title: 'Rader',
  none: 'Avin har inga rader ännu',
  locked: 'Avin är låst: raderna går inte längre att ändra.',

  name: 'Benämning',
  quantity: 'Antal',
  price: 'Pris',
  vat: 'Moms',
  amount: 'Belopp',
  unitPlaceholder: 'st',
  priceHint: 'Exklusive moms. Minus före beloppet är ett avdrag.',

  add: 'Lägg till rad',
  added: 'Raden är tillagd',
  edit: 'Ändra',
  editTitle: 'Ändra rad',
  save: 'Spara',
  saved: 'Ändringar sparade',
  remove: 'Ta bort',
  removeQuestion: (name: string) => `Raden ${name} tas bort från avin.`,
  removed: 'Raden är borttagen',

  explain: (name: string) => `Förklara ${name}`,
  explanation: 'Så är beloppet räknat',
  days: 'Dagar',
  dayCount: (days: number) => formatCount(days, 'dag', 'dagar'),
  termsFrom: 'Villkor från',
  why: 'Varför',
  manual: 'Skriven för hand',
  credits: (reference: string | null) =>
    `Speglar en rad på ${reference === null ? 'avin' : `avi ${reference},`} som krediteras`,
  calculation: 'Uträkning',
} as const;
