import type { Random } from '@husrum/api-platform/testing';
import { createPersonalNumber, luhnDigit } from '@husrum/format';
import { firstNames, lastNames, organisationNames } from './demo-portfolio.data';

/** A person or an organisation. */
export interface PlannedTenant {
  readonly name: string;
  /** YYYYMMDD-XXXX or NNNNNN-NNNN. */
  readonly identifier: string;
  readonly organisation: boolean;
  readonly phone: string;
  readonly email: string | null;
  readonly billing_email: string | null;
}

const padToTwoDigits = (value: number) => String(value).padStart(2, '0');

const pickPersonalNumber = (random: Random): string =>
  createPersonalNumber(
    [random.integer(1940, 2004), random.integer(1, 12), random.integer(1, 28)].map(padToTwoDigits).join('-'),
    // Skatteverket reserves these numbers for tests.
    random.pick(['238', '239']),
  );

/** A number that starts with 559999, which no company has. */
const createOrganisationNumber = (ordinal: number): string => {
  const digits = `559999${String(100 + (ordinal % 900)).padStart(3, '0')}`;
  return `${digits.slice(0, 6)}-${digits.slice(6)}${luhnDigit(digits)}`;
};

/** Post- och telestyrelsen reserves 070-174 06 05 to 99 for fiction. */
const createPhone = (random: Random) => `070-174 06 ${padToTwoDigits(random.integer(5, 99))}`;

const toEmailPart = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ı', 'i')
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '');

export interface PeopleGenerator {
  createPerson(): PlannedTenant;
  createOrganisation(): PlannedTenant;
}

export const createPeopleGenerator = (random: Random): PeopleGenerator => {
  const takenIdentifiers = new Set<string>();
  let organisationCount = 0;
  const createUnique = (create: () => string): string => {
    let identifier = create();
    while (takenIdentifiers.has(identifier)) identifier = create();
    takenIdentifiers.add(identifier);
    return identifier;
  };
  return {
    createPerson: () => {
      const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
      const identifier = createUnique(() => pickPersonalNumber(random));
      const email = random.chance(0.96) ? `${toEmailPart(name)}.${identifier.slice(2, 4)}@example.com` : null;
      return {
        name,
        identifier,
        organisation: false,
        phone: createPhone(random),
        email,
        billing_email: null,
      };
    },
    createOrganisation: () => {
      const ordinal = organisationCount++;
      const round = Math.floor(ordinal / organisationNames.length);
      const base = organisationNames[ordinal % organisationNames.length] ?? organisationNames[0];
      const name = `${base}${round === 0 ? '' : ` ${round + 1}`} AB`;
      return {
        name,
        // There are 900 organisation numbers to choose from. Further organisations get a personal number.
        identifier: createUnique(() =>
          ordinal < 900 ? createOrganisationNumber(ordinal) : pickPersonalNumber(random),
        ),
        organisation: true,
        phone: createPhone(random),
        email: `info@${toEmailPart(base)}.example.com`,
        billing_email: random.chance(0.5) ? `faktura@${toEmailPart(base)}.example.com` : null,
      };
    },
  };
};
