import { isDwelling } from './dwelling.rules';

test('a house is a dwelling, a parking space is not', () => {
  expect([isDwelling('villas'), isDwelling('parkings')]).toEqual([true, false]);
});
