import {
  orNotFound,
  problem,
  type Route,
  requireRow,
  serve,
  serveWithTransactions,
} from '@husrum/api-platform';
import { isMessageTarget, tenantMessageCalls } from '@husrum/contract/tenant-message';
import { listRecipients } from './message-recipient.store';
import { findTarget, type TargetRef } from './message-target.store';
import { readLetters } from './read-letters';
import { retryMessage } from './retry-message';
import { sendMessage } from './send-message';
import { countTargetRecipients, listTargetRecipients } from './target-recipient.store';
import { findMessage, listMessages } from './tenant-message.store';

const toTarget = ({ type, id }: { type: string; id: number }): TargetRef => {
  if (!isMessageTarget(type)) throw problem('notFound');
  return { type, id };
};

export const tenantMessageRoutes: readonly Route[] = [
  serve(tenantMessageCalls.listTargetRecipients, async ({ params, query }, context) => {
    const target = toTarget(params);
    const { name, sender, replyTo } = orNotFound(await findTarget(context.tx, target));
    return {
      ...(await listTargetRecipients(context, target, query)),
      ...(await countTargetRecipients(context.tx, target)),
      target: name,
      sender,
      reply_to: replyTo,
    };
  }),
  serve(tenantMessageCalls.send, ({ params, body }, context) => sendMessage(context, toTarget(params), body)),
  serve(tenantMessageCalls.listByTarget, async ({ params, query }, context) => {
    const target = toTarget(params);
    await requireRow(context.tx, target.type, target.id);
    return listMessages(context, target, query);
  }),
  serve(tenantMessageCalls.detail, async ({ params }, { tx }) =>
    orNotFound(await findMessage(tx, params.id)),
  ),
  serve(tenantMessageCalls.recipients, async ({ params, query }, context) => {
    await requireRow(context.tx, 'tenant_message', params.id);
    return listRecipients(context, params.id, query);
  }),
  serve(tenantMessageCalls.retry, ({ params }, context) => retryMessage(context, params.id)),
  serveWithTransactions(tenantMessageCalls.letters, ({ params }, context) => readLetters(context, params.id)),
];
