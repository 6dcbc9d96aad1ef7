import type { Fields } from './problem';
import { savedValuesTexts as texts } from './saved-values.texts';

/** How the values of some fields are written. Null: the value says nothing to a reader, such as an id. */
type SavedValueFormats = Readonly<Record<string, ((value: unknown) => string) | null>>;

/** The format of a value with one of the given labels. */
export const labelled =
  (labels: Readonly<Record<string, string>>) =>
  (value: unknown): string =>
    labels[String(value)] ?? String(value);

/** A longer text is cut: a message stands below a field. */
const MAX_LENGTH = 120;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const isSame = (stored: unknown, sent: unknown): boolean =>
  (isEmpty(stored) && isEmpty(sent)) ||
  stored === sent ||
  // The database returns some numbers as texts.
  (typeof sent === 'number' && typeof stored === 'string' && Number(stored) === sent);

const toText = (value: unknown): string | null => {
  if (isEmpty(value)) return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value !== 'string') return null;
  return value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH)}…` : value;
};

/** For each sent field that differs from the stored row, a message with the stored value: `Nu sparat: Storgatan 1`. */
export const savedValues = (stored: object, sent: object, formats: SavedValueFormats = {}): Fields => {
  const storedValues = new Map<string, unknown>(Object.entries(stored));
  const differing = Object.entries(sent).filter(
    ([key, value]) => value !== undefined && storedValues.has(key) && !isSame(storedValues.get(key), value),
  );
  return Object.fromEntries(
    differing.map(([key]) => {
      const value = storedValues.get(key);
      const format = formats[key];
      const text = format === undefined || isEmpty(value) ? toText(value) : (format?.(value) ?? null);
      return [key, [text === null ? texts.changed : texts.saved(text)]];
    }),
  );
};
