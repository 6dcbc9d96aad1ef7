import {
  interestProblemLabel,
  type LateCharge,
  type LateChargesOfInvoice,
  lateChargeKindLabel,
} from '@husrum/contract/late-charge';
import { formatCount, formatDateRange, formatKronor } from '@husrum/format';

type Preview = LateChargesOfInvoice['preview'];

const percent = (value: number): string => `${String(value).replace('.', ',')} %`;

export const lateChargeTexts = {
  title: 'Dröjsmålsränta',
  lead: 'Ränta enligt räntelagen på avier som betalades efter förfallodagen',
  help: 'Räntan är referensräntan plus 8 procentenheter, dag för dag på det som var obetalt. Den räknas till den dag avin betalades, eller till i dag. Dagar som du har debiterat räknas inte igen.',
  tabs: { late: 'Att debitera', charged: 'Debiterat', rates: 'Referensräntor' },
  area: 'Dröjsmålsränta och avgifter',
  lateInvoices: 'Sent betalda avier',
  columns: {
    reference: 'Avi',
    tenant: 'Hyresgäst',
    due: 'Förföll',
    paid: 'Betald',
    left: 'Kvar',
    days: 'Räntedagar',
    interest: 'Ränta',
  },
  unpaid: 'Obetald',
  company: 'Företag',
  paidFilter: 'Betald',
  paidOptions: { PAID: 'Betalda sent', UNPAID: 'Obetalda' },
  from: 'Förfallna från',
  to: 'Förfallna till',
  none: 'Inga sent betalda avier',
  noneText: 'Här visas avier som betalades efter förfallodagen, eller som är förfallna nu.',
  charge: 'Debitera ränta',
  chargeTitle: 'Debitera dröjsmålsränta',
  chargeQuestion: (count: number) =>
    `Räntan på ${formatCount(count, 'avi', 'avier')} debiteras till i dag, eller till den dag avin betalades. Avier som inte kan debiteras hoppas över, och du ser varför.`,
  chargeHelp:
    'Den kommer på en egen avi, som du skickar när du vill, eller på uthyrningens nästa avi. Det väljer du i inställningarna.',
  charged: (count: number) => `Ränta debiterad på ${formatCount(count, 'avi', 'avier')}`,
  chargedOne: 'Dröjsmålsräntan är debiterad',
  cancel: 'Avbryt',
  problem: ({ problem, detail }: Pick<Preview, 'problem' | 'detail'>): string | null => {
    if (problem === null) return null;
    return detail === null ? interestProblemLabel[problem] : `${interestProblemLabel[problem]}: ${detail}`;
  },
  days: (from: string | null, through: string | null) =>
    from === null ? '' : formatDateRange(from, through),
  explanation: 'Så är beloppet räknat',
  part: ({ principal, percent: rate, days }: { principal: number; percent: number; days: number }) =>
    `${formatKronor(principal)} × ${percent(rate)} × ${formatCount(days, 'dag', 'dagar')} / 365`,
  // On the page of an invoice.
  section: 'Dröjsmålsränta och avgifter',
  nothing: 'Inget är debiterat.',
  toCharge: 'Ränta att debitera',
  chargeOne: 'Debitera räntan',
  chargeOneQuestion: (amount: number) => `${formatKronor(amount)} i dröjsmålsränta debiteras hyresgästen.`,
  compensate: 'Debitera förseningsersättning',
  compensateQuestion:
    'Förseningsersättning på 450 kr debiteras. Den gäller mellan företag, och ersätter avgifter för påminnelse och inkasso på den här avin.',
  compensated: 'Förseningsersättningen är debiterad',
  forInvoice: (reference: string | null) => `för avi ${reference ?? ''}`,
  billedOn: 'På avi',
  onNext: 'Kommer på nästa avi',
  notBilled: 'På ingen avi',
  bill: 'Fakturera nu',
  billed: 'En avi är skapad. Skicka den när du vill.',
  withdraw: 'Dra tillbaka',
  withdrawTitle: (charge: Pick<LateCharge, 'kind' | 'amount'>) =>
    `Dra tillbaka ${lateChargeKindLabel[charge.kind].toLowerCase()} ${formatKronor(charge.amount)}`,
  withdrawHelp: 'Den debiteras inte. Den står kvar med orsaken. Dragen ränta kan debiteras igen.',
  withdrawn: 'Tillbakadragen',
  withdrawnBy: (by: string | null, at: string, reason: string | null) =>
    `Tillbakadragen ${at}${by === null ? '' : ` av ${by}`}: ${reason ?? ''}`,
  by: (by: string | null, at: string) => `${at}${by === null ? '' : `, ${by}`}`,
  // The list of charges.
  chargedTitle: 'Debiterade räntor och avgifter',
  kind: 'Slag',
  state: 'Läge',
  chargedColumns: {
    created: 'Debiterad',
    kind: 'Slag',
    tenant: 'Hyresgäst',
    invoice: 'Sen avi',
    amount: 'Belopp',
    billedOn: 'På avi',
    state: 'Läge',
  },
  noCharges: 'Inget är debiterat',
  noChargesText: 'Räntor, avgifter och förseningsersättningar visas här när de är debiterade.',
  // Settings of a company.
  settings: 'Inställningar',
  settingsOf: (company: string) => `Inställningar för ${company}`,
  settingsTitle: (company: string) => `Dröjsmålsränta och avgifter: ${company}`,
  settingsLead: 'Gäller det som debiteras från nu, och det som inte är på någon avi än.',
  billingHint:
    'En egen avi skapas direkt och väntar på att du skickar den. På nästa avi läggs raderna till när avin skapas. En uthyrning som inte får fler avier får alltid en egen.',
  minimumHint: 'Lägre ränta debiteras inte, men dagarna sparas tills det blir mer. 0 kr debiterar allt.',
  save: 'Spara',
  saved: 'Inställningarna är sparade',
} as const;
