import browserContract from './browser-contract';

const inBrowser = (source: string) => browserContract(source).replaceAll('/*#__PURE__*/ ', '¤');

test('what only the server reads of a call stays out of the browser; what the form reads stays', () => {
  expect(
    inBrowser(
      "/** Åäö */ export const tenantCalls = callsOf('tenant', { list: call({ summary: 'Hyresgäster', query: listQuery({ ok: yes() }), ok: page(row) }) });",
    ),
  ).toBe(
    "/** Åäö */ export const tenantCalls = ¤callsOf('tenant', { list: ¤call({ summary: '', query: ¤listQuery({ ok: ¤yes() }), ok: 0 }) });",
  );
});

test('a schema that nobody names may be left out; what runs when it is called, and statements, are left as they are', () => {
  expect(
    inBrowser(
      "import * as yup from 'yup';\nsetLocale({});\nconst at = (day) => parse(day);\nexport const id = yup.number().label('å');",
    ),
  ).toBe(
    "import * as yup from 'yup';\nsetLocale({});\nconst at = (day) => parse(day);\nexport const id = ¤¤yup.number().label('å');",
  );
});
