import type { Role } from './role';

export const roleLabel: Readonly<Record<Role, string>> = {
  ADMINISTRATOR: 'Administratör',
  MANAGER: 'Förvaltare',
  ACCOUNTANT: 'Ekonomi',
  READER: 'Läsare',
};

/** What a user of the role can do, for the choice of a role. */
export const roleDescription: Readonly<Record<Role, string>> = {
  ADMINISTRATOR: 'Gör allt, även användare, prenumeration och inställningar för verksamheten.',
  MANAGER: 'Sköter objekt, uthyrningar, hyresgäster, ärenden och hyresavier. Ser inställningarna.',
  ACCOUNTANT: 'Sköter hyresavier, betalningar, hyror och hyresgästers kontaktuppgifter. Ser resten.',
  READER: 'Ser allt men ändrar ingenting.',
};
