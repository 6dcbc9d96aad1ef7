import { suggestStub } from './stub.rules';

test.each([
  ['Holms Fastigheter AB', 'holms-fastigheter-ab'],
  ['  Åsas & Östens Bostäder  ', 'asas-ostens-bostader'],
  ['K9 / 2:1', 'k9-2-1'],
  ['!!!', ''],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
])('for a business named %j, suggests the portal address %j', (name, stub) => {
  expect(suggestStub(name)).toBe(stub);
});
