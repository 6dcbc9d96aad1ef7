import type { RateSource, ReferenceRate } from '@husrum/contract/reference-rate';

export const formatRate = (percent: number): string =>
  `${percent.toFixed(2).replace('.', ',').replace('-', '−')} %`;

export const referenceRateTexts = {
  title: 'Referensräntor',
  lead: 'Riksbankens referensränta, halvår för halvår',
  help: 'Dröjsmålsräntan är referensräntan plus 8 procentenheter (räntelagen 6 §). Riksbanken bestämmer den för varje halvår. Räntor som Husrum inte har någon källa för saknas tills du anger dem, och då går ingen ränta att räkna för de dagarna. Det som redan är debiterat ändras inte.',
  list: 'Referensräntor',
  columns: { days: 'Gäller', rate: 'Referensränta', late: 'Dröjsmålsränta', source: 'Källa' },
  sources: {
    PUBLISHED: 'Publicerad',
    TYPED: 'Angiven',
    MISSING: 'Saknas',
  } as const satisfies Record<RateSource, string>,
  missing: 'Saknas',
  published: (percent: number) => `Publicerad: ${formatRate(percent)}`,
  by: (by: string | null, at: string) => `${by ?? 'En borttagen användare'}, ${at}`,
  add: 'Ange referensränta',
  correct: 'Rätta',
  type: 'Ange',
  editTitle: ({ valid_from }: Pick<ReferenceRate, 'valid_from'>) => `Referensränta från ${valid_from}`,
  noteHint: 'Till exempel riksbank.se och dagen du läste där.',
  save: 'Spara',
  saved: 'Referensräntan är sparad',
  remove: 'Ta bort',
  removeQuestion:
    'Det som du har angett tas bort. Finns det en publicerad ränta gäller den igen, annars saknas räntan.',
  removed: 'Referensräntan är borttagen',
} as const;
