import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { indexClauseCalls } from '@husrum/contract/index-clause';
import { toOre } from '@husrum/format';
import { changeIndexClause, readIndexClause, removeIndexClause } from './change-index-clause';

export const indexClauseRoutes: readonly Route[] = [
  serveReadOnly(indexClauseCalls.ofLease, ({ params }, context) => readIndexClause(context, params.id)),
  serve(indexClauseCalls.save, ({ params, body }, context) =>
    changeIndexClause(context, params.id, {
      ...{ baseRentOre: toOre(body.base_rent), share: body.share, series: body.series },
      ...{ baseValue: body.base_value, baseYear: body.base_year, firstYear: body.first_year },
      ...{ mayFall: body.may_fall, conversion: body.conversion },
    }),
  ),
  serve(indexClauseCalls.remove, async ({ params }, context) => ({
    message: await removeIndexClause(context, params.id),
  })),
];
