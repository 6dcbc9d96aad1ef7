export const businessTexts = {
  title: 'Verksamhet',
  details: 'Uppgifter om verksamheten',
  company: 'Företag',
  privatePerson: 'Privatperson',
  storage: (percent: number) => `${percent} % av lagringsutrymmet används`,
  save: 'Spara',
  saved: 'Ändringar sparade',
} as const;
