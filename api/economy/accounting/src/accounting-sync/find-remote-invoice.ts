import type { AccountingInvoiceRecord } from '@husrum/api-connections';
import { type AccountingInvoice, AccountingRefusal, type AccountingService } from '@husrum/api-ports';

type Key = Pick<AccountingInvoiceRecord, 'state' | 'service_id' | 'reference'>;

/** The invoice in the program. Booking may change its key, so it is found by our reference until we know that it is booked. */
export const findRemoteInvoice = (
  service: AccountingService,
  { state, service_id, reference }: Key,
): Promise<AccountingInvoice | undefined> =>
  state === 'BOOKED' && service_id !== null
    ? service.readInvoice(service_id)
    : service.findInvoice(reference);

/** The invoice in the program. Throws a refusal when it does not exist. */
export const requireRemoteInvoice = async (
  service: AccountingService,
  key: Key,
): Promise<AccountingInvoice> => {
  const found = await findRemoteInvoice(service, key);
  if (found === undefined)
    throw new AccountingRefusal('wrongState', `No invoice with reference ${key.reference}`);
  return found;
};

/** Throws a refusal if the day is in a locked period of the program. */
export const requireOpenPeriod = async (service: AccountingService, day: string): Promise<void> => {
  const lockedUntil = await service.readLockedUntil();
  if (lockedUntil !== null && day <= lockedUntil)
    throw new AccountingRefusal('periodLocked', `Locked until ${lockedUntil}`);
};
