import footnotes from '@docusaurus/plugin-content-blog/lib/remark/footnoteIDFixer.js';
import type {Options} from '@docusaurus/mdx-loader';
import {expect, test} from 'vitest';
import {remarkPictures} from '../../plugins/responsive-images/remark';
import {remarkVocabulary} from '../../plugins/mdx-auto-import';
import {asSetup} from './texts';

const given = {
  siteDir: '/site',
  staticDirs: ['/site/static'],
  markdownConfig: {format: 'detect', parseFrontMatter: () => undefined},
  beforeDefaultRemarkPlugins: [footnotes, remarkPictures, [remarkVocabulary, {}]],
  remarkPlugins: [],
  createAssets: () => ({}),
} as unknown as Options;

test('what another thread cannot take is left out', () => {
  const setup = asSetup(given);
  expect(structuredClone(setup)).toEqual(setup);
  expect(setup.markdownConfig.format).toBe('detect');
  expect(setup).not.toHaveProperty('createAssets');
});

test('other steps for posts are refused: the other thread would not take them', () => {
  const remarkMath = () => undefined;
  expect(() => asSetup({...given, remarkPlugins: [remarkMath]})).toThrow(
    'Posts go through other steps in docusaurus.config.ts (remarkPlugins: remarkMath)',
  );
  expect(() => asSetup({...given, beforeDefaultRemarkPlugins: [footnotes]})).toThrow(
    'beforeDefaultRemarkPlugins: plugin)',
  );
});
