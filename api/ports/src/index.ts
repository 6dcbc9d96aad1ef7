// Accounting programs.

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
  type AccountingTokens,
  type ExpectedTotals,
  type ListedInvoice,
} from './accounting/accounting-service';

// FASDOK.

export { createFasdokService } from './fasdok/fasdok';
export type { FasdokCase, FasdokService } from './fasdok/fasdok-service';

// Signing of agreements.

export type { ProviderParticipant, SigningProvider } from './signing/signing-provider';
export { createZignedProvider } from './signing/zigned';
export { isZignedSignature, signZignedBody } from './signing/zigned-signature';

// Payment of subscriptions.

export type { PaymentProvider } from './payment/payment-provider';
export { createStripeProvider, verifyStripeEvent } from './payment/stripe';

// Files.

export { openFileStore } from './files/open-file-store';

// What every service can throw.

export { ServiceError } from './service-client';

// What it adds to the server.

export { part } from './part';
