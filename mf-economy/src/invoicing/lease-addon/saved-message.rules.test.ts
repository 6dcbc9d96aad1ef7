import { formatSavedMessage } from './saved-message.rules';

test.each([
  [0, 0, 'Bredband tillagd'],
  [1, 0, 'Bredband tillagd. 1 osänd avi är omräknad.'],
  [2, 1, 'Bredband tillagd. 2 osända avier är omräknade, 1 skickad är oförändrad.'],
  [0, 3, 'Bredband tillagd. 3 skickade är oförändrade.'],
])('with %i recalculated and %i locked invoices: %s', (recalculated, locked, text) => {
  expect(formatSavedMessage('Bredband tillagd', { recalculated, locked })).toBe(text);
});
