export const texts = {
  title: 'Rader',
  add: 'Lägg till rad',
  added: 'Raden är tillagd',
  edit: 'Ändra rad',
  saved: 'Ändringar sparade',
  remove: 'Ta bort rad',
  removeQuestion: (name: string) => `Raden ${name} tas bort från avin.`,
  removed: 'Raden är borttagen',
  none: 'Avin har inga rader ännu',
  locked: 'Avin är låst: raderna går inte längre att ändra.',
} as const;
