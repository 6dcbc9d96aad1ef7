import { indexSupplement, intervalRent } from '@husrum/api-rent';
import type { IndexSeries, TemplateKind } from '@husrum/contract/agreement';
import { intervalSuffix, monthsPerInterval } from '@husrum/contract/lease';
import { addonIntervalLabel } from '@husrum/contract/lease-addon';
import {
  addDays,
  addMonths,
  formatKronor,
  formatNumber,
  formatOre,
  formatPerSquareMetre,
  formatSquareMetres,
  fromOre,
} from '@husrum/format';
import { formatNoticePeriod } from '../lease/notice-period.texts';
import type { LeaseContractData } from './lease-contract';
import { leaseContractTexts as texts } from './lease-contract.texts';

export interface ContractSection {
  readonly title: string;
  /** Labels and values, above the paragraphs. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly paragraphs: readonly string[];
}

/** The shortest term with an index clause (JB 12:19). */
const MIN_INDEX_TERM_MONTHS = 36;
/** The longest term that ends without termination (JB 12:3). */
const MAX_SELF_ENDING_TERM_MONTHS = 9;
/** The factor by which the index rises in the worked example of the clause. */
const EXAMPLE_RISE_FACTOR = 1.05;

type Term = Pick<LeaseContractData, 'start' | 'stop'>;

/** The last day, inclusive, of a term of `months` months. */
const lastDayOfTerm = (start: Term['start'], months: number) => addDays(addMonths(start, months), -1);
const isTermAtLeast = ({ start, stop }: Term, months: number): boolean =>
  stop !== null && stop >= lastDayOfTerm(start, months);
const isTermLongerThan = ({ start, stop }: Term, months: number): boolean =>
  stop !== null && stop > lastDayOfTerm(start, months);

/** What fills in our template of an agreement, besides the lease. */
export interface AgreementTemplateFields {
  readonly lease_id: number;
  readonly kind: TemplateKind;
  readonly name: string;
  readonly depositOre: number | null;
  /** Percent of the rent that follows the consumer price index. Null: no index clause. */
  readonly index_share: number | null;
  readonly index_series: IndexSeries;
  /** The index number of October in the base year. */
  readonly index_base: number | null;
  readonly index_base_year: number | null;
  readonly special_terms: string | null;
}

type IndexInput = Pick<
  AgreementTemplateFields,
  'kind' | 'index_share' | 'index_series' | 'index_base' | 'index_base_year'
>;

/** The errors of the index clause, by field (JB 12:19: premises, and a fixed term of at least three years). */
export const indexClauseErrors = (
  input: Omit<IndexInput, 'index_series'>,
  lease: Pick<LeaseContractData, 'start' | 'stop'>,
): Record<string, string[]> => {
  const { index_share, index_base, index_base_year, kind } = input;
  const values = [index_share, index_base, index_base_year];
  if (values.every((value) => value === null)) return {};
  if (kind !== 'PREMISES') return { index_share: [texts.premisesOnly] };
  if (values.includes(null)) return { index_share: [texts.wholeClause] };
  return isTermAtLeast(lease, MIN_INDEX_TERM_MONTHS) ? {} : { index_share: [texts.threeYears] };
};

const calculateRentOre = ({ fee, fee_as_m2, area }: LeaseContractData): number =>
  intervalRent({ fee, feeAsM2: fee_as_m2, area });
const formatRent = (lease: LeaseContractData): string =>
  `${formatKronor(fromOre(calculateRentOre(lease)))}${intervalSuffix[lease.payment_interval]}`;

const objectSection = (lease: LeaseContractData, kind: TemplateKind): ContractSection => {
  const address = `${lease.object_address}, ${lease.object_postal_code} ${lease.object_city}`;
  const area = lease.area === null ? null : formatSquareMetres(Number(lease.area));
  const name = [lease.object_name, lease.house].filter((part) => part !== null && part !== '').join(', ');
  return {
    title: texts.object,
    facts: [
      [texts.objectLabel, `${lease.type_name}: ${name}`],
      [texts.address, address],
      ...(area === null || kind === 'PARKING' ? [] : [[texts.area, area] as const]),
      ...(lease.reference === null ? [] : [[texts.reference, lease.reference] as const]),
    ],
    paragraphs: {
      DWELLING: [texts.dwellingUse, ...(area === null ? [] : [texts.areaHint])],
      PREMISES: [texts.premisesUse, ...(area === null ? [] : [texts.areaHint])],
      PARKING: [texts.parkingUse, texts.parkingLaw],
    }[kind],
  };
};

const termSection = (lease: LeaseContractData, kind: TemplateKind): ContractSection => {
  const { start, stop } = lease;
  const period = formatNoticePeriod(lease);
  const agreedNotice = lease.notice_type === 'DAY' ? texts.notice(period) : texts.noticeAtMonthEnd(period);
  const ending = isTermLongerThan(lease, MAX_SELF_ENDING_TERM_MONTHS)
    ? texts.mustBeTerminated
    : texts.endsByItself;
  return {
    title: texts.term,
    paragraphs: [
      stop === null ? texts.openEnded(start) : texts.fixedTerm(start, stop),
      // The rule of nine months (JB 12:3) does not apply to a parking space on the ground.
      ...(stop === null || kind === 'PARKING' ? [] : [ending]),
      lease.notice_length === 0 ? texts.noNoticeAgreed : agreedNotice,
      ...(kind === 'DWELLING' ? [texts.dwellingTenantNotice] : []),
      texts.writtenNotice,
      ...(kind === 'DWELLING' ? [texts.dwellingTenure] : []),
      ...(kind === 'PREMISES' ? [texts.premisesTenure] : []),
    ],
  };
};

const addonLines = ({ addons }: LeaseContractData): string[] => {
  const toLine = ({ name, fee_ore, tax_rate, interval }: LeaseContractData['addons'][number]): string =>
    texts.addonLine(
      name,
      `${formatKronor(fromOre(Math.abs(fee_ore)))} (${addonIntervalLabel[interval].toLowerCase()})`,
      texts.addonVat(tax_rate),
    );
  const surcharges = addons.filter(({ fee_ore }) => fee_ore >= 0).map(toLine);
  const deductions = addons.filter(({ fee_ore }) => fee_ore < 0).map(toLine);
  return [
    ...(surcharges.length > 0 ? [texts.addons, ...surcharges] : []),
    ...(deductions.length > 0 ? [texts.deductions, ...deductions] : []),
  ];
};

const rentSection = (lease: LeaseContractData, kind: TemplateKind): ContractSection => {
  const { payment_interval: interval, tax_rate } = lease;
  const rent = formatRent(lease);
  return {
    title: texts.rent,
    paragraphs: [
      lease.fee_as_m2
        ? texts.rentByArea(`${formatPerSquareMetre(Number(lease.fee))}${intervalSuffix[interval]}`, rent)
        : texts.rentAmount(rent),
      tax_rate === 0 ? texts.noVat : texts.vat(tax_rate),
      ...addonLines(lease),
      interval === 'MONTHLY' ? texts.paidMonthly : texts.paidOtherwise(texts.interval[interval]),
      texts.late,
      ...(kind === 'DWELLING' ? [texts.dwellingChange] : []),
    ],
  };
};

const indexSection = (lease: LeaseContractData, input: IndexInput): ContractSection | undefined => {
  const { index_share: share, index_series: series, index_base: base, index_base_year: year } = input;
  if (share === null || base === null || year === null) return undefined;
  const yearRentOre = (calculateRentOre(lease) * 12) / monthsPerInterval[lease.payment_interval];
  const index = Number((base * EXAMPLE_RISE_FACTOR).toFixed(2));
  const supplement = indexSupplement({
    baseRentOre: yearRentOre,
    // It is a text with six decimals: 0.07 has no exact binary fraction.
    share: (share / 100).toFixed(6),
    baseIndex: base,
    index,
  });
  const baseRent = formatKronor(fromOre(Math.round((yearRentOre * share) / 100)));
  return {
    title: texts.index,
    paragraphs: [
      texts.indexShare(share, baseRent, series),
      texts.indexBase(year, formatNumber(base), series),
      texts.indexReplaced(series),
      texts.indexFloor,
      texts.indexExample(formatNumber(index), formatKronor(fromOre(supplement))),
    ],
  };
};

const conditionSection = (kind: TemplateKind): ContractSection => ({
  title: texts.condition,
  paragraphs: {
    DWELLING: [texts.dwellingCondition, texts.care, texts.order, texts.access, texts.subletting],
    PREMISES: [texts.premisesCondition, texts.care, texts.order, texts.access, texts.subletting],
    PARKING: [texts.parkingCare, texts.parkingSubletting],
  }[kind],
});

/** The sections of the contract in their order, without the parties and the signatures. */
export const contractSections = (
  lease: LeaseContractData,
  input: AgreementTemplateFields,
): ContractSection[] => {
  const { kind, depositOre, special_terms } = input;
  const index = indexSection(lease, input);
  return [
    objectSection(lease, kind),
    termSection(lease, kind),
    rentSection(lease, kind),
    ...(index ? [index] : []),
    ...(depositOre === null || depositOre === 0
      ? []
      : [{ title: texts.deposit, paragraphs: [texts.depositAmount(formatOre(depositOre))] }]),
    conditionSection(kind),
    ...(special_terms === null ? [] : [{ title: texts.special, paragraphs: special_terms.split(/\n+/) }]),
  ];
};
