export const maintenanceTemplateTexts = {
  overview: 'Mallar',
  removed: 'Mallen har raderats',
  unknownTask: 'Uppgiften finns inte längre',
} as const;
