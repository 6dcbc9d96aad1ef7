import type { ServiceError } from '@husrum/api-ports';

/** What a failed call of an outside service means for the user. */
const failure: Readonly<Record<ServiceError['failure'], string>> = {
  unreachable: 'Tjänsten svarade inte. Vi försöker igen.',
  unauthorized: 'Tjänsten godtar inte anslutningen längre. Anslut igen.',
  refused: 'Tjänsten nekade det vi bad om. Kontrollera licens och behörighet där och försök igen.',
  notFound: 'Det vi frågade efter finns inte längre i tjänsten.',
  rateLimited: 'Tjänsten tar inte emot fler anrop just nu. Vi försöker igen.',
  failed: 'Något gick fel i tjänsten. Vi försöker igen.',
};

/** The notification of a connection that has stopped working. */
const notification = {
  reconnect: (description: string) => ({
    title: 'Anslut igen',
    body: `Kopplingen ${description} godtas inte längre av tjänsten. Anslut den igen under Integrationer.`,
  }),
  failed: (description: string, error: string) => ({
    title: 'En koppling fungerar inte',
    body: `${description}: ${error}`,
  }),
} as const;

export const integrationTexts = {
  failure,
  /** The server has not the key that encrypted the credentials. */
  unreadable:
    'Servern kan inte läsa de sparade uppgifterna, eftersom dess krypteringsnyckel saknas eller har bytts. Anslut igen.',
  notification,
} as const;
