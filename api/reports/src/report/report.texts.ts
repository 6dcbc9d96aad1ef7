import { formatCount } from '@husrum/format';

/** Error messages of reports, most of them under a field. */
export const reportErrors = {
  unknownModel: 'Källan finns inte',
  unknownRelationship: 'En vald relation finns inte',
  unknownColumn: 'Ett valt fält finns inte bland de valda källorna',
  unknownField: 'Fältet finns inte bland de valda källorna',
  unknownSort: 'Rapporten har inget sådant fält att sortera efter',
  noField: 'Välj ett fält',
  unfitAggregate: (label: string): string => `Beräkningen passar inte fältet ${label}`,
  unfitCondition: (label: string): string => `Villkoret passar inte fältet ${label}`,
  chartNeedsGroups: 'Gruppera rapporten för att visa ett diagram',
  unfitChartValue: 'Välj en av rapportens beräkningar som ger ett tal',
  unfitShare: 'Andelar kan bara visas av antal och summor',
  noValue: 'Ange ett värde',
  noNumber: 'Ange ett tal',
  noDate: 'Ange ett datum som ÅÅÅÅ-MM-DD',
  noBoolean: 'Välj Ja eller Nej',
  noOption: 'Välj ett värde',
  tooManyGroups: (limit: string): string =>
    `Grupperingen ger fler än ${limit} grupper. Gruppera efter färre fält eller lägg till ett filter.`,
  tooSlow: (seconds: number): string =>
    `Rapporten tog längre än ${formatCount(seconds, 'sekund', 'sekunder')} och avbröts. Lägg till ett filter eller ta bort en relation.`,
} as const;
