import { type Mail, renderMailBody } from '@husrum/api-platform';
import type { helpTypes } from '@husrum/contract/help';

export interface HelpRequest {
  readonly type: (typeof helpTypes)[number];
  readonly body: string;
  /** How to reproduce a fault. */
  readonly reproduce: string | null;
  /** The page that the user came from. */
  readonly page: string | null;
  /** The version of the product that the browser runs. */
  readonly version: string | null;
}

interface Sender {
  name: string;
  email: string;
  billable_id: number;
  billable_name: string;
}

export const helpTexts = {
  sent: 'Tack! Vi svarar till din mejladress så snart vi kan.',
} as const;

/** The mail to the support, with the user's address as reply-to. */
export const helpMail = (to: string, user: Sender, input: HelpRequest): Mail => ({
  to,
  subject: `${input.type}: ${user.billable_name}`,
  replyTo: user.email,
  ...renderMailBody({
    paragraphs: [
      input.body,
      ...(input.reproduce ? [`Så återskapas felet:\n${input.reproduce}`] : []),
      [
        `Från: ${user.name} <${user.email}>`,
        `Verksamhet: ${user.billable_name} (${user.billable_id})`,
        `Sida: ${input.page ?? 'okänd'}`,
        `Version: ${input.version ?? 'okänd'}`,
      ].join('\n'),
    ],
    from: null,
  }),
});
