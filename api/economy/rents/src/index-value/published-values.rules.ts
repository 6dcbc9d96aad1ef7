import type { IndexSeries } from '@husrum/contract/agreement';
import type { LocalDate } from '@husrum/format';

/** An index number with where it is from, as letters and explanations name it. */
export interface KnownIndex {
  readonly value: string;
  readonly source: string;
}

/** An index number that we have read in a public source. */
interface PublishedValue extends KnownIndex {
  readonly series: IndexSeries;
  /** The year of the October. */
  readonly year: number;
  /** The day on which the source was read. */
  readonly readOn: LocalDate;
}

const scb = {
  source: 'SCB, Konsumentprisindex (1980=100), fastställda tal (scb.se, tabellen med månader och år)',
  readOn: '2026-11-30',
};
const bjornLunden = {
  source: 'Björn Lundén, Konsumentprisindex (KPI), aktuella och historiska tal (bjornlunden.com)',
  readOn: '2026-11-30',
};

/** October of the whole consumer price index, 1980 = 100, as SCB has fixed it. */
const octobers: readonly (readonly [year: number, value: string, origin: typeof scb])[] = [
  [2005, '282.40', scb],
  [2006, '286.07', scb],
  [2007, '293.85', scb],
  [2008, '305.56', scb],
  [2009, '301.11', scb],
  [2010, '305.57', scb],
  [2011, '313.42', scb],
  [2012, '314.59', scb],
  [2013, '314.40', scb],
  [2014, '314.02', scb],
  [2015, '314.29', scb],
  [2016, '318.00', scb],
  [2017, '323.38', scb],
  [2018, '330.72', scb],
  [2019, '336.04', scb],
  [2020, '336.97', scb],
  [2021, '346.44', scb],
  [2022, '384.04', scb],
  [2023, '409.07', scb],
  [2024, '415.51', bjornLunden],
];

/**
 * The index numbers that are known without being typed (docs/domain-rules.md, D-30). A number is added here only when it was read in a
 * source that anybody can read; the others are missing until a user types them. No number of the series 2020 = 100 was found.
 */
export const publishedValues: readonly PublishedValue[] = octobers.map(([year, value, origin]) => ({
  series: '1980',
  year,
  value,
  ...origin,
}));
