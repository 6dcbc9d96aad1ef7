export const texts = {
  title: 'Hyresavier',
  all: 'Alla hyresavier',
  create: 'Skapa hyresavi',
  created: 'Hyresavin är skapad',
  none: 'Det finns inte några hyresavier',
  noneText: 'En hyresavi skapas för en uthyrning och en period. Du granskar den innan den skickas.',
  noLease: 'Saknar koppling',
  notGenerated: 'Ej skapad',
  sum: 'Summa i urvalet',

  generate: 'Skapa som manuell avi',
  generateText: 'Avin får en referens och ett OCR-nummer. Lämna fälten tomma så väljer Husrum nästa nummer.',
  generated: (reference: string) => `Avi ${reference} är skapad`,
  connect: 'Koppla Fortnox under Integrationer',
  connectWhy: 'för att i stället skapa avin där.',

  ready: 'Markera som redo',
  markedReady: 'Hyresavin är redo att skickas',
  cancel: 'Makulera',
  cancelQuestion: 'Hyresavin makuleras och perioden kan aviseras på nytt. Det går inte att ångra.',
  cancelled: 'Hyresavin är makulerad',
  credit: 'Kreditera',
  creditQuestion:
    'En kreditavi skapas som spegelvänder hela avin. Det som redan är betalt blir hyresgästens tillgodohavande. Det går inte att ångra.',
  credited: (reference: string) => `Krediterad med avi ${reference}`,
  remove: 'Ta bort',
  removeQuestion: 'Hyresavin tas bort och perioden kan aviseras på nytt.',
  removed: 'Hyresavin är borttagen',
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  sync: 'Återaktivera synkronisering',
  syncOn: 'Synkroniseringen är återaktiverad',
  syncFailed: 'Synkroniseringen misslyckades, kontrollera händelseloggen',
} as const;

/** What is said where a list of one status has nothing in it. */
export const noneOf = {
  review: 'Inga hyresavier väntar på attestering',
  unpaid: 'Inga hyresavier är obetalda',
  ready: 'Inga hyresavier är redo att skickas',
  error: 'Inga hyresavier kräver åtgärd',
  overdue: 'Inga hyresavier är förfallna',
  sent: 'Inga hyresavier är skickade',
} as const;
