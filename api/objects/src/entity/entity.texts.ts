export const entityTexts = {
  unknownField: 'Fältet finns inte. Kontrollera stavningen, eller utelämna det.',
  overview: 'Objekt',
  removed: 'Objektet är borttaget',
  hasLeases: 'Objektet kan inte tas bort eftersom det har uthyrningar.',
  childrenHaveLeases:
    'Objektet kan inte tas bort eftersom underliggande objekt har uthyrningar. Behåll dem för att ta bort bara objektet.',
  hasInspections: 'Objektet kan inte tas bort eftersom det har registrerade besiktningar.',
  childrenHaveInspections:
    'Objektet kan inte tas bort eftersom underliggande objekt har registrerade besiktningar. Behåll dem för att ta bort bara objektet.',
  chooseParent: 'Välj ett företag eller ett överordnat objekt',
  chooseType: 'Välj en typ',
  areaBegun: 'Ytan gäller redan. Redigera objektet för att ändra den.',
  areaNeeded: 'Ytan behövs: objektet har en uthyrning med hyra per m²',
  ownParent: 'Ett objekt kan inte ligga under sig självt',
  wrongParent: (type: string, parent: string) =>
    `Ett objekt av typen ${type} kan inte ligga under ett av typen ${parent}`,
  leasesPreventType: (type: string) => `Objektet har uthyrningar och kan därför inte bli av typen ${type}`,
  childrenPreventType: (type: string) => `Objektet har underliggande objekt som inte kan ligga under ${type}`,
} as const;
