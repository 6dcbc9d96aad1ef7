import { moduleName } from './bundle-modules';

test('a module is named by its path, or by its package', () => {
  expect(moduleName('webpack://mf_x/./src/lease/lease.texts.ts')).toBe('src/lease/lease.texts.ts');
  expect(moduleName('webpack://shell/../shared/ui/src/core.ts?1f')).toBe('shared/ui/src/core.ts');
  expect(moduleName('webpack://shell/../node_modules/.pnpm/a@1/node_modules/@rc-component/a/es/b.js')).toBe(
    '@rc-component/a',
  );
  expect(moduleName('webpack://shell/webpack/bootstrap')).toBeUndefined();
});
