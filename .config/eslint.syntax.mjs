// @ts-check

export const noStyle = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The content security policy forbids style="…": use a class of the CSS module.',
};
export const noRawHtml = {
  selector:
    ":matches(JSXAttribute, Property)[name.name='dangerouslySetInnerHTML'], Property[key.name='dangerouslySetInnerHTML']",
  message: 'Render React elements: HTML strings are not escaped.',
};
export const noPlainLinks = {
  selector: "JSXOpeningElement[name.name='a'] > JSXAttribute[name.name='href']",
  message:
    'Use Link of src/elements: it checks internal links and loads their pages without a reload.',
};

/** Methods that the oldest browsers of `browserslist` in package.json lack. Docusaurus adds no polyfills. */
export const newMethods = [
  'canParse',
  'groupBy',
  'isWellFormed',
  'toReversed',
  'toSorted',
  'toSpliced',
  'toWellFormed',
  'withResolvers',
].map((property) => ({
  property,
  message:
    'The oldest supported browsers lack this: write it without, such as `[...list].reverse()`.',
}));
