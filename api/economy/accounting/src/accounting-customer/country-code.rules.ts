/** Regions with a two-letter code that are no countries of ISO 3166, such as the European Union. */
const NO_COUNTRIES = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' ');

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The result is false for a withdrawn code, such as SU. `Intl.DisplayNames` would name its successor. */
const isCurrent = (code: string): boolean =>
  !NO_COUNTRIES.includes(code) && new Intl.Locale(`und-${code}`).region === code;

const nameSources = ['sv', 'en'].flatMap((language) =>
  (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
  ),
);

const readCodesByName = (): ReadonlyMap<string, string> => {
  const codes = new Map<string, string>();
  for (const code of ALPHABET.flatMap((first) => ALPHABET.map((second) => first + second)).filter(
    isCurrent,
  )) {
    const names = nameSources.flatMap((source) => source.of(code) ?? []);
    // An address may also contain the code itself. Codes that no country has are left out.
    for (const name of names.length > 0 ? [code, ...names] : []) codes.set(name.toLowerCase(), code);
  }
  return codes;
};
let codesByName: ReadonlyMap<string, string> | undefined;

/**
 * The ISO 3166 code of the country that an address names, in Swedish or English. The result is null when the name is unknown.
 */
export const findCountryCode = (country: string): string | null => {
  codesByName ??= readCodesByName();
  return codesByName.get(country.trim().toLowerCase()) ?? null;
};
