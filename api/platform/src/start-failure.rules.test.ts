import { problem, StartError } from './errors';
import { explainStartFailure } from './start-failure.rules';

const failure = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['a database user without rights', failure('42501'), 'CREATEROLE'],
  ['a full disk of the database', failure('53100'), 'disk'],
  ['a full disk of the server', failure('ENOSPC'), 'disk'],
  ['a read-only folder', failure('EROFS'), 'read-only'],
  ['a database that does not answer', failure('ECONNREFUSED'), 'DATABASE_URL'],
  ['a wrong password of the database', failure('28P01'), 'DATABASE_URL'],
  ['a file store that does not answer', problem('filesDown'), 'S3'],
  ['any other error that the operator can solve', new StartError('a newer version'), 'a newer version'],
])('explains %s in one sentence', (_case, error, part) => {
  const sentence = explainStartFailure(error);
  expect(sentence).toContain(part);
  expect(sentence).not.toContain('\n');
});

it('does not explain a fault of the program, whose stack is then printed', () => {
  expect(explainStartFailure(new TypeError('x'))).toBeUndefined();
});
