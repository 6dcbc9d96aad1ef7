import type { JsonSchema, Random } from '@husrum/api-platform/testing';

const LONG = 'å'.repeat(5000);

/** Values that are invalid for most fields, or at the limit of what is valid. */
const hostileValues: readonly unknown[] = [
  ...['', ' ', '\t\n', '\u0000', 'a\u0000b', '\ud800', '\u202e', '💥', LONG, '%', '%%', '_', '\\', "'", '"'],
  ...[
    "'; drop table lease; --",
    '{{7*7}}',
    '<script>',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...[
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    '1e21',
    '1e999',
    '0x10',
    '1_000',
    '١٢٣',
    '1,5',
  ],
  ...['0000-00-00', '0001-01-01', '9999-12-31', '10000-01-01', '-000001-01-01', '2026-02-30', '2026-13-45'],
  ...['2026-12-1', '20261201', '2026-12-01T00:00:00Z', '2026-13', '0000-01', '9999-12', '24:61'],
  ...[null, true, false, [], {}, [[]], [null], [[[[[]]]]], [1, 2], ['a', 'b'], { a: 1 }, { length: 3 }],
  ...[{ toString: 1 }, { constructor: { prototype: {} } }, { by: 'id; --', order: [] }, { $gt: '' }],
  ...[
    0,
    -1,
    0.5,
    -0.0001,
    1e-7,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 32,
    2 ** 53 - 1,
    2 ** 53,
    1e15,
    1e21,
    -1e21,
    1e308,
  ],
];

export const pickHostileValue = (random: Random): unknown => random.pick(hostileValues);

const hostileTexts: readonly string[] = [
  ...['0', '-1', '1.5', '1e21', '9007199254740991', '9007199254740992', '99999999999999999999'],
  ...[
    'abc',
    '%00',
    '%',
    '%zz',
    '%ff',
    '%2e%2e',
    '..',
    '.',
    '%2f',
    '%5c',
    'null',
    'NaN',
    "'",
    ' ',
    '💥',
    'x'.repeat(3000),
  ],
];
/** A part of a path. Some are no valid URL. */
export const pickHostileSegment = (random: Random): string => random.pick(hostileTexts);

const plausibleTexts: Readonly<Record<string, readonly string[]>> = {
  identifier: ['19850412-2386', '850412-2386', '559999-0016'],
  organisation_number: ['559999-0016', '556016-0680'],
  phone: ['070-174 06 05', '+47 22 12 34 56'],
  postal_code: ['703 61', '70211'],
  country: ['Sverige', 'Norge'],
  bankgiro: ['5050-1055', '991-2346'],
  plusgiro: ['4-2'],
  swish: ['123 118 11 89', '1231181189'],
};
const dates: readonly string[] = ['2026-11-20', '2026-12-01', '2027-02-28', '2025-01-01', '2030-12-31'];
const words: readonly string[] = ['Storgatan 1', 'Lgh 1102', 'Bo Ek', 'å', 'a@example.se', '7', '10', 'true'];

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = ({ type, anyOf }: JsonSchema): unknown => {
  if (Array.isArray(anyOf) && isRecord(anyOf[0])) return anyOf[0].type;
  return Array.isArray(type) ? type[0] : type;
};

const pickPlausibleText = (name: string, { pattern, format }: JsonSchema, random: Random): string => {
  const known = plausibleTexts[name];
  if (known) return random.pick(known);
  if (format === 'email') return `fuzz${random.integer(0, 999)}@example.se`;
  if (typeof pattern === 'string' || /(_at|date|start|stop|from|until|on)$/.test(name))
    return random.pick(dates);
  return random.pick(words);
};

const pickPlausibleNumber = (
  name: string,
  { minimum, maximum }: JsonSchema,
  random: Random,
  ids: readonly number[],
): number => {
  if (/(^|_)ids?$/.test(name)) return ids[random.integer(0, ids.length - 1)] ?? 1;
  const low = typeof minimum === 'number' ? minimum : 0;
  const high = typeof maximum === 'number' ? Math.min(maximum, low + 10_000) : low + 100;
  return random.chance(0.7) ? random.integer(low, high) : high;
};

/** A value that the schema mostly accepts, with hostile values in a few of its parts. */
export const makeValue = (
  schema: JsonSchema,
  name: string,
  random: Random,
  ids: readonly number[],
): unknown => {
  if (random.chance(0.07)) return pickHostileValue(random);
  const { enum: choices, properties, items } = schema;
  if (Array.isArray(choices) && choices.length > 0) return choices[random.integer(0, choices.length - 1)];
  const type = typeOf(schema);
  if (type === 'object' && isRecord(properties)) {
    const entries = Object.entries(properties)
      .filter(() => !random.chance(0.05))
      .map(([key, field]) => [key, makeValue(isRecord(field) ? field : {}, key, random, ids)]);
    return Object.fromEntries(entries);
  }
  if (type === 'array') {
    const item = isRecord(items) ? items : {};
    return Array.from({ length: random.integer(0, 3) }, () => makeValue(item, name, random, ids));
  }
  if (type === 'integer' || type === 'number') return pickPlausibleNumber(name, schema, random, ids);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'string') return pickPlausibleText(name, schema, random);
  return random.chance(0.5) ? pickHostileValue(random) : random.pick(words);
};
