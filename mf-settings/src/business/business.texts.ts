export const businessTexts = {
  title: 'Verksamhet',
  details: 'Uppgifter om verksamheten',
  company: 'Företag',
  privatePerson: 'Privatperson',
  storage: (percent: number) => `${percent} % av lagringsutrymmet används`,
  save: 'Spara',
  saved: 'Ändringar sparade',
  exportTitle: 'Dina uppgifter',
  exportText: 'Hämta allt som verksamheten har sparat i en JSON-fil. Det går också utan prenumeration.',
  export: 'Hämta alla uppgifter',
} as const;
