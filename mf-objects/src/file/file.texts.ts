export const texts = {
  title: 'Filer',
  upload: 'Ladda upp fil',
  uploaded: 'Filen är uppladdad',
  saved: 'Ändringar sparade',
  removed: 'Fil borttagen',
  removeQuestion: (name: string) => `${name} tas bort för alla.`,
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  none: 'Det finns inte några filer',
  noneText: 'Filer laddas upp där de hör hemma: på ett företag, ett objekt eller en uthyrning.',
  edit: 'Ändra beskrivning',
  download: 'Ladda ner',
  orphan: 'Saknar koppling',
} as const;
