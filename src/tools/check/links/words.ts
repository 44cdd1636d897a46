import type {Finding} from '../place';
import type {Reference} from '../references';

/** Words that say nothing of where a link leads. */
const vague =
  /^(?:(?:please )?(?:click|tap|press|see|look|go|read) )?(?:here|this|this (?:link|page|site))$/i;

/** Of these, buttons may say the last three: they stand under a heading that says of what. */
const vagueInText = /^(?:link|click|more|more info|read more|learn more|find out more)$/i;

/** What is wrong with the words of a link. */
export function wrongWords({
  address,
  words,
  inText,
}: Reference): Omit<Finding, 'offset'> | undefined {
  if (words === undefined) return undefined;
  if (words === '') {
    // Of a component that holds nothing, another rule tells.
    if (!inText) return undefined;
    return {
      wrong: 'This link has no words, so nobody sees it.',
      instead: `Write where it leads between the brackets: \`[airport rentals](${address})\`.`,
    };
  }
  const bare = words.replace(/[.…:!→›»]+$/, '').trim();
  if (vague.test(bare) || (inText && vagueInText.test(bare))) {
    return {
      wrong: `\`${words}\` does not say where the link leads. Those who listen to a page hear its links one by one.`,
      instead: 'Link the words that say what is there, like `[airport rentals](/ride#airport)`.',
    };
  }
  if (/^(?:https?:\/\/|www\.)/i.test(words)) {
    return {
      severity: 'warning',
      wrong: 'This link shows its address, which says little to those who read it.',
      instead: `Write what is there: \`[the name of the page](${address.replace(/^www\./i, 'https://www.')})\`.`,
    };
  }
  return undefined;
}
