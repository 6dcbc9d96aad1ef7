import { resolve } from 'node:path';
import webpack from 'webpack';
import { root } from './paths';

/** Replaces the icon component of @ant-design/icons by ours: by its file in the shell, by the shared module in remotes. */
export const iconPlugin = (component: '@husrum/ui/icon' | 'file') =>
  new webpack.NormalModuleReplacementPlugin(
    /^\.\.\/components\/AntdIconLight$/,
    component === 'file' ? resolve(root, 'shared/ui/src/icon.tsx') : component,
  );
