import {createElement} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {currentLinks} from '@site/src/company/navigation';
import {isStill} from '../StillPage/ahead';

/*
 * For the server's build alone (src/plugins/still). Header and footer hold most of the links of a page, and below
 * `/news` they are the same on every page: they are rendered once, and then written as they were. In the browser React
 * finds what it would have made itself. What they tell Docusaurus of their links, the pages tell that came first.
 */

type Tag = 'header' | 'footer';

interface Part {
  className: string;
  html: string;
}

/** By the tag, and the links that the header marks as those of the open page. */
const kept = new Map<string, Part>();

const keyOf = (tag: Tag, pathname: string) => [tag, ...currentLinks(pathname)].join(' ');

/**
 * Keeps a page's header and footer.
 * @param html - all that React has rendered
 * @throws where they are not what they were
 */
export function keepFrame(html: string, pathname: string): void {
  if (!isStill(pathname)) return;
  keepPart('header', html.indexOf('<header'), html, pathname);
  keepPart('footer', html.lastIndexOf('<footer'), html, pathname);
}

function keepPart(tag: Tag, from: number, html: string, pathname: string): void {
  const key = keyOf(tag, pathname);
  if (kept.has(key)) return;
  const whole = html.slice(from, html.indexOf(`</${tag}>`, from));
  const [opening = '', className] = /^<\w+ class="([^"<>&]*)">/.exec(whole) ?? [];
  if (className === undefined || whole.includes(`<${tag}`, 1)) {
    throw new Error(
      `The site's ${tag} is no longer one element with a class alone.\n→ Compare the HTML of ${pathname} with what src/theme/KeptFrame reads.`,
    );
  }
  kept.set(key, {className, html: whole.slice(opening.length)});
}

/** A part of the frame that is rendered once and then written as it was. */
export function keptPart(tag: Tag, Component: ComponentType): ComponentType {
  return function KeptPart(): ReactNode {
    const {pathname} = useLocation();
    const part = isStill(pathname) ? kept.get(keyOf(tag, pathname)) : undefined;
    if (!part) return <Component />;
    const {className, html} = part;
    // The site's own HTML, made by React a moment ago
    // eslint-disable-next-line no-restricted-syntax -- nothing else hands HTML through React untouched
    return createElement(tag, {className, dangerouslySetInnerHTML: {__html: html}});
  };
}
