import { redactUrl } from './logger';

it.each([
  ['/api/auth/verify/abc.def', '/api/auth/verify/…'],
  ['/api/search?q=19900101-0017&page=2', '/api/search?q=…&page=2'],
  ['/api/tenant?sort[by]=name&filter=Bo', '/api/tenant?sort[by]=…&filter=…'],
  ['/x/199001010017', '/x/…'],
  ['/api/invoicebase/17/mail', '/api/invoicebase/17/mail'],
])('the log shows %s as %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown);
});
