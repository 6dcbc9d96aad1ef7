import {
  MAX_ARCHIVE_BYTES,
  MAX_ARCHIVE_FILES,
  MAX_BANK_FILE_BYTES,
  MAX_BANK_PAYMENTS,
  type UnreadableReason,
  unreadableReasonLabel,
} from '@husrum/contract/bank-file';
import { formatNumber } from '@husrum/format';

/** `a, b och c`. */
const joinWords = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' och ');

const megabytes = (bytes: number): string => `${formatNumber(bytes / 1024 ** 2)} MB`;
const fetchInstead = 'Hämta insättningarna i banken som camt.054, camt.053, BgMax eller CSV i stället.';

export const bankFileTexts = {
  title: 'Betalningar från banken',

  unknownKind:
    'Filen är ingen bankfil som Husrum kan läsa. Hämta insättningarna i banken som camt.054, camt.053, BgMax eller CSV.',
  otherXml:
    'Filen är en XML-fil av ett annat slag. Hämta insättningarna i banken som camt.054 eller camt.053.',
  intraday:
    'Filen visar dagens rörelser innan de är bokförda (camt.052). Hämta camt.054 eller camt.053 i stället.',
  mixedMessages:
    'Filen innehåller både insättningsavisering (camt.054) och kontoutdrag (camt.053), med samma betalningar. Hämta dem var för sig.',
  /** What a file that is no bank file seems to be, and what to do. */
  kinds: {
    pdf: `Filen ser ut att vara en PDF, till exempel ett kontoutdrag eller en faktura. ${fetchInstead}`,
    office:
      'Filen ser ut att vara ett Excel-blad eller ett dokument. Öppna det, spara det som CSV och läs in CSV-filen.',
    oldOffice:
      'Filen ser ut att vara ett Excel-blad i ett äldre format. Öppna det, spara det som CSV och läs in CSV-filen.',
    image: `Filen ser ut att vara en bild. ${fetchInstead}`,
    otherArchive:
      'Filen är packad på ett annat sätt än ZIP. Packa upp den, och läs in filerna eller en ZIP med dem.',
    html: 'Filen ser ut att vara en webbsida, som en del banker kallar Excel. Öppna den i Excel, spara den som CSV och läs in CSV-filen.',
    sie: `Filen ser ut att vara en SIE-fil med bokföring. ${fetchInstead}`,
    mt940: `Filen ser ut att vara ett kontoutdrag i formatet MT940. ${fetchInstead}`,
    otherStatement: `Filen ser ut att vara ett kontoutdrag för ett annat program (OFX eller QIF). ${fetchInstead}`,
    json: `Filen ser ut att vara JSON, som program skickar till varandra. ${fetchInstead}`,
    invoice: `Filen ser ut att vara en e-faktura. ${fetchInstead}`,
    paymentOrder: `Filen ser ut att gälla utbetalningar som du har skickat till banken (pain). ${fetchInstead}`,
    own: `Filen ser ut att vara Husrums egen lista över avier. ${fetchInstead}`,
  },
  unknownColumns:
    'Kolumnerna i filen känns inte igen. Välj vilka som är dag, belopp och text, så minns Husrum det till nästa gång.',
  unknownColumnsInZip:
    'Kolumnerna i filen känns inte igen. Läs in den för sig och välj kolumnerna, så läses den även ur en ZIP nästa gång.',
  notCsv: 'Filen är ingen CSV-fil, så den har inga kolumner att välja.',
  noSuchColumn: 'Filen har ingen sådan kolumn. Välj en annan.',
  noDays: 'Ingen rad har en dag i den kolumnen. Välj en annan.',
  noAmounts: 'Ingen rad har ett belopp i den kolumnen. Välj en annan.',
  openQuote: 'Filen är avkortad: ett citattecken saknar slut. Hämta den på nytt från banken.',
  row: (line: number) => `rad ${formatNumber(line)}`,

  brokenZip: 'ZIP-filen är avkortad eller skadad. Hämta eller packa den på nytt.',
  brokenZipEntry: 'Filen är skadad i ZIP-filen. Packa den på nytt.',
  zipWithPassword:
    'ZIP-filen har ett lösenord. Packa upp den och läs in filerna, eller packa dem utan lösenord.',
  zipInZip: 'En ZIP i en ZIP läses inte. Packa upp den först.',
  emptyZip: 'ZIP-filen är tom.',
  tooManyFilesInZip: (count: number) =>
    `ZIP-filen har ${formatNumber(count)} filer. Högst ${formatNumber(MAX_ARCHIVE_FILES)} går att läsa in på en gång. Dela upp den.`,
  tooMuchInZip: `ZIP-filens innehåll är för stort. Högst ${megabytes(MAX_ARCHIVE_BYTES)} går att läsa in på en gång. Dela upp den.`,
  tooLargeInZip: `Filen är för stor. Högst ${megabytes(MAX_BANK_FILE_BYTES)} går att läsa in. Välj färre dagar i banken.`,
  fileInZip: (name: string, problem: string) => `${name}: ${problem}`,

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
  chooseCompanyOfCsv: 'Filen säger inte vilket företags konto det är. Välj vilket företag filen gäller.',
  severalCompanies: (names: readonly string[]) =>
    `Filen gäller flera företag: ${names.join(', ')}. Välj ett, och läs sedan in filen en gång till för nästa.`,
  otherCompany: (names: readonly string[]) =>
    `Filen gäller ${names.join(', ')}. Välj det företaget i stället.`,
  noPayments: 'Filen har inga insättningar. Det finns inget att registrera.',

  alreadyRegistered: 'Betalningen är redan registrerad. Ångra den på avin om den ska registreras om.',
  cannotHaveInvoice: 'Betalningen kan inte kopplas till en avi.',
  otherCompanyInvoice: 'Avin hör till ett annat företag.',
  accountingInvoice: 'Avin ligger i ett bokföringsprogram. Betalningen registreras där.',
  sameInvoiceTwice: 'Avin är vald två gånger.',
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
  registerParts: 'Dela den på avierna.',
  changed:
    'Betalningarna har ändrats sedan sidan laddades. Ingenting är registrerat. Kontrollera dem och försök igen.',
  notKept:
    'Filen finns inte kvar att hämta. Filer sparas i sju år efter året de registrerades, och de som lästes in innan Husrum sparade filer finns inte.',
  cannotRemove: 'Betalningar i filen är registrerade. Ångra dem på avierna innan du tar bort filen.',
  removed: 'Bankfilen är borttagen',
  removedWithColumns: 'Bankfilen är borttagen. Nästa gång väljer du kolumnerna i en sådan fil igen.',
} as const;
