import { fromOre, toOre } from '@husrum/format';
import * as yup from 'yup';
import {
  AccountingRefusal,
  type AccountingService,
  type AccountingTokenSource,
} from '../accounting/accounting-service';
import type { AccountingSettings } from '../service-settings';
import { createVismaArticles } from './visma-articles';
import { createVismaClient, TIMEOUT_MS, type VismaOptions } from './visma-client';
import { createVismaCustomers } from './visma-customers';
import { createVismaDrafts } from './visma-drafts';
import { paidOreOf, paymentIdOf, toPayments } from './visma-invoice.mapping';
import { createVismaInvoices } from './visma-invoices';
import { createVismaMasterData } from './visma-master-data';

const PARTIAL_PAYMENT = 1;
const COMPLETE_PAYMENT = 2;
const anySchema = yup.mixed();

/**
 * Spiris (Visma eAccounting), API v2. Paths, fields, scopes and limits are those of the vendor's Swagger text as published in
 * the repository pwitab/visma (swagger.json, 2018), of the client that struqtur/visma-client generated from it (2025-05), and
 * of the change log at developer.vismaonline.com (due date of drafts 2023-09, void 2025-04, error codes 2024-02).
 */
export const createVismaService = (
  settings: AccountingSettings,
  tokens: AccountingTokenSource,
  options: VismaOptions = {},
): AccountingService => {
  const { now = () => new Date(), timeoutMs = TIMEOUT_MS } = options;
  const client = createVismaClient(settings, tokens, options);
  const masterData = createVismaMasterData(client, now);
  const drafts = createVismaDrafts(client, masterData, createVismaArticles(client));
  const { readBooked, ...invoices } = createVismaInvoices(client, drafts, {
    baseUrl: settings.baseUrl,
    timeoutMs,
  });
  return {
    readCompany: masterData.readCompany,
    listAccounts: masterData.listAccounts,
    listCostCenters: masterData.listCostCenters,
    listProjects: masterData.listProjects,
    readLockedUntil: masterData.readLockedUntil,
    ...createVismaCustomers(client, masterData),
    ...invoices,
    // The service has no list of payments. A payment changes the remaining amount and the change time of its invoice.
    listPayments: async function* () {},
    listInvoicePayments: async (invoiceId, known) => toPayments(await readBooked(invoiceId), known),
    createPayment: async ({ invoiceId, amountOre, paidAt, reference }) => {
      const invoice = await readBooked(invoiceId);
      const leftOre = toOre(invoice.RemainingAmount);
      if (amountOre > leftOre)
        throw new AccountingRefusal(
          'wrongState',
          `${leftOre} öre are left to pay in Spiris, not ${amountOre}`,
        );
      const json = {
        CompanyBankAccountId: await masterData.readBankAccountId(),
        PaymentDate: paidAt,
        PaymentAmount: fromOre(amountOre),
        PaymentCurrency: 'SEK',
        PaymentType: amountOre === leftOre ? COMPLETE_PAYMENT : PARTIAL_PAYMENT,
        Reference: reference,
      };
      const path = `/customerinvoices/${encodeURIComponent(invoice.Id)}/payments`;
      await client.request(
        { method: 'POST', path, endpoint: '/customerinvoices/{id}/payments', json },
        anySchema,
      );
      const id = paymentIdOf(invoice.Id, paidOreOf(invoice) + amountOre);
      // The reference of a payment cannot be read back, so it is null here as in listInvoicePayments.
      return { id, invoiceId: invoice.Id, amountOre, paidAt, reference: null, isBooked: true };
    },
  };
};
