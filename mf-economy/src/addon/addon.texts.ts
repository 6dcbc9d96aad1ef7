/** `1 uthyrning`, `12 uthyrningar`. */
export const leasesCount = (count: number): string => (count === 1 ? '1 uthyrning' : `${count} uthyrningar`);

export const texts = {
  title: 'Tillägg och avdrag',
  create: 'Skapa tillägg',
  created: (name: string) => `${name} skapad`,
  edit: 'Redigera',
  editTitle: (name: string) => `Redigera ${name}`,
  saved: 'Ändringar sparade',
  none: 'Det finns inte några tillägg',
  noneText:
    'Ett tillägg är något som hyresgästen betalar utöver hyran, till exempel bredband eller parkering. Ett avdrag har ett negativt belopp.',
  feeHint: 'Per hyresavi, exklusive moms. Minus före beloppet är ett avdrag.',
  editHint: 'Uthyrningar som redan har tillägget behåller sina villkor tills du uppdaterar dem.',

  leases: 'Uthyrningar',
  noLeases: 'Ingen uthyrning har tillägget',
  noLeasesText: 'Lägg till det på en uthyrnings sida, under Tillägg.',
  differs: 'Andra villkor',
  differing: (count: number) =>
    count === 1
      ? '1 uthyrning har tillägget med andra villkor.'
      : `${count} uthyrningar har tillägget med andra villkor.`,
  updateLeases: (count: number) => `Uppdatera ${leasesCount(count)}`,
  updateQuestion:
    'De får tilläggets namn, belopp och moms. Hyresavier som inte är skickade räknas om, skickade ändras inte.',
  leasesUpdated: 'Uthyrningarna är uppdaterade',

  remove: 'Ta bort',
  removeQuestion: (name: string, count: number) =>
    count === 0
      ? `${name} tas bort ur listan.`
      : `${name} tas bort ur listan. ${leasesCount(count)} behåller det på sina hyresavier.`,
  removed: 'Tillägget är borttaget',
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
} as const;
