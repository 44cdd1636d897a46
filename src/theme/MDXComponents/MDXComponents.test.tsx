import {evaluate} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, test, vi} from 'vitest';
import MDXComponents from '.';

const collectAnchor = vi.hoisted(() => vi.fn());
vi.mock('@docusaurus/useBrokenLinks', () => ({default: () => ({collectAnchor})}));

test('the check of broken anchors knows footnotes', async () => {
  const text = 'A claim.[^source]\n\n[^source]: Where it is from.';
  const {default: Content} = await evaluate(text, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    format: 'md',
  });
  const html = renderToStaticMarkup(<Content components={MDXComponents} />);
  expect(html).toContain('href="#user-content-fn-source"');
  expect(collectAnchor).toHaveBeenCalledWith('user-content-fn-source');
});
