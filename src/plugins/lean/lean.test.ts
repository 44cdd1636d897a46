import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';

const {resolve} = createRequire(import.meta.url);
const loader = createRequire(import.meta.url)('./config.cjs') as (source: string) => string;

test('the helpers of tslib that browsers need are those that stand in for it', () => {
  const folder = path.dirname(resolve('@docusaurus/utils-common'));
  const used = ['index.js', 'applyTrailingSlash.js', 'stringUtils.js', 'errorUtils.js'].flatMap(
    (file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/tslib_1\.(\w+)/g)],
  );
  expect([...new Set(used.map(([, helper]) => helper))]).toEqual(['__importDefault']);
});

test('browsers get the part of the configuration that they need, and no more', () => {
  const config = {
    title: 'EVO',
    url: 'https://evo.example',
    plugins: ['x'],
    themeConfig: {a: 1, prism: {}},
  };
  const source = `/* generated */\nexport default ${JSON.stringify(config, null, 2)};\n`;
  expect(JSON.parse(loader(source).replace(/^export default |;$/g, ''))).toEqual({
    title: 'EVO',
    url: 'https://evo.example',
    themeConfig: {a: 1},
  });
});

test('a configuration in another form stops the build', () => {
  expect(() => loader('module.exports = {}')).toThrow(/another form .* knows/);
});
