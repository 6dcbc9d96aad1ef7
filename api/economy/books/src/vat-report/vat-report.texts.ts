import type { LocalDate } from '@husrum/format';

export const vatReportTexts = {
  fileName: (company: string, from: LocalDate, to: LocalDate) => `Momsrapport ${company} ${from} ${to}.xlsx`,
  boxes: 'Rutor',
  box: 'Ruta',
  name: 'Benämning',
  exact: 'Exakt belopp',
  declared: 'Skriv i rutan',
  months: 'Månader och satser',
  month: 'Månad',
  rate: 'Momssats i procent',
  base: 'Belopp exklusive moms',
  tax: 'Moms',
  withoutVat: 'Utan moms',
  reconciliation: 'Avstämning',
  what: 'Post',
  invoices: 'Antal avier',
  amount: 'Belopp',
  account: (number: number) => `Bokfört på konto ${number}`,
  booked: 'Bokfört',
  reported: 'Redovisas i perioden',
} as const;
