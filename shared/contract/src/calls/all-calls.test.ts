import { buildPath, callKey } from '../core';
import { companyInput } from '../objects/company';
import { registerInput } from '../settings/session';
import { allCalls, calls } from './index';

test('no two calls have the same method and path', () => {
  const endpoints = allCalls.map(({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`);
  expect(endpoints.filter((one, index) => endpoints.indexOf(one) !== index)).toEqual([]);
});

test('the key of a call is its noun and name, and its path can be filled in', () => {
  for (const { noun, name, call } of allCalls) expect(callKey(call)).toEqual([noun, name]);
  expect(buildPath(calls.lease.detachTenant.path, { id: 7, tenantId: 9 })).toBe('/api/lease/7/detach/9');
});

test('a text of only spaces gives the Swedish message for a missing value', () => {
  expect(() =>
    companyInput.validateSync({ name: '  ', organisation_number: '1' }, { abortEarly: true }),
  ).toThrow(/måste fyllas i$/);
});

test('different passwords give a message at the field where the password is repeated', async () => {
  const user = {
    name: 'Åsa',
    email: 'asa@example.se',
    password: 'hemligt-hemligt',
    password_confirmation: 'annat',
  };
  await expect(registerInput.validate({ user, billable: null, tos_accepted: true })).rejects.toMatchObject({
    path: 'user.password_confirmation',
    message: 'Lösenorden är inte lika',
  });
});
