import type {Step} from './page';

/** The sprite of the classic theme's icons. This site renders none of them. */
const sprite = /<svg style="display: none;">.*?<\/svg>/s;

/** Removes the theme's sprite: the content security policy forbids its `style` attribute. */
export function themeSprite(): Step {
  return {
    onPage(page) {
      const html = page.html.replace(sprite, '');
      if (html === page.html) {
        throw new Error(
          `${page.file} has no sprite of the classic theme.\n→ Delete src/postbuild/themeSprite.ts if the theme injects none.`,
        );
      }
      page.html = html;
    },
  };
}
