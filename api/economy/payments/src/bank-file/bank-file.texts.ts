import { MAX_BANK_PAYMENTS, type UnreadableReason, unreadableReasonLabel } from '@husrum/contract/bank-file';
import { formatNumber } from '@husrum/format';

/** `a, b och c`. */
const joinWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' och ');

export const bankFileTexts = {
  title: 'Betalningar från banken',

  unknownKind:
    'Filen är ingen bankfil som Husrum kan läsa. Hämta insättningarna i banken som camt.054, camt.053 eller BgMax.',
  otherXml:
    'Filen är en XML-fil av ett annat slag. Hämta insättningarna i banken som camt.054 eller camt.053.',
  intraday:
    'Filen visar dagens rörelser innan de är bokförda (camt.052). Hämta camt.054 eller camt.053 i stället.',
  mixedMessages:
    'Filen innehåller både insättningsavisering (camt.054) och kontoutdrag (camt.053), med samma betalningar. Hämta dem var för sig.',
  brokenXml: 'Filen är avkortad eller skadad. Hämta den på nytt från banken.',
  doctype: 'Filen innehåller en DTD, som ingen bankfil har. Hämta den på nytt från banken.',
  encoding:
    'Filen har en annan teckenkodning än den anger. Hämta den på nytt från banken, och spara inte om den i ett annat program.',
  tooComplex: 'Filen har för många delar. Välj färre dagar i banken.',
  tooManyPayments: `Filen har fler än ${formatNumber(MAX_BANK_PAYMENTS)} betalningar. Välj färre dagar i banken.`,
  truncatedBgmax: 'Filen är avkortad: slutposten saknas. Hämta den på nytt från banken.',
  invalidLine: (line: number) =>
    `Rad ${formatNumber(line)} i filen går inte att läsa. Hämta filen på nytt från banken.`,
  wrongSum: (place: string) =>
    `Beloppen i filen stämmer inte med summan (${place}). Hämta filen på nytt från banken. Ingenting är inläst.`,
  wrongCount: (place: string) =>
    `Antalet betalningar stämmer inte med filens eget antal (${place}). Hämta filen på nytt från banken. Ingenting är inläst.`,
  /** What a camt file states about its entries and what it contains: `5 poster om 999 kr` and `1 post om 1 kr`. */
  wrongTotals: (place: string, stated: string, found: string) =>
    `Posterna i filen stämmer inte med filens egen summering (${place}): den anger ${stated}, men filen har ${found}. Hämta filen på nytt från banken. Ingenting är inläst.`,
  entryWords: {
    entries: ['post', 'poster'],
    deposits: ['insättning', 'insättningar'],
    withdrawals: ['uttag', 'uttag'],
  },
  /** A number of entries, their sum, or both: `1 post om 1 kr`. */
  countAndSum: (count: string | null, sum: string | null) => [count, sum].filter(Boolean).join(' om '),
  net: (sum: string) => `${sum} netto`,
  wrongBalance: (
    place: string,
    { opening, entries, expected, closing }: Record<'opening' | 'entries' | 'expected' | 'closing', string>,
  ) =>
    `Beloppen i filen stämmer inte med kontots saldo (${place}): ingående saldo ${opening} och posternas ${entries} ger ${expected}, men utgående saldo är ${closing}. Hämta filen på nytt från banken. Ingenting är inläst.`,
  laterPagesMissing: (page: number) =>
    `Filen är sida ${formatNumber(page)} av flera, och de följande saknas. Hämta hela filen från banken, eller välj färre dagar. Ingenting är inläst.`,
  /** The pages between two pages of the file. */
  middlePagesMissing: (before: number, after: number) =>
    `Filen har sida ${formatNumber(before)} och sida ${formatNumber(after)}, men ${after - before === 2 ? 'sidan' : 'sidorna'} däremellan saknas. Hämta hela filen från banken, eller välj färre dagar. Ingenting är inläst.`,
  earlierPagesMissing: (page: number) =>
    `Filen är sida ${formatNumber(page)}, och ${page === 2 ? 'sidan' : 'sidorna'} före den saknas. Hämta hela filen från banken, eller välj färre dagar. Ingenting är inläst.`,
  account: (account: string) => `konto ${account}`,
  unnamedAccount: 'filens konto',
  nothingReadable: (place: string, reason: UnreadableReason) =>
    `Ingen insättning i filen går att läsa (${place}: ${unreadableReasonLabel[reason]}). Hämta filen på nytt från banken.`,
  deposit: (day: string) => `insättningen ${day}`,
  endRecord: 'slutposten',
  entry: (reference: string) => `post ${reference}`,
  entryNumber: (index: number) => `post ${formatNumber(index)}`,

  chooseCompany:
    'Filens konto hör inte till något företags bankgiro eller plusgiro. Välj vilket företag filen gäller.',
  severalCompanies: (names: readonly string[]) =>
    `Filen gäller flera företag: ${names.join(', ')}. Välj ett, och läs sedan in filen en gång till för nästa.`,
  otherCompany: (names: readonly string[]) =>
    `Filen gäller ${names.join(', ')}. Välj det företaget i stället.`,
  noPayments: 'Filen har inga insättningar. Det finns inget att registrera.',

  alreadyRegistered: 'Betalningen är redan registrerad. Ångra den på avin om den ska registreras om.',
  cannotHaveInvoice: 'Betalningen kan inte kopplas till en avi.',
  otherCompanyInvoice: 'Avin hör till ett annat företag.',
  accountingInvoice: 'Avin ligger i ett bokföringsprogram. Betalningen registreras där.',
  notPayable: 'En betalning kan inte registreras på den avin.',
  namedInvoice: (reference: string, left: string) => `avi ${reference} (kvar ${left})`,
  namesSeveral: ({
    named,
    sum,
    amount,
    advice,
  }: {
    named: readonly string[];
    sum: string;
    amount: string;
    advice: string;
  }) =>
    `Betalningen på ${amount} nämner ${joinWords(named)}, tillsammans ${sum}. Den kan inte registreras på en av dem. ${advice}`,
  registerUndivided: 'Registrera den som den är, så delas den mellan dem.',
  registerParts: 'Registrera delarna på avierna var för sig, och lämna betalningen utanför.',
  changed:
    'Betalningarna har ändrats sedan sidan laddades. Ingenting är registrerat. Kontrollera dem och försök igen.',
  cannotRemove: 'Betalningar i filen är registrerade. Ångra dem på avierna innan du tar bort filen.',
  removed: 'Bankfilen är borttagen',
} as const;
