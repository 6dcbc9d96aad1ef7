import { type Route, serveWithTransactions } from '@husrum/api-platform';
import { membershipCalls } from '@husrum/contract/membership';
import { cancelSubscription, readSubscriptionInvoice, resumeSubscription } from './change-subscription';
import { readSubscription } from './read-subscription';

export const membershipRoutes: readonly Route[] = [
  serveWithTransactions(membershipCalls.subscription, (_input, context) => readSubscription(context)),
  serveWithTransactions(membershipCalls.cancel, (_input, context) => cancelSubscription(context)),
  serveWithTransactions(membershipCalls.resume, (_input, context) => resumeSubscription(context)),
  serveWithTransactions(membershipCalls.invoice, ({ params }, context) =>
    readSubscriptionInvoice(context, params.invoice),
  ),
];
