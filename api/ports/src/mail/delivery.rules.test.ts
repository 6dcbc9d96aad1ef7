import { isRefused, isTooOld } from './delivery.rules';

const failure = (code: string, responseCode?: number) =>
  Object.assign(new Error('x'), { code, responseCode });

it('treats only a 5xx response to the addresses or the content of a mail as final', () => {
  expect(isRefused(failure('EENVELOPE', 550))).toBe(true);
  expect(isRefused(failure('EMESSAGE', 554))).toBe(true);
  expect(isRefused(failure('EENVELOPE', 450))).toBe(false);
  expect(isRefused(failure('EAUTH', 535))).toBe(false);
  expect(isRefused(failure('ETIMEDOUT'))).toBe(false);
});

it('gives up delivering a mail after four days', () => {
  const written = '2026-11-20T08:00:00.000Z';
  expect(isTooOld(written, new Date('2026-11-24T07:59:59Z'))).toBe(false);
  expect(isTooOld(written, new Date('2026-11-24T08:00:00Z'))).toBe(true);
});
