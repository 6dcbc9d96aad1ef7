import { drainJobQueue } from '@husrum/api-runs/testing';
import { lastMail, testServer } from '@husrum/api-testing';
import { indexRunCalls } from '@husrum/contract/index-run';
import { tenantCalls } from '@husrum/contract/tenant';
import { type IndexLetter, toIndexLetter } from './index-letter.rules';
import { findLetterSources } from './index-letter.store';
import { toLetter } from './index-letter-documents';
import { createIndexFixture } from './index-run.test-data';

const app = testServer();
beforeEach(() => app.clock.set('2026-11-20T08:00:00Z'));

const plain = (text: string) => text.replace(/\s+/g, ' ');

const setUp = async () => {
  const fixture = await createIndexFixture(app);
  const lease = await fixture.letPremises();
  await fixture.typeIndex(2026, 336.97);
  const { id } = await fixture.run();
  const rowId = (await fixture.rowsOf(id))[0]?.id ?? 0;
  return {
    ...{ ...fixture, lease, id, rowId },
    letter: async () => {
      const response = await fixture.user.raw(indexRunCalls.letter, { params: { id: rowId } });
      return { status: response.statusCode, bytes: response.rawPayload };
    },
    mail: async () => {
      await fixture.user.post(indexRunCalls.mailLetters, { params: { id } });
      await drainJobQueue(app);
      return fixture.user.get(indexRunCalls.detail, { params: { id } });
    },
  };
};

test('the letter says what changes, from when, and how the amount is computed', async () => {
  const { account, letter, rowId } = await setUp();
  const { status, bytes } = await letter();
  expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const [source] = await app.forAccount(account, (tx) => findLetterSources(tx, [rowId], '2026-11-20'));
  const printed = source && toIndexLetter(toLetter(source, '2026-11-20'));
  expect(printed?.heading).toBe('Ny hyra från 1 januari 2027 enligt indexklausul');
  const text = plain(printed?.paragraphs.join('\n') ?? '');
  for (const part of [
    'Bashyra: 100 000 kr per år',
    'Tillägg för 2027: 1 889,82 kr per år',
    'Ny hyra: 101 889,84 kr per år, 8 490,82 kr per månad',
    'Belopp per avi: 25 472,46 kr per kvartal',
    'Hyran per avi är avrundad till hela ören',
    'Moms, 25 %, tillkommer',
    'För oktober 2026 är det 336,97',
    'Bastalet är 330,72 (oktober 2018)',
    '× (336,97 − 330,72) / 330,72 = 1 889,82 kr per år',
  ])
    expect(text).toContain(part);
});

test('letters are mailed once with the PDF that stays, and then the run is not undone', async () => {
  const { user, id, lease, rowId, mail, letter, rowsOf } = await setUp();
  const done = await mail();
  expect(done).toMatchObject({ letters_sent: 1, letters_waiting: 0, letters_failed: 0, letters_on_paper: 0 });
  const to = lease.primary_tenant?.email ?? '';
  const sent = await lastMail(app, to);
  expect(sent.subject).toMatch(/^Ny hyra från 2027-01-01 – /);
  expect(await rowsOf(id)).toMatchObject([{ letter_sent_to: to, letter_waiting: false, letter_error: null }]);
  const first = await letter();
  app.clock.set('2026-11-25T08:00:00Z');
  expect((await letter()).bytes.equals(first.bytes)).toBe(true);
  expect((await user.failure(indexRunCalls.mailLetters, { params: { id } })).status).toBe(409);
  const refused = await user.failure(indexRunCalls.undo, { params: { id } });
  expect(refused.serverMessage).toBe(
    'Uppräkningen kan inte ångras: brevet för Lokal 1 skickades 2026-11-20.',
  );
  expect((await user.failure(indexRunCalls.markLetterSent, { params: { id: rowId } })).status).toBe(409);
});

test('a tenant without a mail address gets the letter on paper', async () => {
  const { user, id, lease, rowId } = await setUp();
  const tenantId = lease.primary_tenant?.id ?? 0;
  await app.system((tx) =>
    tx.updateTable('tenant').set({ email: null }).where('id', '=', tenantId).execute(),
  );
  expect((await user.get(tenantCalls.detail, { params: { id: tenantId } })).email).toBeNull();
  expect(await user.get(indexRunCalls.detail, { params: { id } })).toMatchObject({ letters_on_paper: 1 });
  expect((await user.failure(indexRunCalls.mailLetters, { params: { id } })).status).toBe(409);
  const marked = await user.post(indexRunCalls.markLetterSent, { params: { id: rowId } });
  expect(marked).toMatchObject({ letter_sent_to: null, letter_sent_at: expect.any(String) });
  expect(await user.get(indexRunCalls.detail, { params: { id } })).toMatchObject({
    ...{ letters_on_paper: 0, letters_sent: 1 },
  });
});

const letter: IndexLetter = {
  ...{
    id: 1,
    day: '2026-11-20',
    year: 2027,
    reference: 'H-12',
    taxRate: 0,
    interval: 'MONTHLY',
    intervalOre: 849_082,
  },
  sender: {
    ...{ name: 'Ek AB', organisationNumber: '556000-0001', phone: null, email: 'ek@example.se' },
    ...{ address: 'Ekvägen 1', postal_code: '111 11', city: 'Umeå' },
  },
  recipient: { name: 'Café AB', address: null },
  object: { name: 'Lokal 1', address: 'Ekvägen 2', postal_code: '111 11', city: 'Umeå' },
  terms: {
    ...{ base_rent_ore: 10_000_000, share: '100.00', series: '2020', base_value: '98.45', base_year: 2018 },
    ...{ may_fall: true, conversion: '330,72 × faktor', index_value: '98.00', index_source: 'SCB' },
    ...{
      old_supplement_ore: 0,
      new_supplement_ore: -45_708,
      old_year_ore: 10_000_000,
      new_year_ore: 9_954_292,
    },
    ...{ old_fee: '8333.33', new_fee: '8295.24', payment_interval: 'MONTHLY' },
  },
};

test('a letter states how the base number was converted, and has no promise that the clause does not have', () => {
  const { paragraphs, recipient } = toIndexLetter(letter);
  const text = plain(paragraphs.join('\n'));
  expect(text).toContain('Bastalet är omräknat: 330,72 × faktor');
  expect(text).toContain('Hyreskontrakt: H-12');
  expect(text).toContain('Ingen moms tillkommer.');
  expect(text).not.toContain('aldrig lägre');
  expect(text).not.toContain('per avi');
  expect(text).toContain('Tillägg för 2027: −457,08 kr per år');
  expect(recipient).toEqual({ name: 'Café AB', lines: [] });
});
