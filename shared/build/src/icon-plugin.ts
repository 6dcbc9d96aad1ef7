import { resolve } from 'node:path';
import webpack from 'webpack';
import { root } from './layout';

/** Icons, antd's own too, are drawn by ours: by its file where the shell is built, and shared with everybody else. */
export const iconPlugin = (drawnBy: '@husrum/ui/icon' | 'file') =>
  new webpack.NormalModuleReplacementPlugin(
    /^\.\.\/components\/AntdIconLight$/,
    drawnBy === 'file' ? resolve(root, 'shared/ui/src/icon.tsx') : drawnBy,
  );
