import { type Mail, renderMailBody } from '@husrum/api-platform';
import type { BodyOf } from '@husrum/contract/core';
import type { helpCalls } from '@husrum/contract/help';

interface Sender {
  name: string;
  email: string;
  billable_id: number;
  billable_name: string;
}

export const helpTexts = {
  sent: 'Tack! Vi svarar till din e-postadress så snart vi kan.',
} as const;

/** The mail to the support, with the user's address as reply-to. */
export const helpMail = (to: string, user: Sender, input: BodyOf<typeof helpCalls.send>): Mail => ({
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
