import { isZignedSignature, signZignedBody } from './zigned-signature';

/** A worked example of the signature, made with OpenSSL. */
const vector = {
  payload:
    '{"event":"agreement.lifecycle.fulfilled","data":{"id":"cmtest0000000000000000001","status":"fulfilled"}}',
  secret: 'zigned_test_secret',
  seconds: 1_795_161_600,
  header: 't=1795161600,v1=7d70a1ff7d74e3d3da96a6f2274b35167f63eb997f27edf9abed957f9aada1af',
};
const body = Buffer.from(vector.payload);
const at = (ageSeconds: number) => ({
  secret: vector.secret,
  now: new Date((vector.seconds + ageSeconds) * 1000),
});

test('signs as the worked example', () => {
  expect(signZignedBody(vector.payload, vector.secret, vector.seconds)).toBe(vector.header);
});

test.each([0, 299, 300, -300])('accepts a signature that is %d seconds old', (age) => {
  expect(isZignedSignature(vector.header, body, at(age))).toBe(true);
});

test.each([301, -301, 86_400])('refuses a signature that is %d seconds old', (age) => {
  expect(isZignedSignature(vector.header, body, at(age))).toBe(false);
});

test('accepts one of several signatures, as are sent while a secret is replaced', () => {
  const header = vector.header.replace('v1=', `v1=${'0'.repeat(64)},v1=`);
  expect(isZignedSignature(header, body, at(0))).toBe(true);
});

test.each([
  ['another body', vector.header, Buffer.from(`${vector.payload} `), vector.secret],
  ['another secret', vector.header, body, 'other'],
  ['no secret', signZignedBody(vector.payload, '', vector.seconds), body, ''],
  ['another time', vector.header.replace('1795161600', '1795161601'), body, vector.secret],
  ['a truncated signature', vector.header.slice(0, -1), body, vector.secret],
  ['an empty header', '', body, vector.secret],
  ['no signature', 't=1795161600', body, vector.secret],
])('refuses %s', (_description, header, bytes, secret) => {
  expect(isZignedSignature(header, bytes, { ...at(0), secret })).toBe(false);
});
