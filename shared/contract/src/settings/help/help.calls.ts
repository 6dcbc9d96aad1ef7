import { call, defineCalls } from '../../core/call';
import { choice, longText, optionalText } from '../../core/fields';
import { messageResponse } from '../../core/list';
import { namedObject } from '../../core/named';

/** What a help request is about. The spec gives the values as they are shown. */
export const helpTypes = ['Fråga', 'Funktionsförfrågan', 'Förbättringsförslag', 'Felanmälan'] as const;
export const BUG_REPORT: (typeof helpTypes)[number] = 'Felanmälan';

export const helpInput = namedObject('HelpInput', {
  type: choice('Typ', helpTypes),
  body: longText('Meddelande'),
  /** How to reproduce the fault. It is required for a bug report. */
  reproduce: optionalText('Hur återskapar vi felet?', 10_000).when('type', ([type], schema) =>
    type === BUG_REPORT ? schema.required('Beskriv hur vi återskapar felet') : schema,
  ),
  /** The page that the user came from. */
  page: optionalText('Sida', 500),
  /** The version of the product that the browser runs. */
  version: optionalText('Version', 50),
});

export const helpCalls = defineCalls('help', {
  send: call({
    method: 'POST',
    path: '/api/billable/help',
    summary: 'Skicka en fråga till supporten',
    body: helpInput,
    response: messageResponse,
    perMinute: 6,
  }),
});
