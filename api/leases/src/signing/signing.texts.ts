import { type Mail, renderMailBody } from '@husrum/api-platform';
import type { SigningStatus } from '@husrum/contract/agreement';
import { formatDate } from '@husrum/format';

export const signingTexts = {
  notOffered: 'Avtalet går inte att skicka för signering i det här läget.',
  alreadySent: 'Avtalet är redan skickat för signering.',
  notConfigured: 'E-signering är inte inkopplad på den här servern.',
  samePartyTwice: 'Parten står med två gånger.',
  personalNumber: 'Personnumret stämmer inte. Kontrollera siffrorna.',
  notRunning: 'Avtalet väntar inte på någon signatur.',
  notSentYet: 'Avtalet är inte skickat än. Vänta en stund och försök igen.',
  remindedLately: 'Alla har fått en påminnelse den senaste timmen. Vänta en stund.',
  reminded: (count: number) =>
    count === 1 ? 'En påminnelse är skickad' : `${count} påminnelser är skickade`,
  cancelled: 'Signeringen är avbruten',
  rejectedReason: 'En part har avböjt att signera avtalet.',
  alreadySigned: 'Alla har hunnit signera, så signeringen går inte att avbryta.',
  unavailable: 'Signeringstjänsten svarar inte just nu. Försök igen om en stund.',
  waiting: 'Signeringstjänsten svarade inte. Vi försöker igen.',
  refused:
    'Signeringstjänsten godtog inte avtalet. Kontrollera parternas namn, mejladress och personnummer, och skicka igen.',
  documentGone: 'Avtalets fil finns inte längre. Ladda upp avtalet på nytt.',
  refusedNotification: (name: string) => ({
    title: `Avtalet ${name} kunde inte skickas för signering`,
    body: 'Öppna avtalet, rätta parterna och skicka igen.',
  }),
  signedName: (name: string) => `${name} (signerat)`,
  signedFileName: (name: string) => `${name} (signerat).pdf`,
} as const;

/**
 * The notification when a signing is completed or rejected, or has expired. The result is undefined for every other status.
 */
export const endNotification = (
  status: SigningStatus,
  agreement: string,
): { title: string; body: string } | undefined => {
  switch (status) {
    case 'completed':
      return { title: `${agreement} är signerat`, body: 'Alla parter har signerat avtalet.' };
    case 'rejected':
      return { title: `${agreement} är avböjt`, body: 'En part vill inte signera avtalet.' };
    case 'expired':
      return { title: `${agreement} har gått ut`, body: 'Avtalet blev inte signerat i tid.' };
    default:
      return undefined;
  }
};

interface SigningMail {
  readonly party: { readonly name: string; readonly email: string };
  readonly agreement: string;
  readonly landlord: string;
  readonly href: string;
  readonly message: string | null;
}

const SIGN = 'Läs och signera';
const linkNote = 'Länken är personlig. Skicka den inte vidare.';

export const invitationMail = ({ party, agreement, landlord, href, message }: SigningMail): Mail => ({
  to: party.email,
  from: landlord,
  subject: `${agreement}: läs och signera`,
  ...renderMailBody({
    name: party.name,
    paragraphs: [
      `${landlord} ber dig läsa och signera ${agreement}.`,
      ...(message === null ? [] : [message]),
    ],
    button: { label: SIGN, href },
    note: linkNote,
    from: landlord,
  }),
});

export const reminderMail = (mail: SigningMail, sentOn: string): Mail => ({
  ...invitationMail(mail),
  subject: `Påminnelse: ${mail.agreement} väntar på din signatur`,
  ...renderMailBody({
    name: mail.party.name,
    paragraphs: [
      `${mail.landlord} skickade ${mail.agreement} till dig ${formatDate(sentOn)}. Det väntar på din signatur.`,
      ...(mail.message === null ? [] : [mail.message]),
    ],
    button: { label: SIGN, href: mail.href },
    note: linkNote,
    from: mail.landlord,
  }),
});

/** To each party when all have signed, with the signed document. */
export const completedMail = (
  { party, agreement, landlord }: Omit<SigningMail, 'href' | 'message'>,
  attachment: { readonly name: string; readonly file_key: string },
): Mail => ({
  to: party.email,
  from: landlord,
  subject: `${agreement} är signerat`,
  ...renderMailBody({
    name: party.name,
    paragraphs: [`Alla parter har signerat ${agreement}. Det signerade avtalet är bifogat. Spara det.`],
    from: landlord,
  }),
  attachments: [{ ...attachment, mimetype: 'application/pdf' }],
});

export const cancelledMail = (
  { party, agreement, landlord }: Omit<SigningMail, 'href' | 'message'>,
  reason: string,
): Mail => ({
  to: party.email,
  from: landlord,
  subject: `${agreement} ska inte signeras`,
  ...renderMailBody({
    name: party.name,
    paragraphs: [`${landlord} har avbrutit signeringen av ${agreement}. Du behöver inte göra något.`, reason],
    from: landlord,
  }),
});
