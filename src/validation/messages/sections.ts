import {list, listTags, suggest} from './message';
import type {Message} from './message';

/** Where Markdown puts a component that is not on a line of its own. */
const blocks: Readonly<Record<string, string>> = {
  list: 'a list',
  heading: 'a heading',
  table: 'a table',
  blockquote: 'a quotation',
};

/** Problems with where components are and with what they contain. */
export const sectionMessages = {
  'component-in-text': ({name, block}: {name: string; block: string}): Message => ({
    text: `<${name}> is inside ${blocks[block] ?? 'a line of text'}.`,
    fix: `Write <${name}> on a line of its own, with a blank line before and after it.`,
  }),
  'outside-parent': ({name, parents}: {name: string; parents: readonly string[]}): Message => ({
    text: `<${name}> is outside ${listTags(parents)}.`,
    fix: `Move it into ${listTags(parents)}.`,
  }),
  'outside-section': ({name}: {name: string}): Message => ({
    text: `<${name}> is outside any section.`,
    fix: 'Move it into a section, such as <Article title="…">.',
  }),
  'section-in-section': (params: {name: string; parent: string; line: number}): Message => ({
    text: `The section <${params.name}> is inside the section <${params.parent}>.`,
    fix: `Move it below </${params.parent}> on line ${params.line}.`,
  }),
  'wrong-parent': (params: {
    name: string;
    parent: string;
    parents: readonly string[];
    link?: string | undefined;
  }): Message => ({
    text: `<${params.parent}> cannot contain <${params.name}>.`,
    fix: params.link
      ? `Write a link instead: ${params.link}`
      : `Move it into ${listTags(params.parents)}.`,
  }),
  'child-not-shown': (params: {
    name: string;
    parent: string;
    prop: string;
    value: string;
    values: readonly string[];
  }): Message => {
    const {name, parent, prop, value, values} = params;
    const right = values.map((each) => `${prop}="${each}"`);
    return {
      text: `<${parent} ${prop}="${value}"> does not show <${name}>.`,
      fix: `Write ${list(right, 'or')} in <${parent}>, or delete <${name}>.`,
    };
  },
  'child-missing': ({name, child}: {name: string; child: string}): Message => ({
    text: `<${name}> has no <${child}>.`,
    fix: `Write at least one <${child}> before </${name}>.`,
  }),
  'text-outside-section': ({words}: {words: string}): Message => ({
    text: `This text is outside any section: ${words}`,
    fix: 'Move it into a section, for example between <Article title="…"> and </Article>.',
  }),
  'text-not-shown': (params: {name: string; children: readonly string[]}): Message => ({
    text: `<${params.name}> does not show text, only ${listTags(params.children)}.`,
    fix: `Move it into ${listTags(params.children)}, or delete it.`,
  }),
  'not-an-image': ({name}: {name: string}): Message => ({
    text: `<${name}> can contain only images.`,
    fix: 'Delete this, or write an image: ![what it shows](/img/name.jpg)',
  }),
  'markdown-on-tag-line': ({name, kind}: {name: string; kind: string}): Message => ({
    text: `The ${kind} in <${name}> begins on the same line as the tag.`,
    fix: `Leave a blank line after <${name} …> and before </${name}>.`,
  }),
  'anchor-invalid': (params: {prop: string; id: string; suggestion: string}): Message => ({
    text: `${params.prop}="${params.id}" is not a valid anchor.`,
    fix: `Use letters, digits and hyphens: ${params.prop}="${params.suggestion || 'short-name'}"`,
  }),
  'anchor-taken': (params: {prop?: string | undefined; id: string; line: number}): Message => ({
    text: `The anchor #${params.id} already exists on line ${params.line}.`,
    fix: !params.prop
      ? 'Change the heading, or the anchor on that line.'
      : params.prop === 'id'
        ? `Write another one: id="${params.id}-2"`
        : 'Delete one of the two.',
  }),
  'heading-empty': ({prop}: {prop?: string | undefined}): Message => ({
    text: 'The heading is empty.',
    fix: prop
      ? `Write what the part is about: ${prop}="…"`
      : 'Write the heading after the # signs, or delete the line.',
  }),
  'heading-uppercase': ({words}: {words: string}): Message => ({
    text: 'The heading is in capitals, which are hard to read.',
    fix: `Write "${words}". The design adds capitals where they belong.`,
  }),
  'heading-level': (params: {previous: number; words: string}): Message => ({
    text: `The heading skips a level: the one before it has level ${params.previous}.`,
    fix: `Write ${'#'.repeat(params.previous + 1)} ${params.words}`,
  }),
  'main-heading-missing': (): Message => ({
    text: 'This page has no main heading.',
    fix: 'Start it with a <Hero>, or put its text into <Article title="…">.',
  }),
  'second-main-heading': (params: {
    words: string;
    first: string;
    component?: string | undefined;
  }): Message => ({
    text: `This page already has a main heading: "${params.first}".`,
    fix: params.component
      ? `Use another section than <${params.component}>.`
      : `Write ## ${params.words}`,
  }),
  'prop-twice': ({component, prop}: {component: string; prop: string}): Message => ({
    text: `\`${prop}\` is set twice in <${component}>.`,
    fix: 'Delete one of the two.',
  }),
  'prop-missing': (params: {
    component: string;
    props: readonly {name: string; type: string; comment: string; values?: string[]}[];
  }): Message => ({
    text: `<${params.component}> needs ${list(params.props.map(({name}) => `\`${name}\``))}.`,
    fix: `Add ${params.props
      .map(({name, type, comment, values}) => {
        const help = values ? values.join(', ') : comment.replace(/\.$/, '');
        return `${name}=${type}${help && ` (${help})`}`;
      })
      .join(' ')}`,
  }),
  'prop-unknown': (params: {
    component: string;
    prop: string;
    suggestion?: string | undefined;
    known: readonly string[];
  }): Message => {
    const {component, prop, suggestion, known} = params;
    const props = list(known.map((name) => `\`${name}\``));
    return {
      text: `<${component}> has no prop \`${prop}\`.`,
      fix: /^(?:class|className|style)$/.test(prop)
        ? 'Delete it: sections control styling.'
        : suggest(
            suggestion && `\`${suggestion}\``,
            known.length > 0
              ? `Delete it. The props are ${props}.`
              : 'Delete it: there are no props.',
          ),
    };
  },
  'prop-invalid': (params: {
    component: string;
    prop: string;
    kind: 'text' | 'number' | 'flag' | 'choice' | 'image';
    type: string;
    suggestion?: string | undefined;
    values?: readonly string[] | undefined;
  }): Message => {
    const {component, prop, kind, type, suggestion, values} = params;
    const requirement = {
      text: 'must be text in quotes',
      number: 'must be a number in braces',
      flag: 'is on or off and takes no value',
      choice: 'has an unknown value',
      image: 'must be the path of an image',
    }[kind];
    const write =
      kind === 'flag'
        ? `Write ${prop} to switch it on, or leave it out.`
        : values
          ? `Use one of: ${values.join(', ')}.`
          : `Write ${prop}=${type}`;
    return {text: `\`${prop}\` in <${component}> ${requirement}.`, fix: suggest(suggestion, write)};
  },
  'content-missing': ({component, comment}: {component: string; comment: string}): Message => ({
    text: `<${component}> is empty.`,
    fix: `Write its content before </${component}>. ${comment}`.trim(),
  }),
  'content-not-allowed': ({component}: {component: string}): Message => ({
    text: `<${component}> cannot have content.`,
    fix: `Write <${component} … />`,
  }),
};
