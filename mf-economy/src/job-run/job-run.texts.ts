export const texts = {
  title: 'Körningar',
  lead: 'Det som Husrum gör av sig själv: skapar och skickar avier, justerar hyror, arkiverar.',
  none: 'Ingenting har körts än',
  noneText: 'Husrum går igenom dina uthyrningar varje natt.',
  items: 'Vad körningen gjorde',
  noItems: 'Körningen har inte gjort något',
  restart: 'Starta om',
  restarted: 'Körningen är startad på nytt',
  failed: 'Körningen kunde inte göras',
  settings: 'Ändra faktureringsinställningarna',
  counted: 'Räknar …',
  attempts: (count: number) => `försök ${count}`,
} as const;
