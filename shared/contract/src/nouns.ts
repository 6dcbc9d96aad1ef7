/** Every call of the product, by noun. Single exports, so that a bundle carries the nouns it names and no other. */

export { addonCalls as addon } from './addon/addon.calls';
export { leaseaddonCalls as leaseaddon } from './addon/leaseaddon.calls';
export { agreementCalls as agreement } from './agreement/agreement.calls';
export { companyCalls as company } from './company/company.calls';
export { economyCalls as economy } from './economy/economy.calls';
export { entityCalls as entity } from './entity/entity.calls';
export { eventCalls as event } from './event/event.calls';
export { fileCalls as file } from './file/file.calls';
export { invoiceCalls as invoice } from './invoice/invoice.calls';
export { invoicebaseCalls as invoicebase } from './invoice/invoicebase.calls';
export { invoicerowCalls as invoicerow } from './invoice/invoicerow.calls';
export { noticebatchCalls as noticebatch } from './invoice/noticebatch.calls';
export { leaseCalls as lease } from './lease/lease.calls';
export { preferenceCalls as preference } from './preference/preference.calls';
export { quittanceCalls as quittance } from './quittance/quittance.calls';
export { releaseCalls as release } from './release/release.calls';
export { rentadjustmentCalls as rentadjustment } from './rentadjustment/rentadjustment.calls';
export { reportCalls as report } from './report/report.calls';
export { searchCalls as search } from './search/search.calls';
export { notificationCalls as notification } from './session/notification.calls';
export { sessionCalls as session } from './session/session.calls';
export { statsCalls as stats } from './session/stats.calls';
export { settingCalls as setting } from './setting/setting.calls';
export { telemetryCalls as telemetry } from './telemetry/telemetry.calls';
export { addressCalls as address, tenantCalls as tenant } from './tenant/tenant.calls';
export { ticketCalls as ticket } from './ticket/ticket.calls';
