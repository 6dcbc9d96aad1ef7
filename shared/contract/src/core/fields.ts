import './locale';
import * as yup from 'yup';

/** A required text with the length a form can show. */
export const text = (label: string, max = 200) => yup.string().trim().max(max).label(label).required();

/** A text that may be left out; an empty one becomes null. */
export const optionalText = (label: string, max = 200) =>
  yup
    .string()
    .trim()
    .max(max)
    .label(label)
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null);

export const longText = (label: string) => text(label, 10_000);
export const email = (label = 'E-post') =>
  yup.string().trim().lowercase().email().max(200).label(label).required();
export const optionalEmail = (label = 'E-post') => optionalText(label).email();

/** Primary key of a row: a positive integer. */
export const id = (label = 'Id') => yup.number().integer().min(1).label(label).required();
export const optionalId = (label = 'Id') =>
  yup.number().integer().min(1).label(label).nullable().default(null);

const localDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const existingDay = (value: string | null | undefined) => {
  if (value === null || value === undefined) return true;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};
const dateText = (label: string) =>
  yup
    .string()
    .label(label)
    .matches(localDate, { message: 'Ange ett datum som ÅÅÅÅ-MM-DD', excludeEmptyString: true })
    .test('day', 'Datumet finns inte i kalendern', (value) => existingDay(value));

/** A local date, YYYY-MM-DD, inclusive, Europe/Stockholm. */
export const date = (label: string) => dateText(label).required();
export const optionalDate = (label: string) =>
  dateText(label)
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable()
    .default(null);

/** A calendar month, YYYY-MM. */
export const optionalMonth = (label: string) =>
  yup
    .string()
    .label(label)
    .transform((value: unknown) => (value === '' ? null : value))
    .matches(/^\d{4}-(0[1-9]|1[0-2])$/, { message: 'Ange en månad som ÅÅÅÅ-MM', excludeEmptyString: true })
    .nullable()
    .default(null);

/** An instant as ISO 8601 in UTC. */
export const instant = () => yup.string().required();
export const optionalInstant = () => yup.string().nullable().defined();

/** Whether a number has no more decimals than that. */
export const hasDecimals = (value: number, decimals: number): boolean =>
  Number(value.toFixed(decimals)) === value;
const twoDecimals = (value: number | null | undefined) =>
  value === null || value === undefined || hasDecimals(value, 2);

/** An amount on the wire: SEK with at most two decimals. The server counts in öre. */
export const amount = (label: string) =>
  yup
    .number()
    .label(label)
    .min(-1_000_000_000)
    .max(1_000_000_000)
    .test(
      'ore',
      ({ label: of }: { label?: string }) => `${of ?? 'Beloppet'} får ha högst två decimaler`,
      twoDecimals,
    )
    .required();

/** Rent of an object or a lease: SEK, or SEK per m² with up to four decimals. */
export const fee = (label: string) => yup.number().label(label).min(0).max(100_000_000).required();
export const optionalFee = (label: string) =>
  yup.number().label(label).min(0).max(100_000_000).nullable().default(null);

export const flag = (label: string) => yup.boolean().label(label).required();
export const oneOf = <const T extends readonly string[]>(label: string, values: T) =>
  yup
    .string<T[number]>()
    .oneOf([...values] as T[number][])
    .label(label)
    .required();

export const taxRates = [0, 6, 12, 25] as const;
export type TaxRate = (typeof taxRates)[number];
/** VAT in percent. */
export const taxRate = (label = 'Moms') =>
  yup
    .number<TaxRate>()
    .oneOf([...taxRates])
    .label(label)
    .required();

/** What an answer carries: declared, never undefined. */
export const out = {
  text: () => yup.string().defined().ensure(),
  textOrNull: () => yup.string().nullable().defined(),
  number: () => yup.number().required(),
  numberOrNull: () => yup.number().nullable().defined(),
  flag: () => yup.boolean().required(),
  id: () => yup.number().integer().required(),
  idOrNull: () => yup.number().integer().nullable().defined(),
  date: () => yup.string().required(),
  dateOrNull: () => yup.string().nullable().defined(),
  list: <Item>(of: yup.ISchema<Item>) => yup.array().of(of).required(),
} as const;
