import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { referenceRateCalls } from '@husrum/contract/reference-rate';
import { listReferenceRates, removeReferenceRate, saveReferenceRate } from './manage-reference-rates';

export const referenceRateRoutes: readonly Route[] = [
  serveReadOnly(referenceRateCalls.list, async (_input, context) => ({
    data: await listReferenceRates(context),
  })),
  serve(referenceRateCalls.save, ({ body }, context) => saveReferenceRate(context, body)),
  serve(referenceRateCalls.remove, ({ params }, context) => removeReferenceRate(context, params.id)),
];
