import { formatCount } from '@husrum/format';

const formatActivityCount = (count: number) => formatCount(count, 'aktivitet', 'aktiviteter');

export const templateTexts = {
  title: 'Mallar',
  create: 'Skapa mall',
  created: 'Mallen har skapats',
  edit: 'Redigera',
  editTitle: (title: string) => `Redigera ${title}`,
  save: 'Spara',
  updated: 'Mallen har uppdaterats',
  remove: 'Radera',
  removed: 'Mallen har raderats',
  removeFailed: (message: string) => `Borttagningen misslyckades: ${message}`,
  removeQuestion: (title: string, count: number) =>
    count === 0
      ? `Vill du radera mallen ${title}?`
      : `Vill du radera mallen ${title}? ${formatActivityCount(count)} som har skapats från mallen blir kvar, med sin beskrivning och sina uppgifter.`,

  columns: {
    title: 'Rubrik',
    repetition: 'Återkommer',
    tasks: 'Uppgifter',
    activities: 'Aktiviteter',
    updated: 'Senast ändrad',
  },
  search: 'Rubrik eller beskrivning',
  none: 'Det finns inte några mallar',
  noneText: 'En mall beskriver ett arbete som återkommer, med uppgifterna i ordning.',

  description: 'Beskrivning',
  lastChanged: 'Senast ändrad',
  keepsActivities: 'Aktiviteter som redan finns ändras inte',
  activitiesCount: formatActivityCount,
  tasksCount: (count: number) => formatCount(count, 'uppgift', 'uppgifter'),
  activities: 'Aktiviteter från mallen',
  noActivities: 'Ingen aktivitet har skapats från mallen',
} as const;
