import { addonCalls } from './addon/addon.calls';
import { leaseaddonCalls } from './addon/leaseaddon.calls';
import { companyCalls } from './company/company.calls';
import type { Call } from './core/call';
import { economyCalls } from './economy/economy.calls';
import { entityCalls } from './entity/entity.calls';
import { fileCalls } from './file/file.calls';
import { invoiceCalls } from './invoice/invoice.calls';
import { invoicebaseCalls } from './invoice/invoicebase.calls';
import { invoicerowCalls } from './invoice/invoicerow.calls';
import { leaseCalls } from './lease/lease.calls';
import { quittanceCalls } from './quittance/quittance.calls';
import { rentadjustmentCalls } from './rentadjustment/rentadjustment.calls';
import { reportCalls } from './report/report.calls';
import { searchCalls } from './search/search.calls';
import { notificationCalls } from './session/notification.calls';
import { sessionCalls } from './session/session.calls';
import { statsCalls } from './session/stats.calls';
import { settingCalls } from './setting/setting.calls';
import { addressCalls, tenantCalls } from './tenant/tenant.calls';
import { ticketCalls } from './ticket/ticket.calls';

/** Every call of the product, by noun. */
export const calls = {
  session: sessionCalls,
  stats: statsCalls,
  notification: notificationCalls,
  company: companyCalls,
  entity: entityCalls,
  tenant: tenantCalls,
  address: addressCalls,
  lease: leaseCalls,
  addon: addonCalls,
  leaseaddon: leaseaddonCalls,
  rentadjustment: rentadjustmentCalls,
  quittance: quittanceCalls,
  invoicebase: invoicebaseCalls,
  invoicerow: invoicerowCalls,
  invoice: invoiceCalls,
  economy: economyCalls,
  ticket: ticketCalls,
  search: searchCalls,
  report: reportCalls,
  setting: settingCalls,
  file: fileCalls,
} as const;
export type Noun = keyof typeof calls;

export interface NamedCall {
  readonly noun: string;
  readonly name: string;
  readonly call: Call;
}
export const allCalls: readonly NamedCall[] = Object.entries(calls).flatMap(([noun, ofNoun]) =>
  Object.entries(ofNoun).map(([name, described]): NamedCall => ({ noun, name, call: described })),
);

/** Method and path, not the object itself, identify a call: every bundle has its own copy of the contract. */
const names = new Map(allCalls.map((named) => [`${named.call.method} ${named.call.path}`, named]));

/** Where a call stands in the registry: `['lease', 'detail']`. Query keys begin with it. */
export const keyOf = (described: Call): readonly [noun: string, name: string] => {
  const named = names.get(`${described.method} ${described.path}`);
  if (named === undefined)
    throw new Error(`${described.method} ${described.path} is not in the registry of calls`);
  return [named.noun, named.name];
};
