import { createLeaseFixture, toUpdateBody } from '@husrum/api-leases/testing';
import { makeAccount, testServer } from '@husrum/api-testing';
import { leaseCalls } from '@husrum/contract/lease';
import { type ReportCondition, reportCalls } from '@husrum/contract/report';
import { createPreviewFixture } from './preview-report.test-data';
import { makeFilter } from './report.test-data';

const app = testServer();
let fixture: Awaited<ReturnType<typeof createPreviewFixture>>;

beforeAll(async () => {
  fixture = await createPreviewFixture(app);
});

test.each<[string, ReportCondition, string | number | boolean | null, string[]]>([
  ['lease.fee', '=', 8500.5, ['Lgh 10']],
  ['lease.fee', '>', 8500.5, ['Lgh 2']],
  ['lease.fee', '>=', '8 500,50', ['Lgh 2', 'Lgh 10']],
  ['lease.start', '<', '2026-12-01', ['Lgh 10']],
  ['lease.start', 'like', '2026-12', ['Lgh 2']],
  ['lease.stop', 'null', null, ['Lgh 10']],
  ['lease.stop', 'not_null', null, ['Lgh 2']],
  ['lease.stop', '!=', '2027-11-30', ['Lgh 10']],
  ['lease.created_at', 'today', null, ['Lgh 2', 'Lgh 10']],
  ['lease.created_at', 'yesterday', null, []],
  ['lease.start', 'this_year', null, ['Lgh 2']],
  ['lease.state', '=', 'planned', ['Lgh 2']],
  ['lease.state', '!=', 'planned', ['Lgh 10']],
  ['lease.fee_as_m2', '=', false, ['Lgh 2', 'Lgh 10']],
  ['lease.fee_as_m2', '=', true, []],
  ['tenant.name', '=', 'åsa öberg', ['Lgh 10']],
  ['tenant.name', 'like', 'ber', ['Lgh 2', 'Lgh 10']],
  ['tenant.name', '>', 'C', ['Lgh 10']],
  ['tenant.email', 'not_like', 'example', ['Lgh 2']],
  ['tenant.email', 'like', '%', []],
  ['entity.rented', '=', true, ['Lgh 10']],
])('the filter %s %s %p finds the objects %p', async (field, operator, value, objects) => {
  const input = {
    relationships: ['tenant', 'entity'],
    fields: ['entity.name'],
    filters: [makeFilter(field, operator, value)],
  };
  expect(await fixture.previewFirstColumn(input)).toEqual(objects);
});

test('SQL in a filter value is treated as text', async () => {
  const filters = [makeFilter('tenant.name', 'like', "'; drop table lease; --")];
  expect(await fixture.previewFirstColumn({ relationships: ['tenant'], filters })).toEqual([]);
  expect((await fixture.preview({})).total).toBe(2);
});

test('a terminated lease shows when it ends, and matches a filter for ending leases', async () => {
  const account = await makeAccount(app);
  const { user, createLease: createFixtureLease } = await createLeaseFixture(app, account);
  const lease = await createFixtureLease();
  await user.patch(leaseCalls.update, { body: toUpdateBody(lease, { stop: '2027-06-30' }) });
  const report = await user.post(reportCalls.preview, {
    body: {
      model: 'lease',
      relationships: [],
      fields: ['lease.state'],
      filters: [makeFilter('lease.state', '=', 'ending')],
    },
  });
  expect(report.data).toEqual([['Uppsagd, slutar 2027-06-30']]);
});

test('a report without a model or fields, or with a filter value of the wrong type, is rejected with field errors', async () => {
  const empty = await fixture.user.failure(reportCalls.preview, { body: { model: '', fields: [] } });
  expect(empty.data).toEqual({ model: ['Källa måste fyllas i'], fields: ['Välj minst ett fält'] });
  const unfit = await fixture.user.failure(reportCalls.preview, {
    body: { model: 'lease', fields: ['lease.start'], filters: [makeFilter('lease.fee', '=', 'mycket')] },
  });
  expect(unfit).toMatchObject({ status: 422, data: { 'filters[0].value': ['Ange ett tal'] } });
});
