import { leaseTexts } from '@husrum/api-leases';
import { addressInput } from '@husrum/contract/address';
import { checkDigitText } from '@husrum/contract/company';
import { type TaxRate, taxRates } from '@husrum/contract/core';
import {
  type EntityType,
  entityInputForType,
  entityKindLabel,
  type TypeField,
} from '@husrum/contract/entity';
import {
  intervalSuffix,
  leaseInput,
  type PaymentInterval,
  statutoryNoticePeriod,
} from '@husrum/contract/lease';
import { tenantInput } from '@husrum/contract/tenant';
import { formatKronor, type LocalDate, parseIdentityNumber, parseOrganisationNumber } from '@husrum/format';
import { checkInput } from './check-input';
import { type ColumnKey, fieldColumnKey, leaseColumnKeys } from './import.columns';
import { importTexts } from './import.texts';
import {
  type CellResult,
  type ImportCell,
  matchOption,
  readDate,
  readFlag,
  readIdentifier,
  readNoticePeriod,
  readNumber,
  readPhone,
  readTaxRate,
  readText,
  toText,
} from './import-cell.rules';
import type { ParsedLease, ParsedRow, ParsedTenant, RowProblem } from './import-row.types';
import { normalizeName, normalizeTitle } from './normalize-title.rules';
import { type ImportedRent, readRent } from './read-rent.rules';

export interface RawRow {
  /** The number of the row in the sheet. */
  readonly row: number;
  /** The cells by column. Columns that the file does not have are absent. */
  readonly cells: ReadonlyMap<ColumnKey, ImportCell>;
}

/** The types of objects with their schemas, which are expensive to make. */
export interface TypeCatalogue {
  readonly types: readonly EntityType[];
  readonly schemas: ReadonlyMap<number, ReturnType<typeof entityInputForType>>;
}

export const toTypeCatalogue = (types: readonly EntityType[]): TypeCatalogue => ({
  types,
  schemas: new Map(types.map((type) => [type.id, entityInputForType(type)])),
});

const leaseTerms = leaseInput.omit(['entity_id']);

/** Further words for a kind of object, besides the name of its type and the label of the kind. */
const wordsByKind: Readonly<Record<EntityType['kind'], readonly string[]>> = {
  estates: ['byggnad', 'hus', 'hyreshus'],
  apartments: ['lgh', 'bostad', 'bostadslägenhet'],
  premises: ['butik', 'kontor', 'butikslokal'],
  villas: ['småhus', 'radhus'],
  vacancies: ['förråd', 'källare'],
  parkings: ['p plats', 'parkeringsplats', 'garage', 'garageplats', 'bilplats'],
};

const findType = (text: string, types: readonly EntityType[]): EntityType | undefined => {
  const word = normalizeTitle(text);
  return types.find(({ kind, name }) =>
    [name, entityKindLabel[kind].one, entityKindLabel[kind].many, ...wordsByKind[kind]].some(
      (known) => normalizeTitle(known) === word,
    ),
  );
};

/** Reads the cells of one row and collects what cannot be read. */
const createReader = ({ row, cells }: RawRow) => {
  const problems: RowProblem[] = [];
  const cellOf = (key: ColumnKey): ImportCell => cells.get(key) ?? null;
  const report = (column: ColumnKey | null, message: string): void => {
    problems.push({ row, column, message });
  };
  const accept = <T>(column: ColumnKey, { value, error }: CellResult<T>): T | null => {
    if (error !== undefined) report(column, error);
    return value ?? null;
  };
  return {
    problems,
    cellOf,
    report,
    accept,
    text: (key: ColumnKey): string | null => accept(key, readText(cellOf(key))),
    isFilled: (key: ColumnKey): boolean => toText(cellOf(key)) !== '',
  };
};
type Reader = ReturnType<typeof createReader>;

const readField = (reader: Reader, { title, type, options }: TypeField): string | number | boolean | null => {
  const key = fieldColumnKey(title);
  const cell = reader.cellOf(key);
  if (type === 'number') return reader.accept(key, readNumber(cell));
  if (type === 'boolean') return reader.accept(key, readFlag(cell));
  const text = reader.accept(key, readText(cell));
  return text === null || type === 'string' ? text : matchOption(text, options);
};

/** The values of the type's own fields. A filled cell of a field that other types have is a problem. */
const readFields = (
  reader: Reader,
  type: EntityType,
  columns: readonly ColumnKey[],
  titles: ReadonlyMap<ColumnKey, string>,
) => {
  const own = new Set(type.fields.map(({ title }) => fieldColumnKey(title)));
  for (const column of columns)
    if (column.startsWith('field ') && !own.has(column) && reader.isFilled(column))
      reader.report(column, importTexts.fieldOfOtherType(type.name, titles.get(column) ?? column));
  return Object.fromEntries(
    // An empty cell gets the default of its field.
    type.fields.flatMap((field) => {
      const value = readField(reader, field);
      return value === null ? [] : [[field.key, value]];
    }),
  );
};

const readType = (reader: Reader, types: readonly EntityType[]): EntityType | undefined => {
  const text = reader.text('type');
  if (text === null) {
    if (!reader.isFilled('type')) reader.report('type', importTexts.typeMissing);
    return undefined;
  }
  const type = findType(text, types);
  if (type === undefined) reader.report('type', importTexts.type(types.map(({ name }) => name)));
  return type;
};

const readCompany = (
  reader: Reader,
  today: LocalDate,
  address: ParsedRow['address'],
): ParsedRow['company'] => {
  const name = reader.text('company');
  const typed = reader.accept('organisation_number', readIdentifier(reader.cellOf('organisation_number')));
  const number = typed === null ? null : (parseOrganisationNumber(typed, today)?.canonical ?? null);
  if (typed !== null && number === null)
    reader.report('organisation_number', checkDigitText.organisation_number);
  if (!reader.isFilled('company') && !reader.isFilled('organisation_number'))
    reader.report('company', importTexts.companyMissing);
  const street = reader.text('company_address');
  const own = {
    address: street ?? '',
    postal_code: reader.text('company_postal_code') ?? '',
    city: reader.text('company_city') ?? '',
    country: address.country,
  };
  return {
    name,
    number,
    hasOwnAddress: street !== null,
    input: {
      name: name ?? undefined,
      organisation_number: number ?? undefined,
      ...(street === null ? address : own),
    },
  };
};

const readTenant = (reader: Reader, today: LocalDate, country: string): ParsedTenant => {
  const name = reader.text('tenant');
  const typed = reader.accept('identifier', readIdentifier(reader.cellOf('identifier')));
  const person = typed === null ? null : parseIdentityNumber(typed, 'person', today);
  const identifier = typed === null ? null : (person ?? parseIdentityNumber(typed, 'organisation', today));
  if (typed !== null && identifier === null) reader.report('identifier', importTexts.identifier);
  if (!reader.isFilled('tenant') && !reader.isFilled('identifier'))
    reader.report('tenant', importTexts.tenantMissing);
  const street = reader.text('tenant_address');
  const place = {
    postal_code: reader.text('tenant_postal_code') ?? '',
    city: reader.text('tenant_city') ?? '',
  };
  const hasAddress = street !== null || place.postal_code !== '' || place.city !== '';
  return {
    name,
    identifier,
    input: checkInput(tenantInput, {
      name: name ?? '',
      identifier: identifier ?? typed ?? '',
      organisation: person === null,
      phone: reader.accept('phone', readPhone(reader.cellOf('phone'))) ?? '',
      email: reader.text('email'),
      billing_email: reader.text('billing_email'),
    }),
    address: hasAddress ? checkInput(addressInput, { address: street ?? '', ...place, country }) : null,
  };
};

const toTaxRate = (rate: number): TaxRate => taxRates.find((taxRate) => taxRate === rate) ?? 0;

const readLease = (
  reader: Reader,
  {
    type,
    tenant,
    rent,
    today,
  }: { type: EntityType; tenant: ParsedTenant; rent: ImportedRent; today: LocalDate },
): ParsedLease => {
  const isOrganisation = tenant.input.value?.organisation ?? false;
  const start = reader.accept('start', readDate(reader.cellOf('start'), today));
  const notice = reader.accept(
    'notice_period',
    readNoticePeriod(reader.cellOf('notice_period'), reader.cellOf('notice_unit')),
  );
  const terms = checkInput(leaseTerms, {
    reference: reader.text('reference'),
    start: start ?? today,
    stop: reader.accept('stop', readDate(reader.cellOf('stop'), today)),
    fee: rent.fee ?? undefined,
    fee_as_m2: false,
    tax_rate:
      reader.accept('tax_rate', readTaxRate(reader.cellOf('tax_rate'))) ??
      toTaxRate(isOrganisation ? type.organisation_tax_rate : type.private_tax_rate),
    payment_interval: rent.interval,
    ...(notice ?? statutoryNoticePeriod[type.kind]),
  });
  return { terms, hasStart: start !== null };
};

const describeRent = (fee: number | null, interval: PaymentInterval): string | null =>
  fee === null ? null : `${formatKronor(fee)}${intervalSuffix[interval]}`;

/** Reads one row. What depends on other rows and on the portfolio is decided by `planImport`. */
export const parseImportRow = (
  raw: RawRow,
  { types, schemas }: TypeCatalogue,
  { today, titles }: { today: LocalDate; titles: ReadonlyMap<ColumnKey, string> },
): ParsedRow => {
  const reader = createReader(raw);
  const address = {
    address: reader.text('address') ?? '',
    postal_code: reader.text('postal_code') ?? '',
    city: reader.text('city') ?? '',
    country: reader.text('country') ?? 'Sverige',
  };
  const company = readCompany(reader, today, address);
  const type = readType(reader, types);
  const estate = reader.text('estate');
  const isEstate = type !== undefined && type.rentable !== 1;
  const name = reader.text('name') ?? (isEstate ? estate : null);
  if (isEstate && estate !== null && name !== null && normalizeName(estate) !== normalizeName(name))
    reader.report('estate', importTexts.estateInEstate);
  const rent = readRent(reader.cellOf);
  for (const { column, message } of rent.problems) reader.report(column, message);
  if (isEstate && rent.fee !== null) reader.report(rent.column, importTexts.rentWithoutRental);
  const entity =
    type === undefined
      ? null
      : checkInput(schemas.get(type.id) ?? entityInputForType(type), {
          name: name ?? '',
          ...address,
          entity_type_id: type.id,
          // A rent that cannot be read has a problem of its own.
          fee: rent.fee ?? (rent.problems.length > 0 ? 0 : null),
          payment_interval: rent.interval,
          fee_as_m2: false,
          fields: readFields(reader, type, [...raw.cells.keys()], titles),
        });
  const isLet = leaseColumnKeys.some(reader.isFilled);
  if (isLet && isEstate) reader.report('tenant', leaseTexts.notRentable);
  const tenant = isLet && !isEstate ? readTenant(reader, today, address.country) : null;
  const lease =
    tenant !== null && type !== undefined ? readLease(reader, { type, tenant, rent, today }) : null;
  return {
    row: raw.row,
    problems: reader.problems,
    warnings:
      rent.fee === 0 && !isEstate
        ? [{ row: raw.row, column: rent.column, message: importTexts.zeroRent }]
        : [],
    company,
    estate: isEstate ? null : estate,
    type,
    name,
    address,
    entity,
    tenant,
    lease,
    rentColumn: rent.column,
    rent: describeRent(rent.fee, rent.interval),
    start: lease?.terms.value?.start ?? null,
  };
};
