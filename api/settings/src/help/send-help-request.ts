import type { RequestContext } from '@husrum/api-platform';
import type { ResponseOf } from '@husrum/contract/core';
import type { helpCalls } from '@husrum/contract/help';
import { requireUser } from '../session/profile';
import { type HelpRequest, helpMail, helpTexts } from './help.texts';

export const sendHelpRequest = async (
  context: RequestContext,
  input: HelpRequest,
): Promise<ResponseOf<typeof helpCalls.send>> => {
  const user = await requireUser(context);
  await context.outbox.sendMail(helpMail(context.settings.supportEmail, user, input));
  return { message: helpTexts.sent };
};
