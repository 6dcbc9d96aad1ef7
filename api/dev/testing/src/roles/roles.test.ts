import { allCalls } from '@husrum/contract/calls';
import { type Call, callKey, isForUsers } from '@husrum/contract/core';
import { callPermission, isPermitted, type Role, roles } from '@husrum/contract/permission';
import { makeAccount, makeColleague, type TestAccount, testServer } from '../index';

const app = testServer();
let owner: TestAccount;

beforeAll(async () => {
  owner = await makeAccount(app);
});

const signedInCalls = allCalls.map(({ call }) => call).filter(isForUsers);
const nameOf = (call: Call) => callKey(call).join('.');

/** Parameters that fit the path, but no row. */
const paramsOf = ({ path, pathChoices }: Call): Record<string, string> => {
  const choices: Readonly<Record<string, readonly string[] | undefined>> = pathChoices ?? {};
  return Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, choices[name]?.[0] ?? '999999']),
  );
};

const listRefusedCalls = async (role: Role): Promise<string[]> => {
  const names: string[] = [];
  let colleague = await makeColleague(app, owner, role);
  for (const call of signedInCalls) {
    // The calls about the user's own session may have ended it.
    if (callKey(call)[0] === 'session') colleague = await makeColleague(app, owner, role);
    const response = await app.as(colleague).raw(call, { params: paramsOf(call) });
    if (response.statusCode !== 403) continue;
    const { message, data } = response.json();
    expect({ call: nameOf(call), message, data }).toEqual({
      call: nameOf(call),
      message: 'Din roll får inte göra det här. Be en administratör om hjälp.',
      data: { role: [message] },
    });
    names.push(nameOf(call));
  }
  return names;
};

test.each(roles)('the role %s is refused exactly the calls that it does not permit', async (role) => {
  const expected = signedInCalls.filter((call) => !isPermitted(role, callPermission(call))).map(nameOf);
  expect(await listRefusedCalls(role)).toEqual(expected);
});

test('a refused call changes nothing, also with valid input', async () => {
  const reader = await makeColleague(app, owner, 'READER');
  const before = await app.system((tx) => tx.selectFrom('company').select('id').execute());
  const call = signedInCalls.find((one) => nameOf(one) === 'company.create');
  if (call === undefined) throw new Error('No company.create');
  const company = {
    name: 'Läsarens AB',
    organisation_number: '559999-0016',
    address: 'Storgatan 1',
    postal_code: '703 61',
    city: 'Örebro',
    country: 'Sverige',
  };
  expect((await app.as(reader).raw(call, { body: { company } })).statusCode).toBe(403);
  expect(await app.system((tx) => tx.selectFrom('company').select('id').execute())).toEqual(before);
  expect((await app.as(owner).raw(call, { body: { company } })).statusCode).toBe(200);
});
