import { taxRates } from '@husrum/contract/core';
import type { EntityType, TypeField } from '@husrum/contract/entity';
import { noticeTypeLabel, noticeTypes, paymentIntervalLabel, paymentIntervals } from '@husrum/contract/lease';
import { normalizeTitle } from './normalize-title.rules';

/** The columns that only an object with a lease has filled. */
export const leaseColumnKeys = [
  'tenant',
  'identifier',
  'email',
  'billing_email',
  'phone',
  'tenant_address',
  'tenant_postal_code',
  'tenant_city',
  'reference',
  'start',
  'stop',
  'notice_period',
] as const;

/** The columns that every type of object has. */
export const fixedColumnKeys = [
  'company',
  'organisation_number',
  'company_address',
  'company_postal_code',
  'company_city',
  'estate',
  'type',
  'name',
  'address',
  'postal_code',
  'city',
  'country',
  'rent_per_month',
  'rent_per_quarter',
  'rent_per_year',
  'rent_per_interval',
  'payment_interval',
  'tax_rate',
  ...leaseColumnKeys,
  'notice_unit',
] as const;
export type FixedColumnKey = (typeof fixedColumnKeys)[number];

/** `field yta` is the column of a field that only some types of objects have, by its normalized title. */
export type ColumnKey = FixedColumnKey | `field ${string}`;

export interface ImportColumn {
  readonly key: ColumnKey;
  readonly title: string;
  /** Other titles that mean the same. */
  readonly aliases?: readonly string[];
  /** What the sheet of explanations says about the column: whether it is needed, how to fill it in, and the allowed values. */
  readonly required: string;
  readonly format: string;
  readonly values?: string;
  /** The cell of the example row of the template. */
  readonly example?: string | number;
}

type FixedColumn = Omit<ImportColumn, 'key'>;

const YES = 'Ja';
const NO = 'Nej';
const FOR_NEW_COMPANY = 'För nya företag';
const FOR_LEASE = 'För uthyrda objekt';
const labels = (values: readonly string[]): string => values.join(', ');

const fixedColumns: Readonly<Record<FixedColumnKey, FixedColumn>> = {
  company: {
    title: 'Företag',
    aliases: ['Bolag', 'Företagsnamn', 'Hyresvärd'],
    required: 'Namn eller organisationsnummer',
    format: 'Företaget som äger objektet. Finns det redan används det.',
    example: 'Exempelfastigheter AB',
  },
  organisation_number: {
    title: 'Organisationsnummer',
    aliases: ['Org.nr', 'Orgnr', 'Företagets organisationsnummer'],
    required: FOR_NEW_COMPANY,
    format: 'NNNNNN-NNNN. Ett företag med numret används om det finns.',
    example: '556016-0680',
  },
  company_address: {
    title: 'Företagets adress',
    required: NO,
    format: 'För ett nytt företag. Tom: adressen på företagets första rad.',
  },
  company_postal_code: {
    title: 'Företagets postnummer',
    required: NO,
    format: 'Hör till företagets adress.',
  },
  company_city: { title: 'Företagets ort', required: NO, format: 'Hör till företagets adress.' },
  estate: {
    title: 'Fastighet',
    aliases: ['Ligger i', 'Fastighetens namn', 'Överordnat objekt'],
    required: NO,
    format:
      'Fastigheten som objektet ligger i. Finns den inte skapas den, med adressen på sin första rad. Tom: objektet ligger direkt under företaget.',
    example: 'Kv. Eken 1',
  },
  type: {
    title: 'Objektstyp',
    aliases: ['Typ', 'Objekttyp'],
    required: YES,
    format: 'Typen av objekt.',
    example: 'Lägenhet',
  },
  name: {
    title: 'Objektsnamn',
    aliases: ['Objekt', 'Namn', 'Objektnamn'],
    required: YES,
    format: 'Namnet på objektet, till exempel Lgh 1001. Finns det redan på samma ställe används det.',
    example: 'Lgh 1001',
  },
  address: {
    title: 'Adress',
    aliases: ['Gatuadress'],
    required: YES,
    format: 'Gata och nummer.',
    example: 'Storgatan 1',
  },
  postal_code: {
    title: 'Postnummer',
    aliases: ['Postnr'],
    required: YES,
    format: 'Fem siffror, med eller utan mellanslag.',
    example: '702 11',
  },
  city: {
    title: 'Ort',
    aliases: ['Postort', 'Stad'],
    required: YES,
    format: 'Postorten.',
    example: 'Örebro',
  },
  country: { title: 'Land', required: NO, format: 'Tom: Sverige.', example: 'Sverige' },
  rent_per_month: {
    title: 'Hyra per månad',
    aliases: ['Månadshyra', 'Hyra kr/mån'],
    required: 'En av hyreskolumnerna, för allt som hyrs ut',
    format: 'Kronor utan moms, till exempel 8 500,50. Räknas om till betalningsintervallet.',
    example: 8500,
  },
  rent_per_quarter: {
    title: 'Hyra per kvartal',
    aliases: ['Kvartalshyra'],
    required: 'En av hyreskolumnerna',
    format: 'Kronor utan moms.',
  },
  rent_per_year: {
    title: 'Hyra per år',
    aliases: ['Årshyra'],
    required: 'En av hyreskolumnerna',
    format: 'Kronor utan moms.',
  },
  rent_per_interval: {
    title: 'Hyra per betalningsintervall',
    // A file with only a rent and an interval means the rent of the interval.
    aliases: ['Hyra'],
    required: 'En av hyreskolumnerna',
    format: 'Kronor utan moms för det intervall som står i Betalningsintervall.',
  },
  payment_interval: {
    title: 'Betalningsintervall',
    aliases: ['Intervall', 'Betalas'],
    required: NO,
    format: 'Hur ofta hyran betalas. Tom: som hyran är angiven.',
    values: labels(paymentIntervals.map((interval) => paymentIntervalLabel[interval])),
    example: 'Månad',
  },
  tax_rate: {
    title: 'Moms',
    aliases: ['Momssats', 'Moms (%)'],
    required: NO,
    format: 'Momsen på hyran i procent. Tom: det vanliga för objektstypen.',
    values: labels(taxRates.map(String)),
    example: 0,
  },
  tenant: {
    title: 'Hyresgäst',
    aliases: ['Hyresgästens namn'],
    required: FOR_LEASE,
    format: 'Namnet. Tom: objektet är vakant, och övriga kolumner om uthyrningen ska vara tomma.',
    example: 'Anna Andersson',
  },
  identifier: {
    title: 'Personnummer/organisationsnummer',
    aliases: ['Personnummer', 'Person-/organisationsnummer', 'Hyresgästens organisationsnummer'],
    required: FOR_LEASE,
    format: 'ÅÅÅÅMMDD-XXXX eller NNNNNN-NNNN. En hyresgäst med numret används om den finns.',
    example: '19850412-2386',
  },
  email: {
    title: 'Mejladress',
    aliases: ['E-post', 'Mejl', 'Mail', 'E-postadress', 'Epost'],
    required: NO,
    format: 'Hyresgästens mejladress.',
    example: 'anna@example.se',
  },
  billing_email: {
    title: 'Mejladress för hyresavier',
    aliases: ['Faktura-e-post', 'E-post för hyresavier', 'Fakturamejl', 'Faktura e-post'],
    required: NO,
    format: 'Dit hyresavierna skickas. Tom: till Mejladress.',
  },
  phone: {
    title: 'Telefon',
    aliases: ['Telefonnummer', 'Mobil', 'Mobiltelefon'],
    required: 'För nya hyresgäster',
    format: 'Till exempel 070-123 45 67. Utländska nummer börjar med +.',
    example: '070-174 06 05',
  },
  tenant_address: {
    title: 'Hyresgästens adress',
    required: NO,
    format: 'För en ny hyresgäst. Tom: adressen på lägenheten, villan eller lokalen.',
  },
  tenant_postal_code: {
    title: 'Hyresgästens postnummer',
    required: NO,
    format: 'Hör till hyresgästens adress.',
  },
  tenant_city: { title: 'Hyresgästens ort', required: NO, format: 'Hör till hyresgästens adress.' },
  reference: {
    title: 'Kontraktets referens',
    aliases: ['Referens', 'Kontraktsnummer', 'Avtalsnummer'],
    required: NO,
    format: 'Till exempel ett kontraktsnummer.',
    example: 'K-1001',
  },
  start: {
    title: 'Start',
    aliases: ['Startdatum', 'Från', 'Inflyttning'],
    required: NO,
    format: 'Första dagen: ÅÅÅÅ-MM-DD. Tom: dagen för importen.',
    example: '2026-12-01',
  },
  stop: {
    title: 'Slut',
    aliases: ['Slutdatum', 'Till', 'Till och med'],
    required: NO,
    format: 'Sista dagen: ÅÅÅÅ-MM-DD. Tom: tills vidare.',
  },
  notice_period: {
    title: 'Uppsägningstid',
    required: NO,
    format: 'Antal och enhet, till exempel 3 månader. Tom: den som lagen anger.',
    example: 3,
  },
  notice_unit: {
    title: 'Uppsägningstidens enhet',
    aliases: ['Enhet', 'Uppsägningstid enhet'],
    required: NO,
    format: 'Om den inte står i Uppsägningstid. Tom: månader.',
    values: labels(noticeTypes.map((type) => noticeTypeLabel[type])),
    example: 'Månader',
  },
};

const formatByFieldType: Readonly<Record<TypeField['type'], string>> = {
  string: 'Text.',
  number: 'Ett tal.',
  boolean: 'Ja eller Nej. Tom: Nej.',
  list: 'Ett av värdena.',
};
const exampleByField: Readonly<Record<string, string | number>> = {
  lägenhetsnummer: '1001',
  yta: 62.5,
  'antal rum': '2 rok',
  våning: 3,
};

export const fieldColumnKey = (title: string): ColumnKey => `field ${normalizeTitle(title)}`;

/** The columns of the fields that only some types have. Fields of several types with one title share a column. */
const toFieldColumns = (types: readonly EntityType[]): ImportColumn[] => {
  const byKey = new Map<ColumnKey, { field: TypeField; types: string[]; options: Set<string> }>();
  for (const type of types)
    for (const field of type.fields) {
      const key = fieldColumnKey(field.title);
      const column = byKey.get(key) ?? { field, types: [], options: new Set<string>() };
      column.types.push(type.name);
      for (const option of field.options) column.options.add(option);
      byKey.set(key, column);
    }
  return [...byKey].map(([key, { field, types: names, options }]) => ({
    key,
    title: field.title,
    required: NO,
    format: `${formatByFieldType[field.type]} För ${labels(names)}.`,
    ...(options.size > 0 ? { values: labels([...options]) } : {}),
    ...(exampleByField[normalizeTitle(field.title)] === undefined
      ? {}
      : { example: exampleByField[normalizeTitle(field.title)] }),
  }));
};

/** All columns in the order of the template: the fields of the types stand before the rent. */
export const listImportColumns = (types: readonly EntityType[]): ImportColumn[] => {
  const fixed = fixedColumnKeys.map((key): ImportColumn => {
    const column = { key, ...fixedColumns[key] };
    return key === 'type' ? { ...column, values: labels(types.map(({ name }) => name)) } : column;
  });
  const rentAt = fixedColumnKeys.indexOf('rent_per_month');
  return [...fixed.slice(0, rentAt), ...toFieldColumns(types), ...fixed.slice(rentAt)];
};

export const columnTitle = (key: FixedColumnKey): string => fixedColumns[key].title;

/** The columns that a file must have. */
export const requiredColumnKeys: readonly FixedColumnKey[] = [
  'type',
  'name',
  'address',
  'postal_code',
  'city',
];
