import { invoiceKindLabel } from '@husrum/contract/invoice';
import { longDate, monthLabel, monthOf } from '@husrum/format';
import { type InvoiceDocument, toPayOre } from './invoice-document';
import { printedAmount, printedKronor, printedOcr } from './printed';

/** What stands on an invoice, label by label: the page draws it, and the screen shows the same. */
export type Words = readonly [label: string, value: string | null];
/** A line of the sum, öre. */
export type SumLine = readonly [label: string, amountOre: number];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isText = (text: string | null): text is string => text !== null && text !== '';

export const headingOf = ({ kind }: InvoiceDocument): string => invoiceKindLabel[kind];

export const periodInWords = ({ period: { start, stop } }: InvoiceDocument): string =>
  monthOf(start) === monthOf(stop)
    ? capital(monthLabel(start))
    : `${capital(monthLabel(start))} – ${monthLabel(stop)}`;

/** Under the sender's name: where it is, and how it is reached. */
export const senderLines = ({ sender }: InvoiceDocument): string[] =>
  [
    [sender.address, `${sender.postalCode} ${sender.city}`.trim()].filter(isText).join(', '),
    [sender.phone, sender.email].filter(isText).join(' · '),
  ].filter(isText);

export const factsOf = (invoice: InvoiceDocument): readonly (readonly [label: string, value: string])[] => {
  const all: readonly Words[] = [
    ['Avinummer', invoice.reference ?? 'Ej skapad'],
    ['Avidatum', invoice.issued],
    ['Krediterar avi', invoice.creditedReference],
    ['Period', `${invoice.period.start} – ${invoice.period.stop}`],
    ['Objekt', invoice.object?.name ?? null],
    ['Adress', invoice.object?.address ?? null],
    ['Kontrakt', invoice.leaseReference],
  ];
  return all.flatMap(([label, value]) => (isText(value) ? [[label, value] as const] : []));
};

export const girosOf = ({ bankgiro, plusgiro }: InvoiceDocument): readonly Words[] => {
  const giros: readonly Words[] = [
    ['Bankgiro', bankgiro],
    ['Plusgiro', plusgiro],
  ];
  const known = giros.filter(([, number]) => number !== null);
  return known.length === 0 ? [['Bankgiro', null]] : known;
};

/** What one pays by; of a credit invoice what it gives back. */
export const payWords = (invoice: InvoiceDocument): readonly Words[] =>
  invoice.kind === 'CREDIT'
    ? [['Krediterat belopp', printedKronor(-invoice.payOre)]]
    : [
        ['Att betala', printedKronor(toPayOre(invoice))],
        [
          invoice.autogiro ? 'Dras från ditt konto' : 'Oss tillhanda senast',
          invoice.due && longDate(invoice.due),
        ],
        ['OCR-nummer', invoice.ocr && printedOcr(invoice.ocr)],
        ...girosOf(invoice),
      ];

export const sumLines = (invoice: InvoiceDocument): readonly SumLine[] => {
  const taxed = invoice.vat.filter(({ taxRate }) => taxRate > 0);
  const exempt = invoice.vat.find(({ taxRate }) => taxRate === 0);
  return [
    ['Summa exklusive moms', invoice.feeOre],
    ...(exempt !== undefined && taxed.length > 0 ? [['varav momsfritt', exempt.netOre] as const] : []),
    ...taxed.map(
      ({ taxRate, netOre, taxOre }): SumLine => [`Moms ${taxRate} % på ${printedAmount(netOre)}`, taxOre],
    ),
    ...(invoice.roundedOre === 0 ? [] : [['Öresavrundning', invoice.roundedOre] as const]),
    ...(invoice.offsetOre === 0 ? [] : [['Avräknat tillgodohavande', -invoice.offsetOre] as const]),
  ];
};

/** What the lines come to. */
export const totalLine = (invoice: InvoiceDocument): SumLine =>
  invoice.kind === 'CREDIT' ? ['Summa att kreditera', -invoice.payOre] : ['Att betala', toPayOre(invoice)];

const LATE =
  'Betalas avin efter förfallodagen tas dröjsmålsränta ut enligt räntelagen: Riksbankens referensränta plus åtta procentenheter.';

const senderLine = ({ sender }: InvoiceDocument): string =>
  [
    sender.name,
    sender.organisationNumber === '' ? null : `Org.nr ${sender.organisationNumber}`,
    sender.vatNumber === null ? null : `Momsreg.nr ${sender.vatNumber}`,
    sender.fTax ? 'Godkänd för F-skatt' : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');

export const footLines = (invoice: InvoiceDocument): string[] =>
  invoice.kind === 'CREDIT' ? [senderLine(invoice)] : [LATE, senderLine(invoice)];
