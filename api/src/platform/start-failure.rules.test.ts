import { problem, StartError } from './errors';
import { explainStartFailure } from './start-failure.rules';

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
  expect(explainStartFailure(error)).toContain(part);
});

it('does not explain a fault of the program, whose stack is then printed', () => {
  expect(explainStartFailure(new TypeError('x'))).toBeUndefined();
});
