import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals } = webpack;

/** webpack 5.110 forgets to hand its runtime to a style sheet that stands alone: "__webpack_require__ is not defined". */
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
