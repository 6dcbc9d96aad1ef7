import { helpCalls } from '@husrum/contract/help';
import { type Route, serve } from '../platform/http';
import { sendHelpRequest } from './send-help-request';

export const helpRoutes: readonly Route[] = [
  serve(helpCalls.send, ({ body }, context) => sendHelpRequest(context, body)),
];
