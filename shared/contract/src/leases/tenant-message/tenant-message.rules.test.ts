import { personalize } from './tenant-message.rules';

test.each([
  ['Hej [namn]!', 'Anna Ek', 'Hej Anna Ek!'],
  ['[Namn], [NAMN]', 'Bo', 'Bo, Bo'],
  ['Hej namn!', 'Bo', 'Hej namn!'],
  ['Hej [namn]!', 'Fastighets AB $& [namn]', 'Hej Fastighets AB $& [namn]!'],
])('the text %j for the tenant %j becomes %j', (text, name, personalized) => {
  expect(personalize(text, name)).toBe(personalized);
});
