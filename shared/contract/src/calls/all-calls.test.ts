import { companyInput } from '../company';
import { buildPath, callKey } from '../core';
import { registerInput } from '../session';
import { allCalls, calls } from './index';

test('no two calls have the same method and path', () => {
  const endpoints = allCalls.map(({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`);
  expect(endpoints.filter((one, index) => endpoints.indexOf(one) !== index)).toEqual([]);
});

test('a call has its key, and its path can be built', () => {
  for (const { noun, name, call } of allCalls) expect(callKey(call)).toEqual([noun, name]);
  expect(buildPath(calls.lease.detachTenant.path, { id: 7, tenantId: 9 })).toBe('/api/lease/7/detach/9');
});

test('the error for an empty field is in Swedish', () => {
  expect(() =>
    companyInput.validateSync({ name: '  ', organisation_number: '1' }, { abortEarly: true }),
  ).toThrow(/måste fyllas i$/);
});

test('the error for different passwords belongs to the field of the confirmation', async () => {
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
