import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { indexValueCalls } from '@husrum/contract/index-value';
import { removeIndexValue, typeIndexValue } from './change-index-values';
import { readIndexValues } from './read-index-values';

export const indexValueRoutes: readonly Route[] = [
  serveReadOnly(indexValueCalls.list, ({ query }, context) => readIndexValues(context, query)),
  serve(indexValueCalls.save, ({ body: { series, year, value, note } }, context) =>
    typeIndexValue(context, { series, year, value, note }),
  ),
  serve(indexValueCalls.remove, async ({ params }, context) => ({
    message: await removeIndexValue(context, params.id),
  })),
];
