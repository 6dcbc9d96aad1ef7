import { type Route, serve, serveWithTransactions } from '@husrum/api-platform';
import { signingCalls } from '@husrum/contract/signing';
import { cancelSigning, remindParties } from './change-signing';
import { readSigning } from './read-signing';
import { sendSigning } from './send-signing';

export const signingRoutes: readonly Route[] = [
  serve(signingCalls.detail, ({ params }, context) => readSigning(context, params.id)),
  serve(signingCalls.send, ({ params, body }, context) => sendSigning(context, params.id, body)),
  serveWithTransactions(signingCalls.remind, ({ params }, context) => remindParties(context, params.id)),
  serveWithTransactions(signingCalls.cancel, ({ params, body }, context) =>
    cancelSigning(context, params.id, body.reason),
  ),
];
