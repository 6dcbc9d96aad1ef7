import { problem, StartError } from './errors';
import { startFailure } from './start-failure.rules';

const failure = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  [failure('42501'), 'CREATEROLE'],
  [failure('53100'), 'disk'],
  [failure('ENOSPC'), 'disk'],
  [{ name: 'ErrnoError', errno: 51 }, 'disk'],
  [{ name: 'ErrnoError', errno: 69 }, 'read-only'],
  [failure('ECONNREFUSED'), 'DATABASE_URL'],
  [failure('28P01'), 'DATABASE_URL'],
  [problem('filesDown'), 'S3'],
  [new StartError('newer'), 'newer'],
])('explains %p in one sentence', (error, part) => {
  expect(startFailure(error)).toContain(part);
});

it('leaves a fault of the program to its stack', () => {
  expect(startFailure(new TypeError('x'))).toBeUndefined();
});
