import * as yup from 'yup';
import { cleanText } from './clean-text';
import { isDeliverableEmail } from './is-deliverable-email';
import { MAX_AMOUNT_SEK, MAX_DATE, MAX_FEE_SEK, MAX_QUANTITY, MIN_DATE } from './limits';
import { invalidEmailText } from './locale';
import { namedObject } from './named';

const clean = (max: number) => (value: unknown) =>
  typeof value === 'string' ? cleanText(value, max) : value;

/** A required text of at most `max` characters. */
export const text = (label: string, max = 200) =>
  yup.string().transform(clean(max)).trim().max(max).label(label).required();

/** A text that may be left out. An empty text becomes null. */
export const optionalText = (label: string, max = 200) =>
  yup
    .string()
    .transform(clean(max))
    .trim()
    .max(max)
    .label(label)
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null);

export const longText = (label: string) => text(label, 10_000);
const deliverable = (value: string | null | undefined) => !value || isDeliverableEmail(value);
export const email = (label = 'Mejladress') =>
  yup
    .string()
    .trim()
    .lowercase()
    .email()
    .test('deliverable', invalidEmailText, deliverable)
    .max(200)
    .label(label)
    .required();
export const optionalEmail = (label = 'Mejladress') =>
  optionalText(label).email().test('deliverable', invalidEmailText, deliverable);

/**
 * `updated_at` of the row as the caller read it. If somebody has changed the row since, the call answers 409
 * (docs/domain-rules.md, D-22). Left out or null: not checked.
 */
export const seenUpdatedAt = () => yup.string().nullable().default(null);

/** The id of a row in the database: a positive integer. */
export const id = (label = 'Id') => yup.number().integer().min(1).label(label).required();
export const optionalId = (label = 'Id') =>
  yup.number().integer().min(1).label(label).nullable().default(null);

const localDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const isCalendarDay = (value: string | null | undefined) => {
  // An empty text is reported as missing.
  if (value === null || value === undefined || value === '') return true;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};
const dateText = (label: string) =>
  yup
    .string()
    .label(label)
    .matches(localDate, { message: 'Ange ett datum som ÅÅÅÅ-MM-DD', excludeEmptyString: true })
    .test('day', 'Datumet finns inte i kalendern', (value) => isCalendarDay(value))
    .test('earliest', `${label} kan vara tidigast ${MIN_DATE}`, (value) => !value || value >= MIN_DATE)
    .test('latest', `${label} kan vara senast ${MAX_DATE}`, (value) => !value || value <= MAX_DATE);

/** A local date, YYYY-MM-DD, inclusive, Europe/Stockholm. */
export const date = (label: string) => dateText(label).required();
export const optionalDate = (label: string) =>
  dateText(label)
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null);

const unixSecondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
const instantRangeText = 'Ange ett datum mellan 1800 och 2200';
/** An instant as Unix time in seconds. The range is narrow enough to refuse a present time in milliseconds. */
export const optionalUnixSeconds = (label: string) =>
  yup
    .number()
    .integer()
    .min(unixSecondsOf('1800-01-01'), instantRangeText)
    .max(unixSecondsOf('2200-01-01'), instantRangeText)
    .label(label)
    .nullable()
    .default(null);

/** A calendar month, YYYY-MM, that may be left out. */
export const optionalMonth = (label: string) =>
  yup
    .string()
    .label(label)
    .transform((value: unknown) => (value === '' ? null : value))
    .matches(/^\d{4}-(0[1-9]|1[0-2])$/, { message: 'Ange en månad som ÅÅÅÅ-MM', excludeEmptyString: true })
    .test(
      'range',
      `${label} ska vara mellan ${MIN_DATE.slice(0, 7)} och ${MAX_DATE.slice(0, 7)}`,
      (value) => !value || (value >= MIN_DATE.slice(0, 7) && value <= MAX_DATE.slice(0, 7)),
    )
    .nullable()
    .default(null);

/** Whether the number has at most `decimals` decimals. */
export const hasAtMostDecimals = (value: number, decimals: number): boolean =>
  Number(value.toFixed(decimals)) === value;
const hasAtMostTwoDecimals = (value: number | null | undefined) =>
  value === null || value === undefined || hasAtMostDecimals(value, 2);

/** An amount in SEK with at most two decimals. The server calculates in öre. */
export const amount = (label: string) =>
  yup
    .number()
    .label(label)
    .min(-MAX_AMOUNT_SEK)
    .max(MAX_AMOUNT_SEK)
    .test(
      'ore',
      ({ label: name }: { label?: string }) => `${name ?? 'Beloppet'} får ha högst två decimaler`,
      hasAtMostTwoDecimals,
    )
    .required();

/** An amount in SEK that is not negative and may be left out, with at most two decimals. */
export const optionalAmount = (label: string) =>
  yup
    .number()
    .label(label)
    .min(0)
    .max(MAX_AMOUNT_SEK)
    .test('ore', `${label} får ha högst två decimaler`, hasAtMostTwoDecimals)
    .nullable()
    .default(null);

/** The quantity of a row, such as hours: at most four decimals, negative for a deduction. */
export const quantity = (label = 'Antal') =>
  yup
    .number()
    .label(label)
    .min(-MAX_QUANTITY)
    .max(MAX_QUANTITY)
    .test(
      'decimals',
      `${label} får ha högst fyra decimaler`,
      (value) => typeof value !== 'number' || hasAtMostDecimals(value, 4),
    )
    .required();

/** Rent of an object or a lease in SEK, or in SEK per m². The schemas that use it check the decimals. */
export const fee = (label: string) => yup.number().label(label).min(0).max(MAX_FEE_SEK).required();
export const optionalFee = (label: string) =>
  yup.number().label(label).min(0).max(MAX_FEE_SEK).nullable().default(null);

export const flag = (label: string) => yup.boolean().label(label).required();

/** A field with one of the given values, required: `choice('Typ', ticketTypes)`. */
export const choice = <const T extends string>(label: string, values: readonly T[]) =>
  yup.string().oneOf(values).label(label).required();
/** A field with one of the given values that may be left out, as in the filters of a list. */
export const optionalChoice = <const T extends string>(values: readonly T[], label?: string) => {
  const schema = yup.string().oneOf(values);
  return label === undefined ? schema : schema.label(label);
};

export const taxRates = [0, 6, 12, 25] as const;
export type TaxRate = (typeof taxRates)[number];
/** VAT in percent. */
export const taxRate = (label = 'Moms') => yup.number<TaxRate>().oneOf(taxRates).label(label).required();

/** Fields of responses: always present, null where the name says so. */
export const output = {
  text: () => yup.string().defined().ensure(),
  textOrNull: () => yup.string().nullable().defined(),
  number: () => yup.number().required(),
  numberOrNull: () => yup.number().nullable().defined(),
  flag: () => yup.boolean().required(),
  choice: <const T extends string>(values: readonly T[]) => yup.string().oneOf(values).required(),
  choiceOrNull: <const T extends string>(values: readonly T[]) =>
    yup.string().oneOf(values).nullable().defined(),
  id: () => yup.number().integer().required(),
  idOrNull: () => yup.number().integer().nullable().defined(),
  date: () => yup.string().required(),
  dateOrNull: () => yup.string().nullable().defined(),
  list: <Item>(item: yup.ISchema<Item>) => yup.array().of(item).required(),
} as const;

/** Another row, by its id and the name that people know it by. */
export const reference = namedObject('Reference', { id: output.id(), name: output.text() });
