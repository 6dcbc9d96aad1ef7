const { createHash } = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { build } = require('esbuild');

const root = path.resolve(__dirname, '../../..');
const icon = path.join(root, 'shared/ui/src/icon.tsx');
const read = (file) => fs.readFileSync(file, 'utf8');

/** What the tests' own set-up and compiled JSX ask for. */
const ofTheTests = ['react/jsx-runtime', '@testing-library/jest-dom'];

const imported = /(?:from |import\()'((?:@[\w-]+\/)?[\w-]+)((?:\/[\w.-]+)*)'/g;

const codeIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => read(path.join(folder, file)));

/** What each library is imported as, and a folder whose package depends on it: `antd/es/button` → `shared/ui`. */
const librariesOf = (folders) => {
  const found = new Map(ofTheTests.map((name) => [name, path.join(root, 'shared/testing')]));
  for (const folder of folders) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(path.join(folder, 'package.json')));
    const known = new Set(Object.keys({ ...dependencies, ...devDependencies }));
    const isLibrary = (name) => known.has(name) && !name.startsWith('@husrum/');
    for (const code of codeIn(path.join(folder, 'src')))
      for (const [, name, part] of code.matchAll(imported))
        if (isLibrary(name) && !found.has(name + part)) found.set(name + part, folder);
  }
  return found;
};

/** Each library is sought where it is depended on: packages see no others. */
const soughtAtHome = (libraries) => ({
  name: 'sought-at-home',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^/ }, ({ path: name, importer, pluginData, kind }) =>
      importer === '<stdin>' && pluginData === undefined
        ? resolve(name, { kind, resolveDir: libraries.get(name), pluginData: 'home' })
        : undefined,
    );
    // Icons are drawn as in the product: see shared/build/src/icon-plugin.ts.
    onResolve({ filter: /^\.\.\/components\/AntdIconLight$/ }, () => ({ path: icon }));
  },
});

/**
 * A script whose value is a function: given `require` and `jest`, as a test's modules are, it answers with the libraries
 * by name, each started when it is asked for.
 */
const bundled = async (libraries) => {
  const contents = [...libraries.keys()].map((name) => `exports['${name}'] = () => require('${name}');`);
  const { outputFiles } = await build({
    stdin: { contents: contents.join('\n'), resolveDir: root },
    plugins: [soughtAtHome(libraries)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['browser'],
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"test"' },
    logLevel: 'error',
  });
  const [{ text: code }] = outputFiles;
  const once = `if (made) return made; const exports = (made = {});\n${code}\nreturn made;`;
  return `(() => { let made; return (require, jest) => { ${once} }; })()`;
};

const fileOf = (name) => `${name.replaceAll('/', '+')}.cjs`;

const write = async (folder, libraries) => {
  const made = `${folder}.${process.pid}`;
  fs.mkdirSync(made, { recursive: true });
  fs.writeFileSync(path.join(made, 'script.js'), await bundled(libraries));
  for (const name of libraries.keys())
    fs.writeFileSync(
      path.join(made, fileOf(name)),
      `module.exports = libraries(require, jest)['${name}']();\n`,
    );
  // Another run may have made the same meanwhile.
  if (fs.existsSync(folder)) fs.rmSync(made, { recursive: true });
  else fs.renameSync(made, folder);
};

/**
 * The libraries of all pages as one script: Jest loads each of antd's and React's 1 800 modules anew for every test file,
 * which is half a second; one script is compiled once in each of its processes. See `jsdom-environment.cjs`.
 */
const prepareLibraries = async (folders) => {
  const libraries = librariesOf(folders);
  const key = createHash('sha256')
    .update(read(path.join(root, 'pnpm-lock.yaml')))
    .update(read(__filename))
    .update(read(icon))
    .update(JSON.stringify([...libraries]))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(root, 'node_modules/.cache/libraries', key);
  if (!fs.existsSync(folder)) await write(folder, libraries);
  return {
    script: path.join(folder, 'script.js'),
    mapped: Object.fromEntries(
      [...libraries.keys()].map((name) => [`^${name}$`, path.join(folder, fileOf(name))]),
    ),
  };
};

module.exports = { prepareLibraries };
