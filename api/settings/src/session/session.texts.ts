import { formatCount } from '@husrum/format';

export const sessionTexts = {
  sessionEnded: 'Enheten är utloggad',
  otherSessionsEnded: 'Alla andra enheter är utloggade',
  verificationSent:
    'Om adressen väntar på att verifieras har vi skickat ett nytt mejl. Titta även i skräpposten.',
  registered: 'Kontot registrerat, vi har skickat ett mail med länk för verifiering av e-post',
  registeredByInvite: 'Kontot är registrerat. Logga in för att börja.',
  linkSentTo: (email: string) => `Vi har skickat en länk till ${email}. Öppna den för att byta adress.`,
  tooManyLinks: (email: string) =>
    `Vi har nyss skickat en länk till ${email}. Titta även i skräpposten, och försök igen om en stund.`,
  waitAfterFailures: (minutes: number) =>
    `För många misslyckade försök. Vänta ${formatCount(minutes, 'minut', 'minuter')} och försök igen.`,
  wrongPassword: 'Lösenordet stämmer inte',
  samePassword: 'Välj ett annat lösenord än det du har',
  signedOut: 'Du är utloggad',
  passwordChanged: 'Lösenordet är ändrat',
  passwordReset: 'Lösenordet har återställts',
  sameEmail: 'Det är redan din mejladress',
  emailChanged: 'Mejladressen är bytt',
  emailUsedByOther: 'Mejladressen används redan av ett annat konto.',
  invitedEmailTaken: (business: string) =>
    `Adressen har redan ett konto, och ett konto hör till en verksamhet. Ange en annan mejladress för att gå med i ${business}.`,
  resetMailed: 'Ett mail har skickats med återställningsinstruktioner',
  device: (browser: string, system: string) => `${browser} på ${system}`,
  unknownDevice: 'Okänd enhet',
  businessNameMissing: 'Verksamhetens namn måste fyllas i',
} as const;
