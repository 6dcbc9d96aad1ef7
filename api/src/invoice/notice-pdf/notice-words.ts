import { invoiceKindLabel } from '@husrum/contract/invoice';
import { longDate, monthLabel, monthOf } from '@husrum/format';
import { type NoticeDocument, toPayOre } from './notice-document';
import { printedAmount, printedKronor, printedOcr } from './printed';

/** What stands on a notice, label by label: the page draws it, and the screen shows the same. */
export type Words = readonly [label: string, value: string | null];
/** A line of the sum, öre. */
export type SumLine = readonly [label: string, amountOre: number];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isText = (text: string | null): text is string => text !== null && text !== '';

export const headingOf = ({ kind }: NoticeDocument): string => invoiceKindLabel[kind];

export const periodInWords = ({ period: { start, stop } }: NoticeDocument): string =>
  monthOf(start) === monthOf(stop)
    ? capital(monthLabel(start))
    : `${capital(monthLabel(start))} – ${monthLabel(stop)}`;

/** Under the sender's name: where it is, and how it is reached. */
export const senderLines = ({ sender }: NoticeDocument): string[] =>
  [
    [sender.address, `${sender.postalCode} ${sender.city}`.trim()].filter(isText).join(', '),
    [sender.phone, sender.email].filter(isText).join(' · '),
  ].filter(isText);

export const factsOf = (notice: NoticeDocument): readonly (readonly [label: string, value: string])[] => {
  const all: readonly Words[] = [
    ['Avinummer', notice.reference ?? 'Ej skapad'],
    ['Avidatum', notice.issued],
    ['Krediterar avi', notice.creditedReference],
    ['Period', `${notice.period.start} – ${notice.period.stop}`],
    ['Objekt', notice.object?.name ?? null],
    ['Adress', notice.object?.address ?? null],
    ['Kontrakt', notice.leaseReference],
  ];
  return all.flatMap(([label, value]) => (isText(value) ? [[label, value] as const] : []));
};

export const girosOf = ({ bankgiro, plusgiro }: NoticeDocument): readonly Words[] => {
  const giros: readonly Words[] = [
    ['Bankgiro', bankgiro],
    ['Plusgiro', plusgiro],
  ];
  const known = giros.filter(([, number]) => number !== null);
  return known.length === 0 ? [['Bankgiro', null]] : known;
};

/** What one pays by; of a credit notice what it gives back. */
export const payWords = (notice: NoticeDocument): readonly Words[] =>
  notice.kind === 'CREDIT'
    ? [['Krediterat belopp', printedKronor(-notice.payOre)]]
    : [
        ['Att betala', printedKronor(toPayOre(notice))],
        [
          notice.autogiro ? 'Dras från ditt konto' : 'Oss tillhanda senast',
          notice.due && longDate(notice.due),
        ],
        ['OCR-nummer', notice.ocr && printedOcr(notice.ocr)],
        ...girosOf(notice),
      ];

export const sumLines = (notice: NoticeDocument): readonly SumLine[] => {
  const taxed = notice.vat.filter(({ taxRate }) => taxRate > 0);
  const exempt = notice.vat.find(({ taxRate }) => taxRate === 0);
  return [
    ['Summa exklusive moms', notice.feeOre],
    ...(exempt !== undefined && taxed.length > 0 ? [['varav momsfritt', exempt.netOre] as const] : []),
    ...taxed.map(
      ({ taxRate, netOre, taxOre }): SumLine => [`Moms ${taxRate} % på ${printedAmount(netOre)}`, taxOre],
    ),
    ...(notice.roundedOre === 0 ? [] : [['Öresavrundning', notice.roundedOre] as const]),
    ...(notice.offsetOre === 0 ? [] : [['Avräknat tillgodohavande', -notice.offsetOre] as const]),
  ];
};

/** What the lines come to. */
export const totalLine = (notice: NoticeDocument): SumLine =>
  notice.kind === 'CREDIT' ? ['Summa att kreditera', -notice.payOre] : ['Att betala', toPayOre(notice)];

const LATE =
  'Betalas avin efter förfallodagen tas dröjsmålsränta ut enligt räntelagen: Riksbankens referensränta plus åtta procentenheter.';

const senderLine = ({ sender }: NoticeDocument): string =>
  [
    sender.name,
    sender.organisationNumber === '' ? null : `Org.nr ${sender.organisationNumber}`,
    sender.vatNumber === null ? null : `Momsreg.nr ${sender.vatNumber}`,
    sender.fTax ? 'Godkänd för F-skatt' : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');

export const footLines = (notice: NoticeDocument): string[] =>
  notice.kind === 'CREDIT' ? [senderLine(notice)] : [LATE, senderLine(notice)];
