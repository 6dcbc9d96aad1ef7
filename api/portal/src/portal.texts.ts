import { MAX_TICKET_PHOTOS } from '@husrum/contract/portal';

export const portalTexts = {
  linkMailed: 'Om adressen har ett konto har vi skickat ett mejl med en länk. Titta även i skräpposten.',
  passwordChanged: 'Ditt nya lösenord gäller nu. Logga in med det.',
  signedOut: 'Du är utloggad',
  onlyOpenCommented: 'Det går bara att kommentera ett pågående ärende.',
  resolvedWithoutPhotos: 'Ärendet är löst. Det går inte att lägga till fler bilder.',
  closed: (landlord: string) =>
    `Hyresgästportalen är stängd just nu. Kontakta ${landlord} direkt. Dina avier finns kvar här.`,
  notPhoto: 'Välj en bild, till exempel JPG eller PNG.',
  tooManyPhotos: `Ett ärende kan ha högst ${MAX_TICKET_PHOTOS} bilder.`,
} as const;
