export { type AccountingProgram, findProgram } from './accounting/accounting-program';
export {
  type AccountingCustomer,
  type AccountingCustomerInput,
  type AccountingInvoice,
  type AccountingInvoiceInput,
  type AccountingInvoiceRow,
  type AccountingPayment,
  AccountingRefusal,
  type AccountingService,
  type AccountingTokenSource,
  type AccountingTokens,
  type ExpectedTotals,
  type ListedInvoice,
} from './accounting/accounting-service';
export { createFasdokService } from './fasdok/fasdok';
export type { FasdokCase, FasdokService } from './fasdok/fasdok-service';
export { openFileStore } from './files/open-file-store';
export { part } from './part';
export type { PaymentProvider, ProviderState } from './payment/payment-provider';
export { createStripeProvider, verifyStripeEvent } from './payment/stripe';
export { ServiceError } from './service-client';
export type { ProviderAgreement, ProviderParticipant, SigningProvider } from './signing/signing-provider';
export { createZignedProvider } from './signing/zigned';
export { isZignedSignature, signZignedBody } from './signing/zigned-signature';
