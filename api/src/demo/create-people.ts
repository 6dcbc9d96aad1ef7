import { luhnDigit } from '@husrum/format';
import { businessNames, firstNames, lastNames } from './demo-names.data';
import type { Random } from './random';

export interface Person {
  readonly name: string;
  /** YYYYMMDD-XXXX or NNNNNN-NNNN. */
  readonly identifier: string;
  readonly organisation: boolean;
  readonly phone: string;
  readonly email: string | null;
  readonly billing_email: string | null;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A test number: Skatteverket reserves the serials 238 and 239 for tests. */
const personalNumber = (random: Random): string => {
  const date = `${random.integer(1940, 2004)}${twoDigits(random.integer(1, 12))}${twoDigits(random.integer(1, 28))}`;
  const serial = random.pick(['238', '239']);
  return `${date}-${serial}${luhnDigit(`${date.slice(2)}${serial}`)}`;
};

/** A number that starts with 559999, which no company has. */
const organisationNumber = (ordinal: number): string => {
  const digits = `559999${String(100 + (ordinal % 900)).padStart(3, '0')}`;
  return `${digits.slice(0, 6)}-${digits.slice(6)}${luhnDigit(digits)}`;
};

/** Post- och telestyrelsen reserves 070-174 06 05 to 99 for fiction. */
const phone = (random: Random) => `070-174 06 ${twoDigits(random.integer(5, 99))}`;

const toEmailPart = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ı', 'i')
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '');

export interface PeopleGenerator {
  person(): Person;
  business(): Person;
}

export const createPeople = (random: Random): PeopleGenerator => {
  const taken = new Set<string>();
  let businesses = 0;
  const unique = (create: () => string): string => {
    let identifier = create();
    while (taken.has(identifier)) identifier = create();
    taken.add(identifier);
    return identifier;
  };
  return {
    person: () => {
      const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
      const identifier = unique(() => personalNumber(random));
      const email = random.chance(0.96) ? `${toEmailPart(name)}.${identifier.slice(2, 4)}@example.com` : null;
      return { name, identifier, organisation: false, phone: phone(random), email, billing_email: null };
    },
    business: () => {
      const ordinal = businesses++;
      const round = Math.floor(ordinal / businessNames.length);
      const base = businessNames[ordinal % businessNames.length] ?? businessNames[0];
      const name = `${base}${round === 0 ? '' : ` ${round + 1}`} AB`;
      return {
        name,
        identifier: unique(() => (ordinal < 900 ? organisationNumber(ordinal) : personalNumber(random))),
        organisation: true,
        phone: phone(random),
        email: `info@${toEmailPart(base)}.example.com`,
        billing_email: random.chance(0.5) ? `faktura@${toEmailPart(base)}.example.com` : null,
      };
    },
  };
};
