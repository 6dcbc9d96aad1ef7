import { formatEntityName } from './entity-name';

test.each([
  [{ name: 'Lgh 1203', house: 'Kv. Eken' }, 'Lgh 1203, Kv. Eken'],
  [{ name: 'Kv. Eken', house: null }, 'Kv. Eken'],
  [{ name: 'Kv. Eken' }, 'Kv. Eken'],
])('%j is named %s', (entity, text) => {
  expect(formatEntityName(entity)).toBe(text);
});
