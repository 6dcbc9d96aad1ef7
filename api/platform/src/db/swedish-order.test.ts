import { testServer } from '@husrum/api-testing';
import { compareSwedish } from '@husrum/format';
import { sql } from 'kysely';

const app = testServer();

const sortBy = async (key: 'sv_key' | 'natural_key', names: readonly string[]): Promise<string[]> => {
  const { rows } = await app.system((tx) =>
    sql<{ name: string }>`select name from unnest(${names}::text[]) with ordinality as one (name, position)
      order by ${sql.raw(key)}(name), position`.execute(tx),
  );
  return rows.map(({ name }) => name);
};

const characters = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_one, index) => String.fromCodePoint(first + index));

/** Signs of phonetics, African languages and medieval texts, which the key does not know: they stand after all other letters. */
const UNKNOWN = /[ſƀ-ƟƢ-ƮƱ-ƿǀ-ǃǝǶǷȜ-ȝȠ-ȥȴ-ɏẚẛẜẝẟỺ-ỿ]|ǅ|ǈ|ǋ|ǲ/u;

/** All letters of Latin-1, Latin Extended-A and -B and Latin Extended Additional, with ə and ʒ. */
const letters = [
  ...characters(0x41, 0x5a),
  ...characters(0x61, 0x7a),
  ...characters(0xc0, 0x24f),
  ...characters(0x1e00, 0x1eff),
  'ə',
  'ʒ',
].filter((letter) => /\p{L}/u.test(letter) && (!UNKNOWN.test(letter) || 'ƏƷ'.includes(letter)));
const smallLetters = letters.filter((letter) => letter === letter.toLowerCase());
const capitals = letters.filter((letter) => letter !== letter.toLowerCase());

describe('the Swedish order of names in the database is that of browsers and Node', () => {
  it.each([
    ['small letters', smallLetters],
    ['capitals', capitals],
    ['names that begin with a letter', capitals.map((letter) => `${letter}avić`)],
    ['names with a letter in them', smallLetters.map((letter) => `Ma${letter}er`)],
    ['letters before another letter', smallLetters.flatMap((letter) => [`${letter}a`, `${letter}ö`])],
  ])('%s', async (_case, names) => {
    expect(names.length).toBeGreaterThan(200);
    expect(await sortBy('sv_key', names)).toEqual(names.toSorted(compareSwedish));
  });

  it('signs, digits and spaces', async () => {
    const signs = [...` _-–—,;:!?.·'"«»()[]{}§@*/\\&#%\`´^°+×<=>|~$£€0123456789aå`];
    expect(await sortBy('sv_key', signs)).toEqual(signs.toSorted(compareSwedish));
    const names = signs.flatMap((sign) => [`Lgh${sign}1`, `Lgh ${sign}b`]);
    expect(await sortBy('natural_key', names)).toEqual(names.toSorted(compareSwedish));
  });

  it('Čapek before Cz, Łukasz before Lz, Živković before Zz, å ä ö last, ß as ss, Ð as d, Õ as o, Þ as th', async () => {
    const names = [
      'Czerny',
      'Čapek',
      'Lzon',
      'Łukasz',
      'Zzyzx',
      'Živković',
      'Åberg',
      'Ärlig',
      'Öberg',
      'Østergaard',
      'Ægir',
    ];
    const others = [
      'Strauß',
      'Strausz',
      'Strauss',
      'Ðorđe',
      'Dz',
      'Õun',
      'Oz',
      'Þór',
      'Tz',
      'Nguyễn',
      'Nguz',
      'Müller',
      'Myz',
    ];
    const all = [...names, ...others];
    expect(await sortBy('sv_key', all)).toEqual(all.toSorted(compareSwedish));
    expect(await sortBy('sv_key', names)).toEqual([
      ...[
        'Čapek',
        'Czerny',
        'Łukasz',
        'Lzon',
        'Živković',
        'Zzyzx',
        'Åberg',
        'Ægir',
        'Ärlig',
        'Öberg',
        'Østergaard',
      ],
    ]);
  });

  it('accents decide between names that are otherwise the same, and then nothing does', async () => {
    const names = ['Andréa', 'Andrē', 'Andrea', 'André', 'Andre', 'Andrë'];
    expect(await sortBy('sv_key', names)).toEqual(names.toSorted(compareSwedish));
    expect(await sortBy('sv_key', ['ANNA', 'anna', 'Anna'])).toEqual(['ANNA', 'anna', 'Anna']);
    expect(await sortBy('sv_key', ['ČAPEK', 'čapek', 'Čapek'])).toEqual(['ČAPEK', 'čapek', 'Čapek']);
  });

  it('letters that are written as two characters sort like those of one', async () => {
    const names = ['Ämne', 'Ålen', 'Čapek', 'Zeta', 'Öl', 'Cz'].map((name) => name.normalize('NFD'));
    expect(await sortBy('sv_key', names)).toEqual(names.toSorted(compareSwedish));
  });

  it('other scripts stand after ö', async () => {
    expect(await sortBy('sv_key', ['Анна', 'Öst', '李', 'Ada'])).toEqual(['Ada', 'Öst', 'Анна', '李']);
  });

  it('an index on the key does not depend on the search path', async () => {
    const { rows } = await app.system(async (tx) => {
      await sql`set local search_path = pg_catalog`.execute(tx);
      return sql<{ key: Buffer }>`select public.natural_key('Čapek 2, Łódź') as key`.execute(tx);
    });
    expect(rows).toHaveLength(1);
  });
});
