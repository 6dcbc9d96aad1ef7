import { calls } from '@husrum/contract';
import { serve } from '../platform/http';
import { createQuittance } from './create-quittance';
import { giveBack } from './give-back';
import { listQuittances } from './list-quittances';
import { printReceipt } from './print-receipt';

const { quittance } = calls;

export const quittanceRoutes = [
  serve(quittance.ofLease, ({ params }, work) => listQuittances(work, params.id)),
  serve(quittance.create, ({ body }, work) => createQuittance(work, body)),
  serve(quittance.giveBack, ({ body }, work) => giveBack(work, body)),
  serve(quittance.pdf, ({ params }, work) => printReceipt(work, params.id)),
];
