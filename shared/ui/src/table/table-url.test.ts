import type { FilterKinds, FilterValues } from './table-state';
import { parseFilters } from './table-url';

const kinds = {
  name: 'text',
  company_id: 'number',
  rented: 'boolean',
  tags: 'list',
  status: ['ACTIVE', 'INACTIVE'],
} as const satisfies FilterKinds;
const parse = (query: string) => parseFilters(new URLSearchParams(query), kinds);

test('parses each filter by its kind', () => {
  expect(parse('name=ek&company_id=7&rented=false&tags=a&tags=b&status=ACTIVE')).toEqual({
    name: 'ek',
    company_id: 7,
    rented: false,
    tags: ['a', 'b'],
    status: 'ACTIVE',
  });
});

test.each(['status=DELETED', 'status=active', 'status=', 'company_id=x', 'rented=1', 'name=', 'other=1'])(
  'leaves out what does not fit its kind: %s',
  (query) => {
    expect(parse(query)).toEqual({});
  },
);

test('an enum filter has the type of its values', () => {
  const { status }: { status?: 'ACTIVE' | 'INACTIVE' } = parse('status=INACTIVE');
  // @ts-expect-error: not one of the values
  const wrong: FilterValues<typeof kinds> = { status: 'DELETED' };
  expect([status, wrong.status]).toEqual(['INACTIVE', 'DELETED']);
});
