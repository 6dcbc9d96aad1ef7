import { FILE_TOO_LARGE_TEXT } from '@husrum/contract/file';
import { CANNOT_REMOVE_ADMINISTRATOR_TEXT } from '@husrum/contract/user';

const entry = <const S extends number>(status: S, message: string) => ({ status, message });

/**
 * Every failure of a call: its status and its Swedish message.
 * 401, 402 and 403 make the browser leave the page, so ordinary failures use others: 404 for an id of another account,
 * 409 for a wrong state, 422 for invalid input, 424 for a missing integration.
 */
export const catalogue = {
  signedOut: entry(401, 'Du är utloggad. Logga in igen.'),
  // The key `role` in its data keeps the browser from signing out.
  roleNotPermitted: entry(403, 'Din roll får inte göra det här. Be en administratör om hjälp.'),
  trialEnded: entry(402, 'Provperioden är slut. Välj en prenumeration för att fortsätta.'),
  subscriptionCancelled: entry(
    402,
    'Prenumerationen är uppsagd och har tagit slut. Prenumerera igen för att fortsätta.',
  ),
  subscriptionUnpaid: entry(
    402,
    'Prenumerationen är pausad, eftersom betalningen misslyckades. Betala eller byt kort för att fortsätta.',
  ),
  membershipRequired: entry(402, 'Verksamheten har ingen prenumeration. Välj en för att fortsätta.'),
  notFound: entry(404, 'Det du söker finns inte.'),
  // The row is there, its bytes are not: the file store has lost them.
  fileGone: entry(
    404,
    'Filens innehåll finns inte kvar på servern. Ladda upp filen igen, eller kontakta den som sköter servern.',
  ),
  noSuchCall: entry(404, 'Anropet finns inte.'),
  conflict: entry(409, 'Åtgärden är inte möjlig just nu.'),
  // The form keeps what the user has typed. Saving again overwrites what the other user saved.
  changedMeanwhile: entry(
    409,
    'Någon annan har ändrat uppgifterna medan du redigerade dem. Det du har skrivit finns kvar. Jämför med det som är sparat nu, och spara igen om dina uppgifter ska gälla.',
  ),
  inUse: entry(409, 'Det går inte att ta bort något som används.'),
  invalid: entry(422, 'Kontrollera de markerade fälten.'),
  unreadable: entry(422, 'Det gick inte att läsa det som skickades.'),
  fileMissing: entry(422, 'Välj en fil.'),
  fileTooLarge: entry(422, FILE_TOO_LARGE_TEXT),
  tooLarge: entry(422, 'Det som skickades är för stort.'),
  bodyTooLarge: entry(413, 'Det som skickades är för stort.'),
  requestTimeout: entry(408, 'Det tog för lång tid att ta emot det som skickades. Försök igen.'),
  headersTooLarge: entry(
    431,
    'Webbläsaren skickade för mycket data. Rensa kakor för webbplatsen och försök igen.',
  ),
  idempotencyKeyReused: entry(422, 'Samma Idempotency-Key har redan använts för något annat.'),
  notConnected: entry(424, 'Kopplingen saknas. Anslut den under Integrationer.'),
  tooManyRequests: entry(429, 'För många försök. Vänta en stund och försök igen.'),
  tooManyFiles: entry(503, 'Många filer läses in just nu. Försök igen om en stund.'),
  unexpected: entry(500, 'Något gick fel'),
  unavailable: entry(503, 'Tjänsten startar eller stängs av. Försök igen om en stund.'),
  databaseDown: entry(503, 'Databasen svarar inte just nu. Försök igen om en stund.'),
  filesDown: entry(503, 'Fillagret svarar inte just nu. Försök igen om en stund.'),
  diskFull: entry(507, 'Lagringsutrymmet är fullt och inget sparades. Kontakta den som sköter servern.'),

  wrongCredentials: entry(422, 'Fel mejladress eller lösenord.'),
  emailUnverified: entry(
    422,
    'Mejladressen är inte verifierad ännu. Öppna länken i mejlet som vi har skickat; titta även i skräpposten.',
  ),
  wrongPassword: entry(422, 'Lösenordet stämmer inte.'),
  inviteExpired: entry(422, 'Inbjudan gäller inte längre. Be den som bjöd in dig att skicka en ny.'),
  linkExpired: entry(422, 'Länken är redan använd eller för gammal. Beställ en ny.'),
  invoiceLocked: entry(409, 'Hyresavin är låst och kan inte ändras.'),
  invoiceState: entry(409, 'Det går inte i hyresavins nuvarande läge.'),
  invoiceChanged: entry(409, 'Hyresavin ändrades medan den skickades. Läs igenom den och skicka igen.'),
  reminderChanged: entry(409, 'Påminnelsen ändrades medan den skickades. Läs igenom den och skicka igen.'),
  invoiceSentMeanwhile: entry(409, 'Hyresavin är redan skickad.'),
  invoiceGenerated: entry(409, 'Hyresavin är redan skapad.'),
  invoiceNotGenerated: entry(409, 'Skapa hyresavin först, som manuell avi eller i Fortnox eller Visma.'),
  paymentUndone: entry(409, 'Betalningen är redan ångrad.'),
  invoiceIncomplete: entry(422, 'Hyresavin kan inte skickas som den är.'),
  invoiceWithoutEmail: entry(
    422,
    'Hyresgästen saknar mejladress. Lägg till en på hyresgästen, eller markera avin som skickad när du har lämnat den på annat sätt.',
  ),
  invoiceWithoutTenant: entry(422, 'Hyresavin saknar hyresgäst att skicka till.'),
  // Only release tools get these, never a browser: here a 403 is safe.
  releaseTokenUnknown: entry(401, 'Nyckeln för att släppa är okänd eller återkallad.'),
  releaseTokenOfOtherRemote: entry(403, 'Nyckeln gäller en annan del.'),
  releaseSealed: entry(409, 'Bygget är redan prövat och intaget, och ändras aldrig mer.'),
  releaseFilesMissing: entry(409, 'Serverns fillager har tappat filer ur bygget.'),
  releaseUnknownBuild: entry(422, 'Bygget är inte uppladdat och prövat.'),
  noCanary: entry(409, 'Inget bygge prövas just nu av en andel av användarna.'),
  noEarlierRelease: entry(409, 'Det finns inget tidigare bygge att gå tillbaka till.'),
  alreadyRolledBack: entry(409, 'Det har redan gått tillbaka. Ange bygget för att gå längre.'),
  buildAlreadyReleased: entry(409, 'Alla har redan det bygget.'),
  administratorNotRemovable: entry(409, CANNOT_REMOVE_ADMINISTRATOR_TEXT),
} as const;

export type ProblemKey = keyof typeof catalogue;
