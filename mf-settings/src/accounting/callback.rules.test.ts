import { readCallback } from './callback.rules';

test.each([
  ['?code=abc&state=xyz', { kind: 'code', code: 'abc', state: 'xyz' }],
  ['?code=abc', { kind: 'code', code: 'abc', state: undefined }],
  ['?error=access_denied&state=xyz', { kind: 'refused' }],
  ['?error=server_error&code=abc', { kind: 'failed' }],
  ['?code=', { kind: 'nothing' }],
  ['', { kind: 'nothing' }],
])('reads %s', (search, expected) => {
  expect(readCallback(search)).toEqual(expected);
});
