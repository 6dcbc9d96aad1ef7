import type { AccountingService, AccountingTokenSource } from '../accounting/accounting-service';
import type { AccountingSettings } from '../service-settings';
import { createFortnoxClient, type FortnoxOptions } from './fortnox-client';
import { createFortnoxCredits } from './fortnox-credits';
import { createFortnoxCustomers } from './fortnox-customers';
import { createFortnoxInvoices } from './fortnox-invoices';
import { createFortnoxMasterData } from './fortnox-master-data';
import { createFortnoxPayments } from './fortnox-payments';

/**
 * Fortnox, REST API v3. Sources: the vendor's pages on authorization, scopes, parameters, limits and errors
 * (fortnox.se/developer), types generated from its OpenAPI document (noahboekelman/fortnox-mcp-wrapper-typescript,
 * src/resources/number-3), and recorded responses in accodeing/fortnox-api (spec/vcr_cassettes). It has never been run against the live service.
 */
export const createFortnoxService = (
  settings: AccountingSettings,
  tokens: AccountingTokenSource,
  options: FortnoxOptions = {},
): AccountingService => {
  const client = createFortnoxClient(settings, tokens, options);
  const masterData = createFortnoxMasterData(client);
  const { requireOpenDay: _day, findModeOfPayment: _mode, ...masterDataMethods } = masterData;
  const invoices = createFortnoxInvoices(client, masterData);
  const {
    read: _read,
    put: _put,
    performAction: _action,
    create: _create,
    findNumber: _find,
    ...invoiceMethods
  } = invoices;
  return {
    ...masterDataMethods,
    ...createFortnoxCustomers(client),
    ...invoiceMethods,
    ...createFortnoxCredits(invoices, masterData),
    ...createFortnoxPayments(client, masterData),
  };
};
