import { MAX_ATTACHMENTS_MEGABYTES } from '@husrum/contract/tenant-message';

export const tenantMessageTexts = {
  nobody: 'Det finns ingen hyresgäst att skicka till.',
  nobodyWithAddress: 'Ingen av hyresgästerna har en mejladress. Lägg till adresser och försök igen.',
  fileGone: 'En av bilagorna finns inte längre. Välj bilagor igen.',
  tooLarge: `Bilagorna är för stora. Tillsammans går högst ${MAX_ATTACHMENTS_MEGABYTES} MB att skicka.`,
  attachmentRemoved: (name: string) =>
    `Bilagan ${name} är borttagen, så meddelandet går inte att skicka igen. Skriv ett nytt i stället.`,
  nobodyUnreached: 'Alla mottagare som finns kvar har fått mejlet, så det finns inga brev att skriva ut.',
  letters: (id: number) => `Brev ${id}`,
  lettersFile: (id: number) => `brev-${id}.pdf`,
  undelivered: (subject: string) => ({
    title: `”${subject}” kom inte fram till alla`,
    body: 'Mejlservern tog inte emot meddelandet till alla hyresgäster. Öppna det för att se vilka och försöka igen.',
  }),
} as const;
