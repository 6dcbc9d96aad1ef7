import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals } = webpack;

/** Works around webpack 5.110, where a module of nothing but a style sheet fails: "__webpack_require__ is not defined". */
export class StylePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('Style', (compilation) => {
      compilation.hooks.runtimeRequirementInModule
        .for(RuntimeGlobals.cssInjectStyle)
        .tap('Style', (_module, requirements) => {
          requirements.add(RuntimeGlobals.require);
        });
    });
  }
}
