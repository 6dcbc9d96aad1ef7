import { redactText } from './redact';

test.each([
  ['/api/auth/verify/abc.def', '/api/auth/verify/…'],
  ['/reset/abc?email=a@b.se', '/reset/…?email=…'],
  ['/api/search?q=19900101-0017&page=2', '/api/search?q=…&page=2'],
  ['/api/tenant?sort[by]=name&filter=Bo', '/api/tenant?sort[by]=…&filter=…'],
  ['/api/calendar/aB-9_x.ics', '/api/calendar/….ics'],
  ['/api/calendar/moves?from=2026-11-20', '/api/calendar/moves?from=…'],
  ['/x/199001010017', '/x/…'],
  ['/api/invoicebase/17/mail', '/api/invoicebase/17/mail'],
  ['invalid input syntax for type bigint: "19900101-0017 Bo"', 'invalid input syntax for type bigint: …'],
  ['invoice 1234567890123456 of 2026-11-20', 'invoice 1234567890123456 of 2026-11-20'],
  ['key 7/12345678-1234-4abc-8def-123456789012', 'key 7/12345678-1234-4abc-8def-123456789012'],
])('the log shows %s as %s', (text, shown) => {
  expect(redactText(text)).toBe(shown);
});
