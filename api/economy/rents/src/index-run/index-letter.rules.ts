import type { PaymentInterval } from '@husrum/contract/lease';
import { formatLongDate, formatOre, formatPercent, type LocalDate } from '@husrum/format';
import { indexClauseTexts } from '../index-clause/index-clause.texts';
import { indexLetterTexts as texts } from './index-letter.texts';
import { explainSupplement, type RowTerms } from './index-row.rules';

interface Address {
  readonly address: string;
  readonly postal_code: string;
  readonly city: string;
}

/** Everything that the letter about a new rent is printed from. */
export interface IndexLetter {
  readonly id: number;
  readonly day: LocalDate;
  readonly year: number;
  readonly sender: Address & {
    readonly name: string;
    readonly organisationNumber: string;
    readonly phone: string | null;
    readonly email: string | null;
  };
  readonly recipient: { readonly name: string; readonly address: Address | null };
  readonly object: Address & { readonly name: string };
  readonly reference: string | null;
  readonly taxRate: number;
  readonly interval: PaymentInterval;
  /** The rent of an interval, without VAT. */
  readonly intervalOre: number;
  readonly terms: RowTerms;
}

const addressLines = ({ address, postal_code, city }: Address): string[] => [
  address,
  `${postal_code} ${city}`,
];

/** The amount of an invoice, where it is not that of a month. */
const intervalLines = ({ interval, intervalOre }: IndexLetter): string[] =>
  interval === 'QUARTERLY' ? [texts.newRentPer(formatOre(intervalOre), 'kvartal')] : [];

/** Why the amounts do not sum, where the rent of an interval is rounded. */
const roundingLines = ({ terms }: IndexLetter): string[] =>
  terms.new_year_ore === (terms.base_rent_ore ?? 0) + (terms.new_supplement_ore ?? 0) ? [] : [texts.rounded];

const amountLines = (letter: IndexLetter): string[] => {
  const { terms, year } = letter;
  const ore = (value: number | null) => formatOre(value ?? 0);
  return [
    texts.baseRent(ore(terms.base_rent_ore)),
    texts.oldSupplement(ore(terms.old_supplement_ore)),
    texts.newSupplement(ore(terms.new_supplement_ore), year),
    texts.newRent(ore(terms.new_year_ore), formatOre(Math.round((terms.new_year_ore ?? 0) / 12))),
    ...intervalLines(letter),
    ...roundingLines(letter),
  ];
};

/** The letter about a new rent (docs/domain-rules.md, D-30): what changes, from when, and how the amount is computed. */
export const toIndexLetter = (letter: IndexLetter) => {
  const { sender, recipient, object, terms, year, taxRate, reference } = letter;
  const from = formatLongDate(`${year}-01-01`);
  const contact = [sender.name, sender.phone, sender.email].filter((each) => each !== null).join(', ');
  return {
    sender: {
      name: sender.name,
      lines: [
        ...addressLines(sender),
        texts.organisation(sender.organisationNumber),
        ...[sender.phone, sender.email].flatMap((each) => each ?? []),
      ],
    },
    recipient: {
      name: recipient.name,
      lines: recipient.address === null ? [] : addressLines(recipient.address),
    },
    day: letter.day,
    heading: texts.heading(from),
    paragraphs: [
      [
        texts.object(object.name, addressLines(object).join(', ')),
        ...(reference === null ? [] : [texts.reference(reference)]),
      ].join('\n'),
      texts.opening(from),
      amountLines(letter).join('\n'),
      taxRate === 0 ? texts.noVat : texts.vat(formatPercent(taxRate)),
      texts.index({
        ...{ series: terms.series ?? '1980', year: year - 1, baseYear: terms.base_year ?? 0 },
        index: indexClauseTexts.index(terms.index_value ?? 0),
        base: indexClauseTexts.index(terms.base_value ?? 0),
      }),
      texts.computed(explainSupplement(terms) ?? ''),
      ...(terms.conversion === null ? [] : [texts.conversion(terms.conversion)]),
      ...(terms.may_fall === true ? [] : [texts.notBelow]),
      texts.questions(contact),
    ],
  };
};
