import { invoiceKindLabel } from '@husrum/contract/invoice';
import { capitalize, formatLongDate, formatMonth, formatOre, monthOf } from '@husrum/format';
import { formatAmount, formatOcr } from './format';
import { amountDueOre, type InvoiceDocument, isVoid } from './invoice-document';

/** A text of an invoice with its label, for the PDF and for the screen. */
export type LabelledText = readonly [label: string, value: string | null];
/** An amount in öre, with its label. */
export type LabelledAmount = readonly [label: string, amountOre: number];

const isText = (text: string | null): text is string => text !== null && text !== '';

export const documentHeading = ({ kind }: InvoiceDocument): string => invoiceKindLabel[kind];

export const periodText = ({ period: { start, stop } }: InvoiceDocument): string =>
  monthOf(start) === monthOf(stop)
    ? capitalize(formatMonth(start))
    : `${capitalize(formatMonth(start))} – ${formatMonth(stop)}`;

/** Address and contact details, below the sender's name. */
export const senderLines = ({ sender }: InvoiceDocument): string[] =>
  [
    [sender.address, `${sender.postalCode} ${sender.city}`.trim()].filter(isText).join(', '),
    [sender.phone, sender.email].filter(isText).join(' · '),
  ].filter(isText);

/** `2026-11-22 genom avi 100002`. */
const creditedText = ({ credited }: InvoiceDocument): string | null =>
  credited ? [credited.day, credited.references.join(', ')].filter(isText).join(' genom avi ') : null;

export const documentFacts = (
  invoice: InvoiceDocument,
): readonly (readonly [label: string, value: string])[] => {
  const all: readonly LabelledText[] = [
    ['Avinummer', invoice.reference ?? 'Ej skapad'],
    ['Avidatum', invoice.issued],
    ['Krediterar avi', invoice.creditedReference],
    ['Krediterad', creditedText(invoice)],
    ['Period', `${invoice.period.start} – ${invoice.period.stop}`],
    ['Objekt', invoice.object?.name ?? null],
    ['Adress', invoice.object?.address ?? null],
    ['Kontrakt', invoice.leaseReference],
  ];
  return all.flatMap(([label, value]) => (isText(value) ? [[label, value] as const] : []));
};

/** Why a credit invoice was made. It is printed beside its totals. */
export const creditReason = ({ creditReason: reason }: InvoiceDocument): LabelledText | null =>
  reason ? ['Anledning', reason] : null;

/** The company's giro numbers. Without any, a bankgiro without a number, so that the reader sees that it is missing. */
export const giroNumbers = ({ bankgiro, plusgiro }: InvoiceDocument): readonly LabelledText[] => {
  const giros: readonly LabelledText[] = [
    ['Bankgiro', bankgiro],
    ['Plusgiro', plusgiro],
  ];
  const known = giros.filter(([, number]) => number !== null);
  return known.length === 0 ? [['Bankgiro', null]] : known;
};

/** What is needed to pay; for a credit invoice, the amount credited. Nothing for a cancelled or credited invoice. */
export const paymentFacts = (invoice: InvoiceDocument): readonly LabelledText[] => {
  if (isVoid(invoice)) return [];
  if (invoice.kind === 'CREDIT') return [['Krediterat belopp', formatOre(-invoice.payOre)]];
  return [
    ['Att betala', formatOre(amountDueOre(invoice))],
    [
      invoice.autogiro ? 'Dras från ditt konto' : 'Oss tillhanda senast',
      invoice.due && formatLongDate(invoice.due),
    ],
    ...paymentMethod(invoice),
  ];
};

/** An invoice that is paid by autogiro has no payment numbers, so that the tenant does not pay twice. */
const paymentMethod = (invoice: InvoiceDocument): readonly LabelledText[] =>
  invoice.autogiro
    ? [['Betalas med', 'Autogiro']]
    : [
        ['OCR-nummer', invoice.ocr && formatOcr(invoice.ocr)],
        ...giroNumbers(invoice),
        ...(invoice.swish ? [['Swish', invoice.swish] as const] : []),
      ];

export const totalLines = (invoice: InvoiceDocument): readonly LabelledAmount[] => {
  const taxed = invoice.vat.filter(({ taxRate }) => taxRate > 0);
  const exempt = invoice.vat.find(({ taxRate }) => taxRate === 0);
  return [
    ['Summa exklusive moms', invoice.feeOre],
    ...(exempt !== undefined && taxed.length > 0 ? [['varav momsfritt', exempt.netOre] as const] : []),
    ...taxed.map(
      ({ taxRate, netOre, taxOre }): LabelledAmount => [
        `Moms ${taxRate} % på ${formatAmount(netOre)}`,
        taxOre,
      ],
    ),
    ...(invoice.roundedOre === 0 ? [] : [['Öresavrundning', invoice.roundedOre] as const]),
    ...(invoice.offsetOre === 0 || isVoid(invoice)
      ? []
      : [['Avräknat tillgodohavande', -invoice.offsetOre] as const]),
  ];
};

/** The last line of the totals, below `totalLines`. */
export const grandTotal = (invoice: InvoiceDocument): LabelledAmount => {
  if (invoice.cancelled) return ['Makulerat belopp', invoice.payOre];
  if (invoice.credited) return ['Krediterat belopp', invoice.payOre];
  return invoice.kind === 'CREDIT'
    ? ['Summa att kreditera', -invoice.payOre]
    : ['Att betala', amountDueOre(invoice)];
};

const LATE_PAYMENT =
  'Betalas avin efter förfallodagen tas dröjsmålsränta ut enligt räntelagen: Riksbankens referensränta plus åtta procentenheter.';

const registrationLine = ({ sender }: InvoiceDocument): string =>
  [
    sender.name,
    sender.organisationNumber === '' ? null : `Org.nr ${sender.organisationNumber}`,
    sender.vatNumber === null ? null : `Momsreg.nr ${sender.vatNumber}`,
    sender.fTax ? 'Godkänd för F-skatt' : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');

export const footerLines = (invoice: InvoiceDocument): string[] =>
  invoice.kind === 'CREDIT' || isVoid(invoice)
    ? [registrationLine(invoice)]
    : [LATE_PAYMENT, registrationLine(invoice)];
