import {load} from 'cheerio';
import type {ProblemText} from './problem';

/** A logo in the text colour, as a symbol of a sprite. */
export interface Logo {
  /** The attributes of the symbol. */
  attributes: string;
  content: string;
  /** At a height of 44. */
  width: number;
}

const logoHeight = 44;

const shapes = 'g, path, rect, circle, ellipse, line, polyline, polygon';
/** What programs add, and nobody sees. A frame as large as the drawing cuts nothing off. */
const unseen = 'title, desc, metadata, sodipodi\\:namedview, clipPath:has(> rect:only-child)';
const seenAttribute =
  /^(?:d|points|[xy][12]?|c[xy]|r[xy]?|width|height|transform|opacity|(?:fill|stroke)(?:-\w+)*)$/;
const noColor = ['none', 'transparent', 'currentColor', 'inherit'];

const ask =
  'Ask for the logo in one colour, as an SVG of paths with presentation attributes, without text, images and effects.';

/** Reads a drawing of one colour. @returns what is wrong with it, if it cannot be used */
export function readLogo(svg: string): Logo | ProblemText {
  const $ = load(svg, {xml: true});
  const root = $('svg').first();
  $(unseen).remove();
  $('defs:not(:has(*))').remove();
  const [stranger] = root.find('*').not(shapes);
  if (root.length === 0) return ['The file is not an SVG.', ask];
  if (stranger) return [`The logo has a <${stranger.tagName}>.`, ask];
  if (root.find(shapes).not('g').length === 0) return ['The logo is empty.', ask];

  const {viewBox = `0 0 ${root.attr('width')} ${root.attr('height')}`} = root.attr() ?? {};
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number.parseFloat);
  if (!(width > 0 && height > 0)) return ['The logo has no `viewBox`.', ask];

  const colors = new Set<string>();
  for (const element of [...root, ...root.find('*')]) {
    const styles = (element.attribs['style'] ?? '').split(';').map((each) => each.split(':'));
    const written = [...styles, ...Object.entries(element.attribs)];
    element.attribs = {};
    for (const [name = '', value = ''] of written) {
      const isColor = /^\s*(?:fill|stroke)\s*$/.test(name) && !noColor.includes(value.trim());
      if (isColor) colors.add(value.trim().toLowerCase());
      if (!seenAttribute.test(name.trim())) continue;
      element.attribs[name.trim()] = isColor ? 'currentColor' : value.trim();
    }
  }
  if (colors.size > 1) return [`The logo has ${colors.size} colours.`, ask];

  root.removeAttr('width').removeAttr('height').attr('viewBox', viewBox);
  const attributes = Object.entries(root.attr() ?? {}).map(([name, value]) => `${name}="${value}"`);
  return {
    attributes: attributes.join(' '),
    content: root.html() ?? '',
    width: Math.round((width / height) * logoHeight * 10) / 10,
  };
}

export const isLogo = (read: Logo | ProblemText): read is Logo => 'content' in read;
