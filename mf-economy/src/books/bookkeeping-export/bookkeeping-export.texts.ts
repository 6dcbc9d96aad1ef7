import { integrationLabel } from '@husrum/contract/integration';
import { formatCount } from '@husrum/format';

const invoiceCount = (count: number) => formatCount(count, 'avi', 'avier');
const paymentCount = (count: number) => formatCount(count, 'inbetalning', 'inbetalningar');

export const bookkeepingExportTexts = {
  open: 'SIE-fil',
  title: 'SIE-fil till bokföringen',
  help: 'Filen innehåller hyresavier, krediteringar och inbetalningar. Läs in den i det program där företaget har sin bokföring.',
  company: 'Företag',
  period: 'Period',
  periods: { MONTH: 'Hel månad', DAYS: 'Egen period' },
  month: 'Månad',
  oneFiscalYear: 'Välj dagar inom ett räkenskapsår.',
  submit: 'Hämta SIE-fil',
  fetched: (name: string) => `${name} är hämtad`,

  preview: 'Det här är med i filen',
  voucher: 'Verifikationer',
  count: 'Antal',
  amount: 'Belopp',
  accounts: 'Konton',
  account: 'Konto',
  debit: 'Debet',
  credit: 'Kredit',
  total: 'Summa',
  vat: 'Momsen bokförs den dag då avin skickas. Rapporten Momsrapport visar vilken månad den ska redovisas.',
  nothing: 'Inget att bokföra',
  nothingText: 'Ingen hyresavi är skickad och ingen betalning registrerad i perioden.',
  nothingElseText: 'Inget annat är skickat eller betalt i perioden.',
  leftOut: (program: keyof typeof integrationLabel, invoices: number, payments: number) => {
    const counts = [
      ...(invoices > 0 ? [invoiceCount(invoices)] : []),
      ...(payments > 0 ? [paymentCount(payments)] : []),
    ];
    return `${counts.join(' och ')} bokförs i ${integrationLabel[program]} och är inte med i filen.`;
  },
  unsentCredits: (count: number) =>
    count === 1
      ? '1 kreditavi är inte skickad och inte med i filen. Den bokförs den dag då den skickas.'
      : `${count} kreditavier är inte skickade och inte med i filen. De bokförs den dag då de skickas.`,
  noCompanies: 'Det finns inte några företag',
  noCompaniesText: 'Bokföringen hör till ett företag.',
  createCompany: 'Skapa företag',
} as const;
