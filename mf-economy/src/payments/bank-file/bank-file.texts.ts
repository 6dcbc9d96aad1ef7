import {
  type BankFileFormat,
  type BankFileRow,
  type BankFileWork,
  type BankPayment,
  type BankPaymentPart,
  type BankPaymentReason,
  type BankPaymentState,
  type UnreadableEntry,
  unreadableReasonLabel,
} from '@husrum/contract/bank-file';
import { formatCount, formatDate, formatKronor, formatNumber, fromOre, toOre } from '@husrum/format';

const payments = (count: number): string => formatCount(count, 'betalning', 'betalningar');

/** `a, b och c`. */
const joinWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' och ');

const alreadyPaid = 'redan betald';

export const bankFileTexts = {
  /** It is also the name of the button and of the menu item that lead to the page. */
  title: 'Betalningar från banken',
  files: 'Inlästa bankfiler',
  economy: 'Ekonomisk översikt',
  filesTab: 'Inlästa filer',
  statementsTab: 'Avstämning',
  lead: 'Registrera många betalningar på en gång',

  upload: 'Läs in en fil',
  intro:
    'Hämta insättningarna i internetbanken som camt.054, camt.053, BgMax eller CSV. Flera filer kan du släppa som en ZIP. Ingenting registreras förrän du har sett vad filen innehåller. Filen gäller bara avier som inte ligger i ett bokföringsprogram.',
  choose: 'Dra hit filen eller klicka för att välja',
  limits: 'camt.054, camt.053, BgMax, CSV eller en ZIP med dem, högst 10 MB',
  reading: 'Läser filen …',
  retry: 'Läs in igen',
  chooseColumns: 'Välj kolumner',
  company: 'Företag',
  companyFromFile: 'Efter bankgironumret i filen',
  known: 'Filen är redan inläst. Här är den.',
  read: (count: number) => `Filen är inläst: ${payments(count)}`,

  columns: {
    name: 'Fil',
    company: 'Företag',
    days: 'Dagar',
    payments: 'Betalningar',
    amount: 'Belopp',
    booked: 'Registrerade',
    undecided: 'Väntar',
    created: 'Inläst',
  },
  work: 'Arbete',
  works: {
    UNDECIDED: 'Betalningar som väntar på beslut',
    ASIDE: 'Betalningar som är lagda åt sidan',
  } satisfies Record<BankFileWork, string>,
  download: 'Hämta filen',
  keptUntil: (day: string) => `Filen sparas till och med ${day}`,
  notKept: 'Filen finns inte sparad',
  bookedOf: (booked: number, total: number) => `${formatNumber(booked)} av ${formatNumber(total)}`,
  none: 'Inga bankfiler ännu',
  noneText:
    'När du läser in en fil från banken hittar Husrum avierna efter OCR-numren, och du registrerar alla betalningar på en gång.',
} as const;

const bankFormatLabel: Readonly<Record<BankFileFormat, string>> = {
  CAMT054: 'camt.054',
  CAMT053: 'camt.053',
  BGMAX: 'BgMax',
  CSV: 'CSV',
};
/** The format of a file, with the bank of a CSV file if it is known: `CSV, Nordea`. */
export const describeFormat = ({ format, bank }: Pick<BankFileRow, 'format' | 'bank'>): string =>
  bank ? `${bankFormatLabel[format]}, ${bank}` : bankFormatLabel[format];

export const bankPaymentTexts = {
  groups: {
    READY: 'Klara att registrera',
    CHOICE: 'Behöver ett val',
    KNOWN: 'Redan registrerade',
    OUTSIDE: 'Utanför',
  } satisfies Record<BankPaymentState, string>,
  groupHints: {
    READY: 'Avin är hittad efter OCR-numret, eller vald av dig. Avmarkera det som inte ska registreras nu.',
    CHOICE: 'Kryssa i de förslag som stämmer, eller välj avi. Det som inte väljs registreras inte.',
    KNOWN: 'Registreras inte en gång till.',
    OUTSIDE: 'Registreras inte härifrån.',
  } satisfies Record<BankPaymentState, string>,
  count: payments,
  none: 'Inga betalningar här',

  columns: {
    payer: 'Betalare',
    day: 'Dag',
    reference: 'Referens',
    invoice: 'Avi',
    note: 'Anmärkning',
    amount: 'Belopp',
    choice: 'Val',
  },
  noPayer: 'Okänd betalare',
  invoiceWithoutReference: 'Avi utan nummer',
  invoice: (reference: string) => `Avi ${reference}`,
  left: (amount: number) => `kvar ${formatKronor(amount)}`,
  /** What an invoice gets of a payment of several, or while that is not decided, what is left of it. */
  part: ({ amount, left }: Pick<BankPaymentPart, 'amount' | 'left'>) => {
    if ((amount ?? left) === 0) return alreadyPaid;
    return amount === null ? `kvar ${formatKronor(left)}` : formatKronor(amount);
  },

  book: 'Registrera',
  bookOn: (references: readonly (string | null)[]) =>
    `Registrera på avi ${joinWords(references.map((reference) => reference ?? ''))}`.trim(),
  bookCount: (count: number, amount: number) => `Registrera ${payments(count)} om ${formatKronor(amount)}`,
  bookQuestion: (count: number, amount: number) =>
    `${payments(count)} om ${formatKronor(amount)} registreras på ${count === 1 ? 'sin avi' : 'sina avier'}, med bankens bokföringsdag som betaldatum.`,
  bookRest: (count: number) =>
    `${payments(count)} behöver ett val och registreras inte nu. Du kan göra det senare.`,
  selected: (count: number) => formatCount(count, 'betalning vald', 'betalningar valda'),
  bookedMessage: (count: number, amount: number) =>
    `${formatCount(count, 'betalning är registrerad', 'betalningar är registrerade')}, ${formatKronor(amount)}`,
  surplus: (amount: number) =>
    `${formatKronor(amount)} översteg avierna: det räknades av på andra obetalda avier eller blev tillgodo.`,
  readOnly: 'Din roll får se filen men inte registrera betalningar.',

  chooseInvoice: 'Välj avi',
  changeInvoice: 'Välj en annan avi',
  leaveOut: 'Lägg åt sidan',
  asideLead:
    'Betalningen väntar inte längre på ett val. Du hittar den under Utanför, och filen i listan över filer med betalningar som är lagda åt sidan.',
  asideNote: 'Anteckning',
  keys: 'Tangenter: J eller ↓ nästa, K eller ↑ föregående, Enter kryssar i förslaget, V väljer avi, D delar, U lägger åt sidan.',
  includeAgain: 'Ta med igen',
  forgetChoice: 'Ångra valet av avi',
  chosen: 'Avin är vald',
  leftOut: 'Betalningen är lagd åt sidan',
  included: 'Betalningen är med igen',
  search: 'Sök avi',
  searchHint: 'Avinummer, OCR-nummer, hyresgäst eller objekt',
  noInvoices: 'Det finns inga obetalda avier',
  noHits: 'Ingen avi hittades',
  paymentOf: (amount: string, day: string) => `${amount}, ${day}`,

  remove: 'Ta bort filen',
  removeReason: 'Betalningar i den är registrerade',
  removeQuestion: 'Filen och dess betalningar tas bort. Du kan läsa in den igen.',

  account: (accounts: string) => `Konto ${accounts}`,
  withdrawals: (count: number) => formatCount(count, 'uttag läses inte in', 'uttag läses inte in'),
  pending: (count: number) =>
    formatCount(
      count,
      'betalning är inte bokförd av banken än. Den kommer i en senare fil.',
      'betalningar är inte bokförda av banken än. De kommer i en senare fil.',
    ),
  otherCompanies: (count: number) =>
    formatCount(
      count,
      'betalning gäller ett annat företag. Läs in filen en gång till och välj det företaget.',
      'betalningar gäller andra företag. Läs in filen en gång till och välj det företaget.',
    ),
  lacksRows: 'Filen kan sakna rader',
  lacksRowsAdvice:
    'Saldot i filen följer inte av beloppen. Det är som det ska om du bara hämtade insättningarna. Annars hämtar du filen på nytt från banken.',
  notRead: 'Det här i filen är inte inläst',
  unreadable: (count: number) =>
    formatCount(count, 'post i filen går inte att läsa', 'poster i filen går inte att läsa'),
  unreadableAdvice: 'Pengarna kan finnas på kontot. Leta upp dem i banken.',
  /** `post 7: datum saknas, 8500.00 SEK` */
  unreadableEntry: ({ place, reason, booked_on, amount }: UnreadableEntry) =>
    `${place}: ${[unreadableReasonLabel[reason], booked_on, amount].filter(Boolean).join(', ')}`,
} as const;

type Note = (payment: BankPayment) => string;
const fixed =
  (text: string): Note =>
  () =>
    text;

const describeSurplus = (surplus: number): string =>
  `${formatKronor(surplus)} mer än avin. Det räknas av på hyresgästens andra avier eller blir tillgodo.`;

const nameInvoice = (reference: string | null): string => `avi ${reference ?? 'utan nummer'}`;

/** Which invoices a payment names, what they add up to, and how much the payment differs from that. */
const describeNamed: Note = ({ amount, parts = [] }) => {
  const named = parts.map(
    ({ reference, left }) =>
      `${nameInvoice(reference)} (${left === 0 ? alreadyPaid : `kvar ${formatKronor(left)}`})`,
  );
  const sumOre = parts.reduce((sum, { left }) => sum + toOre(left), 0);
  const moreOre = toOre(amount) - sumOre;
  const difference = formatKronor(fromOre(Math.abs(moreOre)));
  const comparison =
    moreOre === 0
      ? 'Filen anger andra delbelopp'
      : `Betalningen är ${difference} ${moreOre > 0 ? 'mer' : 'mindre'}`;
  return `Nämner ${joinWords(named)}, tillsammans ${formatKronor(fromOre(sumOre))}. ${comparison}, så den delas inte av sig själv. Dela den på avierna.`;
};

/** A note about payments of several invoices, and another about payments of one. */
const ofSeveral =
  (several: Note, one: Note): Note =>
  (payment) =>
    (payment.parts ?? []).length > 0 ? several(payment) : one(payment);

const describeDivision: Note = ({ parts = [] }) => {
  const paid = parts.filter(({ amount }) => amount !== 0);
  return paid.length === 1
    ? `Hela beloppet till ${paid.map(({ reference }) => nameInvoice(reference)).join('')}`
    : `Delas på ${formatNumber(paid.length)} avier, med en betalning på varje`;
};

/** Why a payment that names several invoices cannot be divided: one of them prevents it. */
const withObstacle = (text: string): Note =>
  ofSeveral(
    ({ invoice }) => `Kan inte delas, på grund av ${nameInvoice(invoice?.reference ?? null)}: ${text}`,
    fixed(text),
  );

const describeOtherAccount = (account: string): string =>
  `Betald till ${account}, som inte är företagets. Kryssa i om den hör till avin.`;

const describeProposal = ofSeveral(
  (payment) => `Förslag efter avinummer. ${describeDivision(payment)}`,
  ({ surplus, learnt_on }) => {
    const reason = learnt_on
      ? `Valdes för samma avsändare ${formatDate(learnt_on)}`
      : 'Förslag efter belopp, namn eller meddelande';
    return `${reason}${surplus > 0 ? `. ${describeSurplus(surplus)}` : ''}`;
  },
);

/** Why a payment is in its group, as a sentence for the user. */
const notes: Readonly<Record<BankPaymentReason, Note>> = {
  EXACT: ofSeveral(describeDivision, fixed('')),
  LESS: ({ amount, invoice }) => `Delbetalning, ${formatKronor((invoice?.left ?? 0) - amount)} blir kvar`,
  MORE: ({ surplus }) => describeSurplus(surplus),
  PROPOSED: (payment) =>
    payment.other_account ? describeOtherAccount(payment.other_account) : describeProposal(payment),
  PAID: fixed(
    'Avin är redan betald. Registreras betalningen räknas den av på andra avier eller blir tillgodo.',
  ),
  SIMILAR: ({ other_file }) =>
    other_file === null
      ? 'En lika stor betalning från hyresgästen är redan registrerad de närmaste dagarna. Kryssa i om det här är en till.'
      : 'En lika stor betalning de närmaste dagarna finns i en annan fil. Kryssa i bara om det här är en till. Den andra filen',
  REVERSED: ({ other_file }) =>
    other_file === null
      ? 'Återförd av banken i samma fil. Kryssa i bara om den ändå ska registreras.'
      : 'Återförd av banken. Kryssa i bara om den ändå ska registreras. Fil med återföringen',
  CREDITED: fixed('Avin är krediterad. Välj en annan.'),
  CANCELLED: fixed('Avin är makulerad. Välj en annan.'),
  NOT_READY: withObstacle('Avin är inte klar att skickas än'),
  NO_TENANT: fixed('Beloppet är större än det som är kvar, och avin har ingen hyresgäst'),
  DAY: withObstacle('Bankens dag ligger i framtiden, eller mer än ett år före avins period'),
  OTHER_COMPANY: withObstacle('OCR-numret hör till ett annat företags avi'),
  SEVERAL: ofSeveral(
    describeNamed,
    fixed('Flera referenser utan belopp. Välj den avi som betalningen gäller.'),
  ),
  UNKNOWN: ({ is_day_sum }) =>
    is_day_sum
      ? 'Dagens summa från Bankgirot. Ingen inläst fil har delarna: läs in filen från Bankgirot för dagen.'
      : 'Ingen avi stämmer',
  BOOKED: ({ is_reversed, other_file, parts = [] }) => {
    const registered = parts.length > 0 ? 'Delad, och registrerad på varje avi' : 'Registrerad på avin';
    if (is_reversed !== true) return registered;
    const where = parts.length > 0 ? 'en av avierna, så ångras alla delar' : 'avin';
    const advice = `${registered}, men återförd av banken. Ångra betalningen på ${where}.`;
    return other_file === null ? advice : `${advice} Fil med återföringen`;
  },
  DUPLICATE: ({ is_day_sum }) =>
    is_day_sum
      ? 'Dagens summa från Bankgirot, som inte registreras en gång till. Delarna finns i en annan fil'
      : 'Finns redan i en annan fil',
  LEFT_OUT: ({ aside_note }) => (aside_note ? `Lagd åt sidan: ${aside_note}` : 'Lagd åt sidan'),
  IN_PROGRAM: ofSeveral(
    ({ invoice }) =>
      invoice === null
        ? 'Avierna ligger i ett bokföringsprogram. Betalningen registreras där.'
        : `Kan inte delas, eftersom ${nameInvoice(invoice.reference)} ligger i ett bokföringsprogram. Dela den på de andra avierna, eller lägg den åt sidan.`,
    fixed('Avin ligger i ett bokföringsprogram. Betalningen registreras där.'),
  ),
  REVERSAL: ({ invoice, other_file }) => {
    const advice =
      invoice === null
        ? 'Återföring. Ångra betalningen på avin om den är registrerad.'
        : 'Återföring av en betalning som är registrerad på avin. Ångra den där.';
    return other_file === null ? advice : `${advice} Fil med betalningen`;
  },
  CURRENCY: fixed('Annan valuta än kronor'),
};
export const describeBankPayment: Note = (payment) => notes[payment.reason](payment);
