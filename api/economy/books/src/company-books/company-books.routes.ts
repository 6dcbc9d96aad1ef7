import { type Route, serve, serveReadOnly } from '@husrum/api-platform';
import { companyBooksCalls } from '@husrum/contract/company-books';
import { changeBooksSettings, changeCostCentre, readBooksSettings, readCostCentres } from './books-settings';
import { checkBooks, readBooksCheck } from './check-books';
import { readBooksEvents, readMonths } from './list-months';
import { lockMonths, unlockMonths } from './lock-months';
import { readCompanyBooks } from './read-company-books';
import { setRounding } from './set-rounding';

export const companyBooksRoutes: readonly Route[] = [
  serveReadOnly(companyBooksCalls.list, (_, context) => readCompanyBooks(context)),
  serveReadOnly(companyBooksCalls.months, ({ params, query }, context) =>
    readMonths(context, params.id, query),
  ),
  serveReadOnly(companyBooksCalls.events, ({ params, query }, context) =>
    readBooksEvents(context, params.id, query),
  ),
  serveReadOnly(companyBooksCalls.check, ({ params }, context) => readBooksCheck(context, params.id)),
  serve(companyBooksCalls.runCheck, ({ params }, context) => checkBooks(context, params.id)),
  serve(companyBooksCalls.setRounding, ({ params, body }, context) =>
    setRounding(context, params.id, body.rounds_payments),
  ),
  serveReadOnly(companyBooksCalls.settings, ({ params }, context) => readBooksSettings(context, params.id)),
  serve(companyBooksCalls.saveSettings, ({ params, body }, context) =>
    changeBooksSettings(context, params.id, body),
  ),
  serveReadOnly(companyBooksCalls.costCentres, ({ params, query }, context) =>
    readCostCentres(context, params.id, query),
  ),
  serve(companyBooksCalls.saveCostCentre, ({ params, body }, context) =>
    changeCostCentre(context, params, body.code),
  ),
  serve(companyBooksCalls.lock, ({ params, body }, context) => lockMonths(context, params.id, body.through)),
  serve(companyBooksCalls.unlock, ({ params, body }, context) => unlockMonths(context, params.id, body)),
];
