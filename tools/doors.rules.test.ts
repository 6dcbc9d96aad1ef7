import { resolveDoor } from './doors.rules';

const files: Record<string, string> = {
  'api/rent/src/index.ts': `export { plan, type Plan } from './plan.rules';
export { period as month } from './grid/period';`,
  'api/leases/src/lease/read-lease.ts': `import {
  month,
  type Plan,
} from '@husrum/api-rent';
import { plan } from './plan';`,
};
const resolve = (module: string, door: string) =>
  resolveDoor({ source: 'api/leases/src/lease/read-lease.ts', module, door }, (path) => files[path] ?? '');

test('an import through a door leads to the files of the imported names', () => {
  expect(resolve('@husrum/api-rent', 'api/rent/src/index.ts')).toEqual([
    'api/rent/src/grid/period.ts',
    'api/rent/src/plan.rules.ts',
  ]);
});

test('any other import leads to the imported file', () => {
  expect(resolve('./plan', 'api/leases/src/lease/plan.ts')).toEqual(['api/leases/src/lease/plan.ts']);
  expect(resolve('@husrum/api-unknown', 'api/rent/src/index.ts')).toEqual(['api/rent/src/index.ts']);
});
