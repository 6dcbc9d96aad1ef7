import { ValidationError } from 'yup';
import { changePasswordInput, isGuessablePassword, registerInput } from './';

test.each([
  'passwordpassword',
  'Password123456',
  'P@ssw0rd1234',
  'lösenord123456',
  'Losenord2026!',
  'Sommar2026!!',
  'vintervinter',
  'hejhejhejhej',
  'HejHej123456',
  '123456789012',
  '012345678901',
  '210987654321',
  'aaaaaaaaaaaa',
  '121212121212',
  'qwertyuiopåas',
  'qwertyuiop123',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'abcdefghijkl',
  'abc123abc123',
  'admin1234567',
  'iloveyou1234',
  'Jagälskardig!',
  'stockholm1234',
  'Välkommen2026',
  '!?#!?#!?#!?#',
  '!!!!!!!!2026',
])('%s is easy to guess', (password) => {
  expect(isGuessablePassword(password)).toBe(true);
});

test.each([
  'en lagom mening',
  'katten sover på taket',
  'Xk7-pq2R-mmw9',
  'gröna stolar 14 st',
  'nu kommer jag ihåg',
])('%s is not easy to guess', (password) => {
  expect(isGuessablePassword(password, 'bo.ek@ekfastigheter.se')).toBe(false);
});

test.each([
  'anna.andersson@berghem.se',
  'AnnaAndersson1',
  'anna.andersson2026',
  'berghem123456',
  'Berghem-anna.andersson',
])('the password %s contains a part of the email address of the user', (password) => {
  expect(isGuessablePassword(password, 'anna.andersson@berghem.se')).toBe(true);
});

test.each([
  ['anna.andersson7@gmail.com', 'anna.andersson7@gmail.com'],
  ['Anna.Andersson7@gmail.com!1', 'anna.andersson7@gmail.com'],
  ['p7-asa@example.com', 'p7-asa@example.com'],
  ['bo@ek.online.se', 'bo@ek.online.se'],
])('the password %s is the address of the user', (password, address) => {
  expect(isGuessablePassword(password, address)).toBe(true);
});

test('registering and changing the password refuse a guessable password', () => {
  const errorOf = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };
  const user = {
    name: 'Bo',
    email: 'anna.andersson@berghem.se',
    password: 'annaandersson12',
    password_confirmation: 'annaandersson12',
  };
  const passwords = {
    current_password: 'x',
    password: 'sommarsommar',
    password_confirmation: 'sommarsommar',
  };
  const guessableError = expect.stringContaining('lätt att gissa');
  expect(errorOf(() => registerInput.validateSyncAt('user.password', { user }))).toEqual(guessableError);
  expect(errorOf(() => changePasswordInput.validateSync(passwords))).toEqual(guessableError);
});

test('an empty password is reported as missing before it is reported as short', () => {
  const errors: unknown[] = [];
  try {
    changePasswordInput.validateSync({ password: '' }, { abortEarly: false });
  } catch (error) {
    if (error instanceof ValidationError)
      errors.push(...error.inner.filter(({ path }) => path === 'password').map(({ message }) => message));
  }
  expect(errors[0]).toMatch(/måste fyllas i$/);
});
