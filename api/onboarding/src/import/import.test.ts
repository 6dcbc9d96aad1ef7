import { type CellValue, createXlsx, XLSX_MIMETYPE } from '@husrum/api-platform';
import { columnLetters, runNextJob } from '@husrum/api-platform/testing';
import { makeAccount, makeColleague, type TestAccount, testServer } from '@husrum/api-testing';
import { companyCalls } from '@husrum/contract/company';
import { entityCalls } from '@husrum/contract/entity';
import { importCalls } from '@husrum/contract/import';
import { leaseCalls } from '@husrum/contract/lease';
import { searchCalls } from '@husrum/contract/search';
import { statisticsCalls } from '@husrum/contract/statistics';
import { tenantCalls } from '@husrum/contract/tenant';
import { createPersonalNumber, toCsv } from '@husrum/format';
import readSheets from 'read-excel-file/node';
import { changeXlsx } from '../spreadsheet/xlsx.test-data';
import { importJobs } from './import.jobs';
import { type ImportRecord, makeRecord, makeVacantRecord, toTable } from './import.test-data';
import { importTexts } from './import.texts';
import type { ImportCell } from './import-cell.rules';

const app = testServer();

const toCellValue = (cell: ImportCell): CellValue =>
  cell !== null && typeof cell === 'object' ? (cell.date ?? null) : cell;
const toXlsx = async (table: readonly (readonly ImportCell[])[]) => ({
  name: 'bestånd.xlsx',
  mimetype: XLSX_MIMETYPE,
  bytes: await createXlsx([
    {
      name: 'Bestånd',
      columns: (table[0] ?? []).map((title) => ({
        title: String(title),
        kind: title === 'Start' ? 'date' : 'text',
      })),
      rows: [table.slice(1).map((row) => row.map(toCellValue))],
    },
  ]),
});
const upload = async (account: TestAccount, records: readonly ImportRecord[]) =>
  app.as(account).post(importCalls.preview, { file: await toXlsx(toTable(records)) });
const run = (account: TestAccount, id: number, { skip_invalid_rows = false } = {}) =>
  app.as(account).post(importCalls.run, { params: { id }, body: { skip_invalid_rows } });
/** How many companies, objects, tenants and leases the account has, in this order. */
const totals = async (account: TestAccount) => {
  const user = app.as(account);
  const [companies, entities, tenants, leases] = await Promise.all([
    user.get(companyCalls.list),
    user.get(entityCalls.list),
    user.get(tenantCalls.list),
    user.get(leaseCalls.list),
  ]);
  return [companies.total, entities.total, tenants.total, leases.total];
};

/** Row number `n` of a portfolio of one company with estates of 100 objects. */
const makeNumbered = (n: number): ImportRecord =>
  makeRecord({
    Fastighet: `Kv. Eken ${Math.floor(n / 100) + 1}`,
    Objektsnamn: `Lgh ${1000 + n}`,
    Hyresgäst: `Hyresgäst ${n}`,
    'Personnummer/organisationsnummer': createPersonalNumber(
      `19${60 + (n % 30)}-0${1 + (n % 9)}-${10 + (n % 18)}`,
      String(100 + n).padStart(3, '0'),
    ),
    'Kontraktets referens': `K-${n}`,
  });

it('the template lists the columns with an example and explains them, and its example can be imported', async () => {
  const anna = await makeAccount(app);
  const response = await app.as(anna).raw(importCalls.template);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe(XLSX_MIMETYPE);
  const [sheet, explanations] = await readSheets(response.rawPayload);
  expect(sheet?.sheet).toBe('Bestånd');
  expect(sheet?.data[0]).toEqual(
    expect.arrayContaining(['Företag', 'Objektstyp', 'Yta (m²)', 'Våning', 'Hyra per månad', 'Start']),
  );
  expect(sheet?.data).toHaveLength(2);
  expect(explanations?.sheet).toBe('Förklaringar');
  expect(explanations?.data.map(([title]) => title)).toEqual([
    'Kolumn',
    ...(sheet?.data[0] ?? []),
    'Exempelraden',
  ]);
  const type = explanations?.data.find(([title]) => title === 'Objektstyp');
  expect(type).toEqual([
    'Objektstyp',
    'Ja',
    'Typen av objekt.',
    'Fastighet, Lägenhet, Lokal, Villa, Utrymme, Parkering',
  ]);

  // As sent back unchanged, it contains nothing but the example.
  const file = { name: 'mall.xlsx', mimetype: XLSX_MIMETYPE, bytes: response.rawPayload };
  const failed = await app.as(anna).failure(importCalls.preview, { file });
  expect(failed.data.file).toEqual([
    'Filen har inga rader att importera. Fyll i minst en rad under rubrikerna.',
  ]);

  // The example itself is a valid row.
  const cells = (sheet?.data ?? []).map((row) =>
    row.map(
      (cell): ImportCell =>
        cell === null || typeof cell === 'string' || typeof cell === 'number' ? cell : '2026-12-01',
    ),
  );
  const renamed = cells.map((row) =>
    row.map((cell) => (cell === 'Exempelfastigheter AB' ? 'Ekens Fastigheter AB' : cell)),
  );
  const preview = await app.as(anna).post(importCalls.preview, { file: await toXlsx(renamed) });
  expect(preview.problems).toEqual([]);
  expect(preview.counts.leases.created).toBe(1);
});

it('300 rows become companies, estates, objects, tenants and leases, as if created one by one', async () => {
  const anna = await makeAccount(app);
  const records = Array.from({ length: 300 }, (_row, n) => makeNumbered(n));
  const preview = await upload(anna, records);
  expect(preview).toMatchObject({ name: 'bestånd.xlsx', rows: 300, invalid_rows: 0, problems: [] });
  expect(preview.sample).toHaveLength(10);
  expect(preview.sample[0]).toEqual({
    row: 2,
    company: 'Ekens Fastigheter AB',
    estate: 'Kv. Eken 1',
    type: 'Lägenhet',
    name: 'Lgh 1000',
    address: 'Storgatan 1',
    rent: '8\u00a0500\u00a0kr/mån',
    tenant: 'Hyresgäst 0',
    start: '2026-12-01',
  });
  expect(await totals(anna)).toEqual([0, 0, 0, 0]);

  const result = await run(anna, preview.id);
  expect(result).toMatchObject({
    skipped_rows: 0,
    counts: {
      companies: { created: 1, reused: 0 },
      estates: { created: 3, reused: 0 },
      entities: { created: 300, reused: 0 },
      tenants: { created: 300, reused: 0 },
      leases: { created: 300, reused: 0 },
    },
    companies: [{ name: 'Ekens Fastigheter AB' }],
  });
  expect(await totals(anna)).toEqual([1, 303, 300, 300]);

  // The same rows created by the ordinary calls differ in nothing but ids.
  const bo = await makeAccount(app);
  const user = app.as(bo);
  const { company } = await user.post(companyCalls.create, {
    body: {
      company: {
        name: 'Ekens Fastigheter AB',
        organisation_number: '556016-0680',
        address: 'Storgatan 1',
        postal_code: '70211',
        city: 'Örebro',
        country: 'Sverige',
      },
    },
  });
  const place = { address: 'Storgatan 1', postal_code: '70211', city: 'Örebro', country: 'Sverige' };
  const estate = await user.post(entityCalls.create, {
    body: { name: 'Kv. Eken 1', ...place, entity_type_id: 1, company_id: company.id },
  });
  const flat = await user.post(entityCalls.create, {
    body: {
      name: 'Lgh 1000',
      ...place,
      entity_type_id: 2,
      parent_id: estate.id,
      fee: 8500,
      fields: { area: 62.5 },
    },
  });
  await user.post(leaseCalls.create, {
    body: {
      lease: {
        entity_id: flat.id,
        reference: 'K-0',
        start: '2026-12-01',
        fee: 8500,
        tax_rate: 0,
        payment_interval: 'MONTHLY',
        notice_length: 3,
        notice_type: 'MONTH',
      },
      tenant: {
        name: 'Hyresgäst 0',
        identifier: String(records[0]?.['Personnummer/organisationsnummer']),
        phone: '070-174 06 05',
      },
      address: place,
    },
  });
  const withoutIds = (rows: readonly object[]) =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => !/(^|_)id$|_at$/.test(name))
          .map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString('hex') : value]),
      ),
    );
  const readRows = (account: TestAccount) =>
    app.forAccount(account, async (tx) => {
      const entity = await tx.selectFrom('entity').selectAll().where('name', '=', 'Lgh 1000').execute();
      const tenant = await tx.selectFrom('tenant').selectAll().where('name', '=', 'Hyresgäst 0').execute();
      const lease = await tx.selectFrom('lease').selectAll().where('reference', '=', 'K-0').execute();
      const leaseId = lease[0]?.id ?? 0;
      return [
        withoutIds(await tx.selectFrom('company').selectAll().execute()),
        withoutIds(await tx.selectFrom('invoicing_config').selectAll().execute()),
        withoutIds(await tx.selectFrom('entity').selectAll().where('name', '=', 'Kv. Eken 1').execute()),
        withoutIds(entity),
        withoutIds(
          await tx
            .selectFrom('area_version')
            .selectAll()
            .where('entity_id', '=', entity[0]?.id ?? 0)
            .execute(),
        ),
        withoutIds(tenant),
        withoutIds(
          await tx
            .selectFrom('address')
            .selectAll()
            .where('tenant_id', '=', tenant[0]?.id ?? 0)
            .execute(),
        ),
        withoutIds(lease),
        withoutIds(await tx.selectFrom('lease_tenant').selectAll().where('lease_id', '=', leaseId).execute()),
        withoutIds(await tx.selectFrom('rent_version').selectAll().where('lease_id', '=', leaseId).execute()),
        withoutIds(await tx.selectFrom('lease_event').selectAll().where('lease_id', '=', leaseId).execute()),
        withoutIds(
          await tx
            .selectFrom('search_doc')
            .selectAll()
            .where('kind', '=', 'entities')
            .where('title', 'like', 'Lgh 1000%')
            .execute(),
        ),
      ];
    });
  expect(await readRows(anna)).toEqual(await readRows(bo));

  // What is counted and searched includes the imported rows.
  app.clock.set('2026-12-02T08:00:00Z');
  expect(await app.as(anna).get(statisticsCalls.business)).toMatchObject({ stat_active_leases: 300 });
  const hits = await app.as(anna).get(searchCalls.find, { query: { query: 'Hyresgäst 299' } });
  expect(JSON.stringify(hits)).toContain('Hyresgäst 299');
  app.clock.set('2026-11-20T08:00:00Z');
});

it('a repeated call answers the same, and a second import of the same file creates nothing', async () => {
  const anna = await makeAccount(app);
  const records = [makeRecord(), makeVacantRecord({ Objektsnamn: 'Lgh 1002' })];
  const { id } = await upload(anna, records);
  const first = await run(anna, id);
  expect(await run(anna, id)).toEqual(first);
  const before = await totals(anna);

  const again = await upload(anna, records);
  expect(again.counts).toEqual({
    companies: { created: 0, reused: 1 },
    estates: { created: 0, reused: 1 },
    entities: { created: 0, reused: 2 },
    tenants: { created: 0, reused: 1 },
    leases: { created: 0, reused: 1 },
  });
  await run(anna, again.id);
  expect(await totals(anna)).toEqual(before);
});

it('two previews of the same file create everything once', async () => {
  const anna = await makeAccount(app);
  const previews = [await upload(anna, [makeRecord()]), await upload(anna, [makeRecord()])];
  await Promise.all(previews.map(({ id }) => run(anna, id)));
  expect(await totals(anna)).toEqual([1, 2, 1, 1]);
});

it('rows with problems are refused together, or skipped when the user says so', async () => {
  const anna = await makeAccount(app);
  const preview = await upload(anna, [
    makeRecord(),
    makeRecord({ Objektsnamn: 'Lgh 1002', 'Personnummer/organisationsnummer': '19850412-2387' }),
    makeVacantRecord({ Objektsnamn: 'Lgh 1003', 'Hyra per månad': 'mycket' }),
  ]);
  expect(preview).toMatchObject({ rows: 3, invalid_rows: 2, problems_total: 2 });
  expect(preview.problems).toEqual([
    {
      row: 3,
      column: 'Personnummer/organisationsnummer',
      message:
        'Numret stämmer inte. Skriv personnummer som ÅÅÅÅMMDD-XXXX och organisationsnummer som NNNNNN-NNNN.',
    },
    { row: 4, column: 'Hyra per månad', message: 'Ange ett tal, till exempel 8 500,50' },
  ]);
  const failed = await app
    .as(anna)
    .failure(importCalls.run, { params: { id: preview.id }, body: { skip_invalid_rows: false } });
  expect(failed).toMatchObject({ status: 409 });
  expect(failed.serverMessage).toContain('2 rader har fel');
  expect(await totals(anna)).toEqual([0, 0, 0, 0]);

  expect(await run(anna, preview.id, { skip_invalid_rows: true })).toMatchObject({ skipped_rows: 2 });
  expect(await totals(anna)).toEqual([1, 2, 1, 1]);
});

it('nothing is created when every row has a problem, even if the user skips rows with problems', async () => {
  const anna = await makeAccount(app);
  const { id } = await upload(anna, [makeVacantRecord({ Postnummer: '7' })]);
  const failed = await app
    .as(anna)
    .failure(importCalls.run, { params: { id }, body: { skip_invalid_rows: true } });
  expect(failed).toMatchObject({
    status: 409,
    serverMessage: 'Ingen rad går att importera. Rätta filen och ladda upp den igen.',
  });
  expect(await totals(anna)).toEqual([0, 0, 0, 0]);
});

it('a row is refused when its object has been let since the preview', async () => {
  const anna = await makeAccount(app);
  const { id } = await upload(anna, [makeRecord()]);
  const importedFirst = await upload(anna, [
    makeRecord({ Hyresgäst: 'Berit Berg', 'Personnummer/organisationsnummer': '19900101-2385' }),
  ]);
  await run(anna, importedFirst.id);
  const failed = await app
    .as(anna)
    .failure(importCalls.run, { params: { id }, body: { skip_invalid_rows: false } });
  expect(failed.status).toBe(409);
  expect(await totals(anna)).toEqual([1, 2, 1, 1]);
});

it('a CSV file with semicolons in Windows-1252, and one with commas in UTF-8, are read', async () => {
  const anna = await makeAccount(app);
  const table = toTable([makeRecord()]).map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  const csv = toCsv(table).replace(/^\ufeff/, '');
  const preview = await app.as(anna).post(importCalls.preview, {
    file: { name: 'bestånd.csv', mimetype: 'text/csv', bytes: Buffer.from(csv, 'latin1') },
  });
  expect(preview.problems).toEqual([]);
  expect(preview.counts.leases.created).toBe(1);
  const commas = table.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
  expect(
    await app.as(anna).post(importCalls.preview, {
      file: { name: 'bestånd.csv', mimetype: 'text/csv', bytes: Buffer.from(commas) },
    }),
  ).toMatchObject({ problems: [], counts: { leases: { created: 1 } } });
});

const replaceRowsOf = async (
  records: readonly ImportRecord[],
  change: (xml: string, path: string) => string,
) => {
  const file = await toXlsx(toTable(records));
  return { ...file, bytes: await changeXlsx(file.bytes, change) };
};
/** The column with the title in the table of the records, as letters. */
const lettersOf = (record: ImportRecord, title: string) => columnLetters(Object.keys(record).indexOf(title));

it('a formula that no program has calculated is a problem of its row and column, not a rent of 0 or no end', async () => {
  const anna = await makeAccount(app);
  const record = makeRecord({ Slut: '2027-11-30' });
  const [rent, stop] = [lettersOf(record, 'Hyra per månad'), lettersOf(record, 'Slut')];
  const records = [record, makeRecord({ ...record, Objektsnamn: 'Lgh 1002', 'Kontraktets referens': 'K-2' })];
  const cell = (reference: string, xml: string) => (sheet: string) =>
    sheet.replace(new RegExp(`<c r="${reference}"[^>]*>.*?</c>`), () => `<c r="${reference}">${xml}</c>`);
  const setRent = cell(`${rent}2`, '<f>40+2</f><v></v>');
  const setStop = cell(`${stop}3`, '<f>DATE(2027,11,30)</f>');
  const file = await replaceRowsOf(records, (xml, path) =>
    path.endsWith('sheet1.xml') ? setStop(setRent(xml)) : xml,
  );
  const preview = await app.as(anna).post(importCalls.preview, { file });
  expect(preview).toMatchObject({ invalid_rows: 2, warnings_total: 0 });
  expect(preview.problems).toEqual([
    { row: 2, column: 'Hyra per månad', message: importTexts.uncalculated },
    { row: 3, column: 'Slut', message: importTexts.uncalculated },
  ]);
  expect(
    await app.as(anna).failure(importCalls.run, {
      params: { id: preview.id },
      body: { skip_invalid_rows: true },
    }),
  ).toMatchObject({ status: 409 });

  // XlsxWriter writes 0 as the value of every formula, and that the workbook is to be calculated.
  const setZero = cell(`${rent}2`, '<f>40+2</f><v>0</v>');
  const stale = await replaceRowsOf(records, (xml, path) => {
    if (path.endsWith('sheet1.xml')) return setZero(xml);
    return xml.replace('</workbook>', '<calcPr calcId="124519" fullCalcOnLoad="1"/></workbook>');
  });
  const second = await app.as(anna).post(importCalls.preview, { file: stale });
  expect(second.problems).toEqual([{ row: 2, column: 'Hyra per månad', message: importTexts.uncalculated }]);
});

it('a rent of 0 is a warning, and the row is imported', async () => {
  const anna = await makeAccount(app);
  const preview = await upload(anna, [
    makeRecord(),
    makeVacantRecord({ Objektsnamn: 'Lgh 1002', 'Hyra per månad': 0 }),
  ]);
  expect(preview).toMatchObject({ problems: [], warnings_total: 1 });
  expect(preview.warnings).toEqual([{ row: 3, column: 'Hyra per månad', message: importTexts.zeroRent }]);
  await run(anna, preview.id);
  expect(await totals(anna)).toEqual([1, 3, 1, 1]);
});

it('a merged cell counts for each of its rows, and a date in a column of names is a problem', async () => {
  const anna = await makeAccount(app);
  const record = makeVacantRecord();
  const [company, number] = [lettersOf(record, 'Företag'), lettersOf(record, 'Organisationsnummer')];
  const others = { Företag: null, Organisationsnummer: null };
  const records = [record, makeVacantRecord({ ...others, Objektsnamn: 'Lgh 1002' })];
  const file = await replaceRowsOf(records, (xml, path) =>
    path.endsWith('sheet1.xml')
      ? xml.replace(
          '</sheetData>',
          `</sheetData><mergeCells><mergeCell ref="${company}2:${company}3"/><mergeCell ref="${number}2:${number}3"/></mergeCells>`,
        )
      : xml,
  );
  const preview = await app.as(anna).post(importCalls.preview, { file });
  expect(preview.problems).toEqual([]);
  expect(preview.counts).toMatchObject({ companies: { created: 1 }, entities: { created: 2 } });

  const dated = await createXlsx([
    {
      name: 'Bestånd',
      columns: Object.keys(record).map((title) => ({
        title,
        kind: title === 'Objektsnamn' ? 'date' : 'text',
      })),
      rows: [[Object.values({ ...record, Objektsnamn: '2026-04-03' }).map(toCellValue)]],
    },
  ]);
  const name = { name: 'bestånd.xlsx', mimetype: XLSX_MIMETYPE, bytes: dated };
  const failed = await app.as(anna).post(importCalls.preview, { file: name });
  expect(failed.problems).toEqual([{ row: 2, column: 'Objektsnamn', message: importTexts.dateInText }]);
});

describe('files that cannot be imported', () => {
  const refuse = async (name: string, bytes: Buffer) => {
    const anna = await makeAccount(app);
    const failed = await app.as(anna).failure(importCalls.preview, { file: { name, mimetype: 'x', bytes } });
    expect(failed.status).toBe(422);
    return failed.data.file?.[0];
  };

  it('are refused with a reason: a wrong type, damaged content, missing columns, no or too many rows, or size', async () => {
    expect(await refuse('a.pdf', Buffer.from('%PDF'))).toBe(
      'Välj en Excelfil (.xlsx) eller en CSV-fil (.csv).',
    );
    expect(await refuse('a.xlsx', Buffer.from('PK'))).toContain('Filen går inte att läsa');
    expect(await refuse('a.csv', Buffer.from('Namn;Ort\nA;B'))).toBe(
      'Filen saknar kolumnerna Företag, Objektstyp, Adress, Postnummer. Utgå från mallen, med rubrikerna på en rad.',
    );
    const header = 'Företag;Objektstyp;Objektsnamn;Adress;Postnummer;Ort\n';
    expect(await refuse('a.csv', Buffer.from(header))).toContain('inga rader');
    expect(await refuse('a.csv', Buffer.from(header + 'a;b;c;d;e;f\n'.repeat(10_001)))).toContain(
      'för många rader',
    );
    expect(await refuse('a.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toContain('för stor');
  });

  it('include tables that are too wide or whose rows are too long; the error names the limit', async () => {
    const size = 9_000_000;
    expect(await refuse('a.csv', Buffer.alloc(size, ';'))).toBe(
      'Filen har för många kolumner. Högst 200 kolumner går att läsa.',
    );
    expect(await refuse('a.csv', Buffer.alloc(size, '"'))).toBe(
      'Rad 1 i filen är för lång. En rad kan ha högst 100\u00a0000 tecken. Kanske saknas ett citattecken.',
    );
    expect(await refuse('a.csv', Buffer.alloc(size, '\n'))).toBe(
      'Filen har för många rader. Högst 10\u00a0000 rader går att importera åt gången.',
    );
    expect(await refuse('a.csv', Buffer.from('a;b\n"c;d\n'))).toBe(importTexts.openQuote);
    const { bytes } = await toXlsx([
      ['a', 'b', 'c', 'd'],
      Array.from({ length: 4 }, () => 'x'.repeat(30_000)),
    ]);
    expect(await refuse('a.xlsx', bytes)).toContain('Rad 2 i filen är för lång.');
  });

  it('include a workbook that was cut off, and one that becomes huge when it is unpacked', async () => {
    const { bytes } = await toXlsx([
      ['Företag', 'Objektstyp'],
      ...Array.from({ length: 3 }, () => ['a'.repeat(30_000)]),
    ]);
    expect(await refuse('a.xlsx', bytes.subarray(0, bytes.length - 30))).toContain('Filen går inte att läsa');
    const rows = Array.from({ length: 4000 }, () => ['a'.repeat(30_000)]);
    const { bytes: bomb } = await toXlsx([['Företag'], ...rows]);
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await refuse('bomb.xlsx', bomb)).toContain('Filen går inte att läsa');
  });
});

it('roles that may not create objects may not import, and another account never sees an import', async () => {
  const anna = await makeAccount(app);
  const { id } = await upload(anna, [makeRecord()]);
  const reader = await makeColleague(app, anna, 'READER');
  const accountant = await makeColleague(app, anna, 'ACCOUNTANT');
  for (const colleague of [reader, accountant]) {
    const file = await toXlsx(toTable([makeRecord()]));
    expect(await app.as(colleague).failure(importCalls.preview, { file })).toMatchObject({ status: 403 });
    expect(
      await app
        .as(colleague)
        .failure(importCalls.run, { params: { id }, body: { skip_invalid_rows: false } }),
    ).toMatchObject({ status: 403 });
  }
  const eve = await makeAccount(app);
  expect(
    await app.as(eve).failure(importCalls.run, { params: { id }, body: { skip_invalid_rows: false } }),
  ).toMatchObject({ status: 404 });
  const manager = await makeColleague(app, anna, 'MANAGER');
  expect(await run(manager, id)).toMatchObject({ skipped_rows: 0 });
});

it('an import that nobody carries out is deleted after a day, and a finished one keeps no cells', async () => {
  const anna = await makeAccount(app);
  const done = await upload(anna, [makeRecord()]);
  await run(anna, done.id);
  const abandoned = await upload(anna, [makeRecord({ Objektsnamn: 'Lgh 9' })]);
  const kinds = new Map(importJobs.map((job) => [job.kind, job]));
  app.clock.set('2026-11-22T08:00:00Z');
  const [job] = importJobs;
  await app.system((tx) =>
    tx
      .insertInto('job')
      .values({ kind: job?.kind ?? '', data: '{}', run_at: '2026-11-22T07:00:00Z' })
      .execute(),
  );
  const { db, clock, files, settings } = app;
  while (await runNextJob({ db, clock, files, settings, log: app.fastify.log }, kinds));
  const rows = await app.forAccount(anna, (tx) => tx.selectFrom('import').select(['id', 'cells']).execute());
  expect(rows).toEqual([{ id: done.id, cells: null }]);
  expect(
    await app
      .as(anna)
      .failure(importCalls.run, { params: { id: abandoned.id }, body: { skip_invalid_rows: false } }),
  ).toMatchObject({ status: 404 });
  app.clock.set('2026-11-20T08:00:00Z');
});
