/** Field errors of a report. */
export const reportErrors = {
  unknownModel: 'Källan finns inte',
  unknownRelationship: 'En vald relation finns inte',
  unknownColumn: 'Ett valt fält finns inte bland de valda källorna',
  unknownField: 'Fältet finns inte bland de valda källorna',
  unfitCondition: (label: string): string => `Villkoret passar inte fältet ${label}`,
  noValue: 'Ange ett värde',
  noNumber: 'Ange ett tal',
  noDate: 'Ange ett datum som ÅÅÅÅ-MM-DD',
  noBoolean: 'Välj Ja eller Nej',
  noOption: 'Välj ett värde',
} as const;
