import { describeMailError } from './mail-error.rules';

test.each([
  ['550 No such user here', 'Mejlservern svarade: 550 No such user here'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'Mejlservern svarar inte (connect ECONNREFUSED 127.0.0.1:25)'],
  ['Greeting never received', 'Mejlservern svarar inte (Greeting never received)'],
  ['Bilagan karta.pdf finns inte längre', 'Bilagan karta.pdf finns inte längre'],
])('describes %s as %s', (error, text) => {
  expect(describeMailError(error)).toBe(text);
});
