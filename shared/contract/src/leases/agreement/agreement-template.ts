import * as yup from 'yup';
import { choice, id, optionalText, text } from '../../core/fields';
import { MAX_AMOUNT_SEK } from '../../core/limits';
import { namedObject } from '../../core/named';

/** The kinds of lease that our own template is for. */
export const templateKinds = ['DWELLING', 'PREMISES', 'PARKING'] as const;
export type TemplateKind = (typeof templateKinds)[number];
export const templateKindLabel: Readonly<Record<TemplateKind, string>> = {
  DWELLING: 'Bostad',
  PREMISES: 'Lokal',
  PARKING: 'P-plats',
};

/**
 * The series of the consumer price index (KPI, whole index) by base year. SCB publishes the series of 1980 only through 2030
 * (D-15).
 */
export const indexSeries = ['1980', '2020'] as const;
export type IndexSeries = (typeof indexSeries)[number];
export const indexSeriesLabel: Readonly<Record<IndexSeries, string>> = {
  '1980': 'KPI, basår 1980',
  '2020': 'KPI, basår 2020',
};

const optionalNumber = (label: string) => yup.number().label(label).nullable().default(null);

/** What the template needs besides the lease. The index clause is for premises with a term of at least three years. */
export const agreementTemplateInput = namedObject('AgreementTemplateInput', {
  lease_id: id('Uthyrning'),
  kind: choice('Typ av avtal', templateKinds),
  name: text('Namn'),
  /** SEK */
  deposit: optionalNumber('Deposition').min(0).max(MAX_AMOUNT_SEK),
  /** Percent of the rent that follows the consumer price index. It is null for no index clause. */
  index_share: optionalNumber('Andel av hyran som följer index').moreThan(0).max(100),
  /** The series that the index number is from. The agreement names the series. Left out: 1980, as before there was a choice. */
  index_series: choice('Indexserie', indexSeries).default('1980'),
  /** The index number of October in the base year. */
  index_base: optionalNumber('Bastal').moreThan(0).max(10_000),
  index_base_year: optionalNumber('Basår').integer().min(1980).max(2100),
  special_terms: optionalText('Särskilda villkor', 5000),
});
export type AgreementTemplateInput = yup.InferType<typeof agreementTemplateInput>;
