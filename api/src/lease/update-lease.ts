import type { BodyOf } from '@husrum/contract/core';
import type { Lease, leaseCalls } from '@husrum/contract/lease';
import { invalid, orNotFound, problem } from '../platform/errors';
import type { RequestContext } from '../platform/http';
import { unreturnedCount } from '../receipt/receipt.store';
import { activateTenants } from '../tenant/tenant.store';
import { billedSpan } from './billed.store';
import { savedMeanwhile } from './changed-meanwhile.rules';
import { checkObject } from './checked-object';
import { checkPeriod } from './checked-period';
import { lockLease, writeLease } from './lease.store';
import { newTermsFrom, nextMonthAfterChange, resumes, sameTerms } from './lease-change.rules';
import { happeningsOf } from './lease-event.rules';
import { addLeaseEvent } from './lease-event.store';
import { stateOf } from './lease-row.rules';
import { tenantsOfLeases } from './lease-tenant.store';
import { generateSettings } from './leased-object.store';
import { readLease } from './read-lease';
import { againstEnd, againstMonth, againstStart } from './refuse-change.rules';
import { moveFirstVersion, putRentVersion } from './rent-version.store';

/** Terms, end and next invoice month travel together; each is checked against what it was. */
export const updateLease = async (
  context: RequestContext,
  { id, updated_at, ...change }: BodyOf<typeof leaseCalls.update>,
): Promise<Lease> => {
  const { tx, clock } = context;
  const today = clock.today();
  const before = orNotFound(await lockLease(tx, id));
  if (updated_at !== null && updated_at !== before.updated_at)
    throw problem('changedMeanwhile', { fields: savedMeanwhile(before, change) });
  const ended = stateOf(before, today) === 'inactive';
  if (ended && !resumes(change, today))
    throw problem('conflict', { message: 'Uthyrningen är avslutad. Återaktivera den för att ändra.' });

  const billed = await billedSpan(tx, id);
  const settings = await generateSettings(tx, before.entity_id);
  const objections = {
    ...againstStart(before, change, billed),
    ...againstEnd(before, change, await unreturnedCount(tx, id)),
    ...againstMonth(before, change, settings, today),
  };
  if (Object.keys(objections).length > 0) throw invalid(objections);
  if (change.fee_as_m2 && !before.fee_as_m2)
    await checkObject(tx, { ...change, entity_id: before.entity_id });
  const field = change.start === before.start && change.stop !== before.stop ? 'stop' : 'start';
  await checkPeriod(tx, { ...change, id, entity_id: before.entity_id }, field);

  const chosen = change.next_invoice_month !== before.next_invoice_month && change.next_invoice_month;
  const next_invoice_month = chosen || nextMonthAfterChange(before, change, { billed, settings, today });
  await writeLease(tx, id, { ...change, next_invoice_month, archived_at: ended ? null : before.archived_at });
  if (change.start !== before.start) await moveFirstVersion(tx, id, change.start);
  const termsFrom = newTermsFrom(change.start, billed);
  if (!sameTerms(before, change)) await putRentVersion(tx, id, termsFrom, change);
  for (const happening of happeningsOf(before, change, termsFrom))
    await addLeaseEvent(context, id, happening);
  if (ended) {
    const tenants = await tenantsOfLeases(tx, [id]);
    await activateTenants(
      tx,
      tenants.map((tenant) => tenant.id),
    );
  }
  return readLease(context, id);
};
