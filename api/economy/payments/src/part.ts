import type { ServerPart } from '@husrum/api-platform';
import { bankFileJobs } from './bank-file/bank-file.jobs';
import { bankFileRoutes } from './bank-file/bank-file.routes';
import { bankStatementRoutes } from './bank-statement/bank-statement.routes';
import { depositRoutes } from './deposit/deposit.routes';
import { paymentRoutes } from './payment/payment.routes';
import { paymentPromiseRoutes } from './payment-promise/payment-promise.routes';
import { payoutRoutes } from './payout/payout.routes';
import { writeOffRoutes } from './write-off/write-off.routes';

export const part: ServerPart = {
  routes: [
    ...bankFileRoutes,
    ...bankStatementRoutes,
    ...depositRoutes,
    ...paymentRoutes,
    ...paymentPromiseRoutes,
    ...payoutRoutes,
    ...writeOffRoutes,
  ],
  jobs: bankFileJobs,
};
