import * as yup from 'yup';
import { addonFields, addonShown } from '../addon/addon.calls';
import { call, callsOf } from '../core/call';
import { date, hasDecimals, id, optionalDate, optionalId, optionalText, out, taxRates } from '../core/fields';
import { done, listQuery, page, sortBy } from '../core/list';

export const leaseAddonOut = yup.object({
  ...addonShown,
  /** Null when it was made on the lease itself. */
  addon_id: out.idOrNull(),
  lease_id: out.id(),
  start: out.date(),
  /** The last day; null while it goes on. */
  stop: out.dateOrNull(),
  updated_at: out.text(),
});
export type LeaseAddon = yup.InferType<typeof leaseAddonOut>;

/** What a change did to invoices that are already made: unsent ones follow, sent ones stay as they are. */
export const leaseAddonEffect = yup.object({
  leaseaddon: leaseAddonOut.required(),
  recalculated: out.number(),
  locked: out.number(),
});

const stop = optionalDate('Till').test(
  'period',
  'Till kan inte vara före Från',
  (value, { parent }) => !value || !parent.start || value >= parent.start,
);

/** Asked for only when no add-on of the catalogue is chosen. */
const whenLocal = (value: unknown, { parent }: yup.TestContext): boolean =>
  Boolean(parent.addon_id) || (value !== null && value !== undefined);
const local = {
  name: optionalText('Benämning').test('local', 'Benämning måste fyllas i', whenLocal),
  fee: yup
    .number()
    .label('Belopp')
    .min(-1_000_000_000)
    .max(1_000_000_000)
    .test('ore', 'Belopp får ha högst två decimaler', (value) => value == null || hasDecimals(value, 2))
    .test('something', 'Beloppet kan inte vara noll', (value) => value !== 0)
    .nullable()
    .default(null)
    .test('local', 'Belopp måste fyllas i', whenLocal),
  tax_rate: yup
    .number()
    .label('Moms')
    .nullable()
    .oneOf([...taxRates, null])
    .default(null)
    .test('local', 'Moms måste fyllas i', whenLocal),
};

/** Either an add-on of the catalogue, or a name, fee and VAT of its own. */
export const leaseAddonInput = yup.object({
  lease_id: id('Uthyrning'),
  addon_id: optionalId('Tillägg'),
  ...local,
  start: date('Från'),
  stop,
});
export type LeaseAddonInput = yup.InferType<typeof leaseAddonInput>;

export const leaseAddonCalls = callsOf('leaseAddon', {
  ofLease: call({
    method: 'GET',
    path: '/api/leaseaddon/lease/{id}',
    summary: 'Tillägg på en uthyrning',
    query: listQuery(sortBy('name', 'fee', 'start', 'stop')),
    ok: page(leaseAddonOut.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/leaseaddon',
    summary: 'Lägg till tillägg på en uthyrning',
    body: leaseAddonInput,
    ok: leaseAddonEffect,
    money: true,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/leaseaddon',
    summary: 'Ändra tillägg på en uthyrning',
    body: yup.object({
      id: id(),
      ...addonFields,
      start: date('Från'),
      stop,
      updated_at: yup.string().nullable().default(null),
    }),
    ok: leaseAddonEffect,
    money: true,
  }),
  /** Ends it with yesterday; one that has not begun goes altogether. Invoices that are sent keep their rows. */
  remove: call({
    method: 'DELETE',
    path: '/api/leaseaddon/{id}',
    summary: 'Avsluta tillägg på en uthyrning',
    ok: done,
    money: true,
  }),
});
