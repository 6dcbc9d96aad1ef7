import { type Route, serve } from '@husrum/api-platform';
import { helpCalls } from '@husrum/contract/help';
import { sendHelpRequest } from './send-help-request';

export const helpRoutes: readonly Route[] = [
  serve(helpCalls.send, ({ body }, context) => sendHelpRequest(context, body)),
];
