import type { ServerPart } from '@husrum/api-platform';
import { bankFileJobs } from './bank-file/bank-file.jobs';
import { bankFileRoutes } from './bank-file/bank-file.routes';
import { bankStatementRoutes } from './bank-statement/bank-statement.routes';
import { depositRoutes } from './deposit/deposit.routes';
import { lateChargeRoutes } from './late-charge/late-charge.routes';
import { paymentRoutes } from './payment/payment.routes';
import { paymentPromiseRoutes } from './payment-promise/payment-promise.routes';
import { payoutRoutes } from './payout/payout.routes';
import { referenceRateRoutes } from './reference-rate/reference-rate.routes';
import { writeOffRoutes } from './write-off/write-off.routes';

export const part: ServerPart = {
  routes: [
    ...bankFileRoutes,
    ...bankStatementRoutes,
    ...depositRoutes,
    ...lateChargeRoutes,
    ...paymentRoutes,
    ...paymentPromiseRoutes,
    ...payoutRoutes,
    ...referenceRateRoutes,
    ...writeOffRoutes,
  ],
  jobs: bankFileJobs,
};
