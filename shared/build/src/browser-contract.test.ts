import browserContract from './browser-contract';

const toBrowserCode = (source: string) => browserContract(source).replaceAll('/*#__PURE__*/ ', '¤');

test('leaves out what only the server reads of a call, and keeps what forms read', () => {
  expect(
    toBrowserCode(
      "/** Åäö */ export const tenantCalls = defineCalls('tenant', { list: call({ summary: 'Hyresgäster', query: listQuery({ ok: yes() }), response: page(row) }) });",
    ),
  ).toBe(
    "/** Åäö */ export const tenantCalls = ¤defineCalls('tenant', { list: ¤call({ summary: '', query: ¤listQuery({ ok: ¤yes() }), response: 0 }) });",
  );
});

test('marks schemas as pure; leaves function bodies and statements unchanged', () => {
  expect(
    toBrowserCode(
      "import * as yup from 'yup';\nsetLocale({});\nconst at = (day) => parse(day);\nexport const id = yup.number().label('å');",
    ),
  ).toBe(
    "import * as yup from 'yup';\nsetLocale({});\nconst at = (day) => parse(day);\nexport const id = ¤¤yup.number().label('å');",
  );
});
