import { luhnDigit } from '@husrum/format';
import { businessNames, firstNames, lastNames } from './names';
import type { Random } from './random';

export interface Person {
  readonly name: string;
  /** Canonical: YYYYMMDD-XXXX or NNNNNN-NNNN. */
  readonly identifier: string;
  readonly organisation: boolean;
  readonly phone: string;
  readonly email: string | null;
  readonly billing_email: string | null;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Serials 238 and 239 are those that Skatteverket hands out for tests: no living person has the number. */
const personalNumber = (random: Random): string => {
  const date = `${random.between(1940, 2004)}${two(random.between(1, 12))}${two(random.between(1, 28))}`;
  const serial = random.pick(['238', '239']);
  return `${date}-${serial}${luhnDigit(`${date.slice(2)}${serial}`)}`;
};

/** In the range 559999 that no company has been given. */
const organisationNumber = (ordinal: number): string => {
  const digits = `559999${String(100 + (ordinal % 900)).padStart(3, '0')}`;
  return `${digits.slice(0, 6)}-${digits.slice(6)}${luhnDigit(digits)}`;
};

/** 070-174 06 05 to 99 are reserved for fiction by Post- och telestyrelsen. */
const phone = (random: Random) => `070-174 06 ${two(random.between(5, 99))}`;

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ı', 'i')
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '');

export interface People {
  person(): Person;
  business(): Person;
}

export const peopleFrom = (random: Random): People => {
  const taken = new Set<string>();
  let businesses = 0;
  const fresh = (make: () => string): string => {
    let identifier = make();
    while (taken.has(identifier)) identifier = make();
    taken.add(identifier);
    return identifier;
  };
  return {
    person: () => {
      const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
      const identifier = fresh(() => personalNumber(random));
      const email = random.chance(0.96) ? `${plain(name)}.${identifier.slice(2, 4)}@example.com` : null;
      return { name, identifier, organisation: false, phone: phone(random), email, billing_email: null };
    },
    business: () => {
      const ordinal = businesses++;
      const round = Math.floor(ordinal / businessNames.length);
      const base = businessNames[ordinal % businessNames.length] ?? businessNames[0];
      const name = `${base}${round === 0 ? '' : ` ${round + 1}`} AB`;
      return {
        name,
        identifier: fresh(() => (ordinal < 900 ? organisationNumber(ordinal) : personalNumber(random))),
        organisation: true,
        phone: phone(random),
        email: `info@${plain(base)}.example.com`,
        billing_email: random.chance(0.5) ? `faktura@${plain(base)}.example.com` : null,
      };
    },
  };
};
