import type { LocalDate } from '@husrum/format';

export interface PublishedRate {
  readonly from: LocalDate;
  /** Percent. */
  readonly percent: number;
  /** The public file in which it was read, and its day. */
  readonly source: string;
}

/** The page as it stood while its first line was 1 July – 31 December 2024. */
const riksbank =
  'Riksbanken, riksbank.se/sv/statistik/rantor-och-valutakurser/referensranta, sidan som den stod under andra halvåret 2024';
/** A copy of the Riksbank's decisions, with the day on which its author checked it: its own page could not be read for these. */
const copy =
  'Avskrift av Riksbankens beslut: github.com/heke99/nordklart, lib/invoices/late-payment-interest.ts, kontrollerad där 2026-09-24. Jämför med riksbank.se';

/** The reference rates that were found in a public file. Others are missing until a person types them (docs/domain-rules.md, D-16). */
export const publishedRates: readonly PublishedRate[] = [
  { from: '2018-01-01', percent: -0.5, source: riksbank },
  { from: '2018-07-01', percent: -0.5, source: riksbank },
  { from: '2019-01-01', percent: -0.5, source: riksbank },
  { from: '2019-07-01', percent: 0, source: riksbank },
  { from: '2020-01-01', percent: 0, source: riksbank },
  { from: '2020-07-01', percent: 0, source: riksbank },
  { from: '2021-01-01', percent: 0, source: riksbank },
  { from: '2021-07-01', percent: 0, source: riksbank },
  { from: '2022-01-01', percent: 0, source: riksbank },
  { from: '2022-07-01', percent: 0.5, source: riksbank },
  { from: '2023-01-01', percent: 2.5, source: riksbank },
  { from: '2023-07-01', percent: 3.5, source: riksbank },
  { from: '2024-01-01', percent: 4, source: riksbank },
  { from: '2024-07-01', percent: 4, source: riksbank },
  { from: '2025-01-01', percent: 3, source: copy },
  { from: '2025-07-01', percent: 2, source: copy },
  { from: '2026-01-01', percent: 2, source: copy },
  { from: '2026-07-01', percent: 2, source: copy },
];
