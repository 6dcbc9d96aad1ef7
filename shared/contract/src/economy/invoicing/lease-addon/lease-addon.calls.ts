import * as yup from 'yup';
import { call, defineCalls } from '../../../core/call';
import {
  date,
  hasAtMostDecimals,
  id,
  optionalChoice,
  optionalDate,
  optionalId,
  optionalText,
  output,
  seenUpdatedAt,
  taxRates,
} from '../../../core/fields';
import { MAX_AMOUNT_SEK } from '../../../core/limits';
import { listQuery, messageResponse, page, sortBy } from '../../../core/list';
import { namedObject } from '../../../core/named';
import { addonFields, addonOutputFields } from '../addon/addon.calls';
import { type AddonInterval, addonIntervals } from '../addon/addon-interval';

export { type AddonInterval, addonIntervals };

export const leaseAddonRow = namedObject('LeaseAddonRow', {
  ...addonOutputFields,
  /** The add-on of the catalogue, or null when it was created on the lease itself. */
  addon_id: output.idOrNull(),
  /** Whether it was a copy of an add-on that has been removed from the catalogue since. */
  is_catalogue_addon_removed: output.flag().optional(),
  lease_id: output.id(),
  interval: output.choice(addonIntervals),
  start: output.date(),
  /** The last day, or null while it is ongoing. */
  stop: output.dateOrNull(),
  updated_at: output.text(),
});
export type LeaseAddon = yup.InferType<typeof leaseAddonRow>;

/** A change, and the numbers of existing invoices that it affected: unsent ones are recalculated, sent ones are locked. */
export const leaseAddonChange = namedObject('LeaseAddonChange', {
  leaseaddon: leaseAddonRow.required(),
  recalculated: output.number(),
  locked: output.number(),
});

const stop = optionalDate('Till').test(
  'period',
  'Till kan inte vara före Från',
  (value, { parent }) => !value || !parent.start || value >= parent.start,
);

/** Without an add-on of the catalogue, the field is required. */
const isFilledUnlessFromCatalogue = (value: unknown, { parent }: yup.TestContext): boolean =>
  Boolean(parent.addon_id) || (value !== null && value !== undefined);
const ownAddonFields = {
  name: optionalText('Benämning').test('own-addon', 'Benämning måste fyllas i', isFilledUnlessFromCatalogue),
  fee: yup
    .number()
    .label('Belopp')
    .min(-MAX_AMOUNT_SEK)
    .max(MAX_AMOUNT_SEK)
    .test('ore', 'Belopp får ha högst två decimaler', (value) => value == null || hasAtMostDecimals(value, 2))
    .test('not-zero', 'Beloppet kan inte vara noll', (value) => value !== 0)
    .nullable()
    .default(null)
    .test('own-addon', 'Belopp måste fyllas i', isFilledUnlessFromCatalogue),
  tax_rate: yup
    .number()
    .label('Moms')
    .nullable()
    .oneOf([...taxRates, null])
    .default(null)
    .test('own-addon', 'Moms måste fyllas i', isFilledUnlessFromCatalogue),
};

/** What the fee is for. Left out: a new add-on is charged per invoice, and a changed one keeps its interval. */
const interval = optionalChoice(addonIntervals, 'Debiteras');

/** It is either an add-on of the catalogue, or the lease's own name, fee and VAT. */
export const leaseAddonInput = namedObject('LeaseAddonInput', {
  lease_id: id('Uthyrning'),
  addon_id: optionalId('Tillägg'),
  ...ownAddonFields,
  interval,
  start: date('Från'),
  stop,
});

export const leaseAddonCalls = defineCalls('leaseAddon', {
  listByLease: call({
    method: 'GET',
    path: '/api/leaseaddon/lease/{id}',
    summary: 'Tillägg på en uthyrning',
    query: listQuery(sortBy('name', 'fee', 'start', 'stop')),
    response: page(leaseAddonRow.required()),
  }),
  create: call({
    method: 'POST',
    path: '/api/leaseaddon',
    summary: 'Lägg till tillägg på en uthyrning',
    body: leaseAddonInput,
    response: leaseAddonChange,
    idempotent: true,
  }),
  update: call({
    method: 'PATCH',
    path: '/api/leaseaddon',
    summary: 'Ändra tillägg på en uthyrning',
    body: yup.object({
      id: id(),
      ...addonFields,
      interval,
      start: date('Från'),
      stop,
      updated_at: seenUpdatedAt(),
    }),
    response: leaseAddonChange,
    idempotent: true,
  }),
  /** Makes yesterday the add-on's last day, or deletes it if it has not started. Sent invoices keep their rows. */
  remove: call({
    method: 'DELETE',
    path: '/api/leaseaddon/{id}',
    summary: 'Avsluta tillägg på en uthyrning',
    response: messageResponse,
    idempotent: true,
  }),
});
