import { aggregateFunctionLabel, aggregateLabel } from './report-aggregate.texts';

test.each([
  ['sum', 'Hyra per år (kr)', 'number', 'Summa hyra per år (kr)'],
  ['min', 'Hyra per år (kr)', 'number', 'Lägsta hyra per år (kr)'],
  ['min', 'Förfaller', 'datetime', 'Tidigast förfaller'],
  ['max', 'Slut', 'datetime', 'Senast slut'],
  ['count', 'Slut', 'datetime', 'Antal slut'],
  ['count', 'OCR-nummer', 'text', 'Antal OCR-nummer'],
  ['avg', 'Objekt: Yta (m²)', 'number', 'Medelvärde objekt: Yta (m²)'],
] as const)('the %s of %s, a %s, is labelled %s', (name, label, type, text) => {
  expect(aggregateLabel(name, { label, type })).toBe(text);
});

test('the smallest of dates is the earliest', () => {
  expect(aggregateFunctionLabel('min', 'datetime')).toBe('Tidigast');
  expect(aggregateFunctionLabel('min', 'number')).toBe('Lägsta');
});
