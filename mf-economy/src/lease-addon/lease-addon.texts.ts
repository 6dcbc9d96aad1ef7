export const texts = {
  add: 'Lägg till',
  addTitle: 'Lägg till tillägg på uthyrningen',
  none: 'Uthyrningen har inga tillägg',
  own: 'Eget',
  pickLabel: 'Sök tillägg',
  noAddons: 'Det finns inte några tillägg att välja',
  createOwn: 'Skapa eget på uthyrningen',
  ownTitle: 'Eget tillägg på uthyrningen',
  pickInstead: 'Välj ur listan i stället',
  change: 'Byt tillägg',
  added: (name: string) => `${name} tillagd`,
  stopHint: 'Lämnas tomt när tillägget löper tills vidare.',

  edit: 'Redigera',
  editTitle: (name: string) => `Redigera ${name}`,
  saved: 'Ändringar sparade',

  remove: 'Ta bort',
  endQuestion: (name: string, lastDay: string) =>
    `${name} gäller till och med ${lastDay} och kommer inte med på fler hyresavier. Hyresavier som inte är skickade räknas om, skickade ändras inte.`,
  removeQuestion: (name: string) =>
    `${name} har inte börjat gälla och tas bort helt. Hyresavier som inte är skickade räknas om.`,
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
} as const;
