import { companyInput } from '../company';
import { keyOf, pathOf } from '../core';
import { registerInput } from '../session';
import { allCalls, calls } from './index';

test('no two calls answer at the same address', () => {
  const addresses = allCalls.map(({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`);
  expect(addresses.filter((one, at) => addresses.indexOf(one) !== at)).toEqual([]);
});

test('a call knows its place and its path', () => {
  for (const { noun, name, call } of allCalls) expect(keyOf(call)).toEqual([noun, name]);
  expect(pathOf(calls.lease.detach.path, { id: 7, tenantId: 9 })).toBe('/api/lease/7/detach/9');
});

test('bad input is told in Swedish, by the name of the field', () => {
  expect(() => companyInput.validateSync({ name: '' }, { abortEarly: false })).toThrow();
  try {
    companyInput.validateSync({ organisation_number: '1', name: '  ' }, { abortEarly: true });
  } catch (error) {
    expect(error).toHaveProperty('message', expect.stringMatching(/måste fyllas i$/));
  }
});

test('two different passwords are refused under the second one', async () => {
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
