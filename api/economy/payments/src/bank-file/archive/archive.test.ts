import { createAccountWithLease } from '@husrum/api-invoicing/testing';
import { testServer } from '@husrum/api-testing';
import { bankFileCalls } from '@husrum/contract/bank-file';
import { type Zippable, zipSync } from 'fflate';
import { createCamtFile } from '../bank-file.test-data';
import { createBankCsv, formOf } from '../csv/bank-csv.test-data';

const app = testServer();
type User = Awaited<ReturnType<typeof createAccountWithLease>>['user'];

const setUp = () => createAccountWithLease(app);
const toZip = (bytes: Uint8Array) => ({
  name: 'november.zip',
  mimetype: 'application/zip',
  bytes: Buffer.from(bytes),
});
const zip = (files: Zippable) => zipSync(files);
const text = (content: string) => Buffer.from(content);
const upload = (user: User, bytes: Uint8Array) =>
  user.post(bankFileCalls.upload, { body: {}, file: toZip(bytes) });
const failToUpload = async (user: User, bytes: Uint8Array) =>
  (await user.failure(bankFileCalls.upload, { body: {}, file: toZip(bytes) })).data.file;

const camt = text(createCamtFile([{ amount: 8500 }]));
const csv = createBankCsv(formOf('Swedbank'), [{ day: '2026-11-27', ore: 500_000, text: 'EVA LIND' }]);

beforeEach(() => app.clock.set('2026-11-30T08:00:00Z'));

test('each file of a ZIP is read as if it had been uploaded alone, and a broken one does not stop the others', async () => {
  const { user } = await setUp();
  const bytes = zip({
    'november/insättningar.xml': camt,
    'november/avkortad.xml': camt.subarray(0, 300),
    'november/kontoutdrag.csv': csv,
    'november/faktura.pdf': text('%PDF-1.7'),
    'november/okänd.csv': text('Dag;Vem;Kronor\n2026-11-27;EVA LIND;8 500,00\n'),
    'november/blad.xlsx': Buffer.from(zip({ '[Content_Types].xml': text('<Types/>') })),
    'november/inre.zip': Buffer.from(zip({ 'a.xml': camt })),
    '__MACOSX/november/._insättningar.xml': text('x'),
    'november/.DS_Store': text('x'),
  });
  const answer = await upload(user, bytes);
  expect(answer.files).toMatchObject([
    { name: 'insättningar.xml', id: answer.id, payments: 1, is_known: false, error: null },
    { name: 'avkortad.xml', id: null, error: expect.stringContaining('avkortad eller skadad') },
    { name: 'kontoutdrag.csv', payments: 1, error: null },
    { name: 'faktura.pdf', id: null, error: expect.stringContaining('en PDF') },
    { name: 'okänd.csv', id: null, error: expect.stringContaining('Läs in den för sig') },
    { name: 'blad.xlsx', id: null, error: expect.stringContaining('Excel-blad') },
    { name: 'inre.zip', id: null, error: 'En ZIP i en ZIP läses inte. Packa upp den först.' },
  ]);
  expect(answer).toMatchObject({ name: 'insättningar.xml', format: 'CAMT054' });
  const list = await user.get(bankFileCalls.list, { query: { sort: { by: 'name', order: 'asc' } } });
  expect(list.data.map(({ name, format }) => [name, format])).toEqual([
    ['insättningar.xml', 'CAMT054'],
    ['kontoutdrag.csv', 'CSV'],
  ]);

  const again = await upload(user, bytes);
  expect(again.files?.filter(({ is_known }) => is_known)).toHaveLength(2);
});

test('a ZIP of which no file can be read is refused with the reason of each', async () => {
  const { user } = await setUp();
  expect(await failToUpload(user, zip({ 'a.pdf': text('%PDF-1.7'), 'b.txt': text('Hej!') }))).toEqual([
    expect.stringMatching(/^a\.pdf: Filen ser ut att vara en PDF/),
    expect.stringMatching(/^b\.txt: Filen är ingen bankfil/),
  ]);
});

test('an Excel sheet, which is a ZIP, too, is named as what it is', async () => {
  const { user } = await setUp();
  expect(
    await failToUpload(
      user,
      zip({ '[Content_Types].xml': text('<Types/>'), 'xl/workbook.xml': text('<w/>') }),
    ),
  ).toEqual([
    'Filen ser ut att vara ett Excel-blad eller ett dokument. Öppna det, spara det som CSV och läs in CSV-filen.',
  ]);
});

test('a ZIP that is cut off, empty, too large when unpacked, or has too many files or a password is refused', async () => {
  const { user } = await setUp();
  const whole = zip({ 'a.xml': camt });
  expect(await failToUpload(user, whole.subarray(0, -10))).toEqual([
    expect.stringContaining('avkortad eller skadad'),
  ]);
  expect(await failToUpload(user, zip({ 'mapp/': new Uint8Array() }))).toEqual(['ZIP-filen är tom.']);
  const many = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`${n}.xml`, camt]));
  expect(await failToUpload(user, zip(many))).toEqual([expect.stringMatching(/^ZIP-filen har 51 filer/)]);
  const zeros = new Uint8Array(9 * 1024 * 1024);
  const bomb = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`${n}.xml`, zeros]));
  expect(await failToUpload(user, zip(bomb))).toEqual([expect.stringContaining('Högst 50 MB')]);
  const locked = Buffer.from(whole);
  const list = locked.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  locked.writeUInt16LE(locked.readUInt16LE(list + 8) | 1, list + 8);
  expect(await failToUpload(user, locked)).toEqual([expect.stringContaining('lösenord')]);
});

test('a file of the ZIP that is too large, or is not what the ZIP says of it, is refused alone', async () => {
  const { user } = await setUp();
  const large = zip({ 'stor.xml': new Uint8Array(11 * 1024 * 1024), 'a.xml': camt });
  expect((await upload(user, large)).files).toMatchObject([
    { name: 'stor.xml', error: expect.stringContaining('Högst 10 MB') },
    { name: 'a.xml', error: null },
  ]);

  // Stored without packing, so that one digit of an amount can be changed behind the check sum.
  const stored = Buffer.from(zipSync({ 'b.csv': csv, 'c.xml': camt }, { level: 0 }));
  const at = stored.indexOf('5000.00');
  stored.write('9', at);
  expect((await upload(user, stored)).files).toMatchObject([
    { name: 'b.csv', error: expect.stringContaining('skadad i ZIP-filen') },
    { name: 'c.xml', is_known: true, error: null },
  ]);

  // The list states a smaller size than what is unpacked.
  const lying = Buffer.from(zip({ 'd.csv': new Uint8Array(1_000_000), 'c.xml': camt }));
  const list = lying.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  lying.writeUInt32LE(10, list + 24);
  expect((await upload(user, lying)).files?.[0]?.error).toContain('skadad i ZIP-filen');
});

test('each file of a ZIP is kept alone, byte for byte', async () => {
  const { user } = await setUp();
  const { files = [] } = await upload(user, zip({ 'a.xml': camt, 'b.csv': csv }));
  const kept = await Promise.all(
    files.map(async ({ id }) => (await user.raw(bankFileCalls.file, { params: { id: id ?? 0 } })).rawPayload),
  );
  expect(kept.map((bytes, index) => bytes.equals([camt, csv][index] ?? Buffer.of()))).toEqual([true, true]);
});
