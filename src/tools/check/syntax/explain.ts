import type {Failure} from '../parse';
import {placeAt} from '../place';
import type {SectionFacts} from '../sections';
import {shortened} from '../words';
import {htmlAdvice} from './html';
import {scan} from './scan';
import type {Oddity, Scan, Tag} from './scan';

/**
 * Why a page cannot be read, in a writer's words, at the mistake itself.
 *
 * @param failure - what the parser says
 * @param sections - what the components say of themselves
 */
export function explain(failure: Failure, sections: ReadonlyMap<string, SectionFacts>): Oddity {
  const {text, offset} = failure;
  const scanned = scan(text);
  const first = scanned.oddities.find((oddity) => oddity.offset <= offset);
  return (
    first ??
    brokenCode(failure, scanned) ??
    (failure.rule === 'end-tag-mismatch' || failure.rule === 'unexpected-closing-slash'
      ? (unbalanced(text, scanned.tags, sections) ?? tornApart(failure))
      : undefined) ??
    unknown(failure)
  );
}

/** Braces, or a line that begins like a programmer's. */
function brokenCode({text, offset, rule, reason}: Failure, {braces}: Scan): Oddity | undefined {
  if (rule === 'acorn' && reason.includes('import/exports')) {
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const [word = ''] = /^\w+/.exec(text.slice(start)) ?? [];
    return {
      offset: start,
      wrong: `A line that begins with the word "${word}" is read as code.`,
      instead: 'Let the line begin with another word.',
    };
  }
  const found = braces.findLast(({start, end}) => start <= offset && offset <= end);
  if (!found) return undefined;
  const {start, end, owner} = found;
  const inside = text.slice(start + 1, end - 1).trim();
  if (owner !== undefined) {
    const from = text.lastIndexOf(owner, start);
    return inside
      ? {
          offset: from,
          wrong: `What stands in the braces of \`${owner}\` cannot be read: ${shortened(inside)}`,
          instead: `Write a text in quotes, ${owner}="${shortened(inside)}", or a number in braces, ${owner}={4}`,
        }
      : {
          offset: from,
          wrong: `There is nothing in the braces of \`${owner}\`.`,
          instead: `Write a text in quotes, ${owner}="…", or a number in braces, ${owner}={4}`,
        };
  }
  if (/^#[\w-]+$/.test(inside)) {
    return {
      offset: start,
      wrong: `{${inside}} is read as code.`,
      instead: `Write the heading's address like this: {/* ${inside} */}`,
    };
  }
  return {
    offset: start,
    wrong: `What stands in braces is read as code: {${shortened(inside)}}`,
    instead: inside.includes('\n')
      ? 'Write \\{ when you mean the brace itself.'
      : `Write \\{${inside}} when you mean the braces themselves.`,
  };
}

/** A tag that is not closed, or closed by another name. */
function unbalanced(
  text: string,
  tags: readonly Tag[],
  sections: ReadonlyMap<string, SectionFacts>,
): Oddity | undefined {
  const open: Tag[] = [];
  const line = (offset: number) => placeAt(text, offset).line;
  for (const [index, tag] of tags.entries()) {
    if (tag.kind === 'alone') continue;
    if (tag.kind === 'open') {
      open.push(tag);
      continue;
    }
    const last = open.at(-1);
    if (last?.name === tag.name) {
      open.pop();
      continue;
    }
    const from = last?.start ?? 0;
    if (last && open.some(({name}) => name === tag.name)) {
      return (
        withoutAngle(text, `/${last.name}`, from, tag.start) ?? unclosed(last, text, tags, sections)
      );
    }
    const lost = withoutAngle(text, tag.name, from, tag.start);
    if (lost) return lost;
    if (!last || sections.get(last.name)?.holds.includes(tag.name)) {
      const later = tags.slice(index + 1).find(({name}) => name === tag.name);
      return {
        offset: tag.start,
        wrong: `</${tag.name}> closes nothing: no <${tag.name} …> is open here.`,
        instead:
          !last && later?.kind === 'open'
            ? `Delete it, or move it below the <${tag.name} …> of line ${line(later.start)}.`
            : `Delete it, or write <${tag.name} …> above.`,
      };
    }
    const here = `<${tag.name} …> here`;
    const there = `</${last.name}> there`;
    return {
      offset: last.start,
      wrong: `<${last.name}> is closed by another name: </${tag.name}> in line ${line(tag.start)}.`,
      instead: !sections.has(last.name)
        ? `Write ${here}.`
        : sections.has(tag.name)
          ? `Write ${there}, or ${here}.`
          : `Write ${there}.`,
    };
  }
  const [first] = open;
  return (
    first &&
    (withoutAngle(text, `/${first.name}`, first.start, text.length) ??
      unclosed(first, text, tags, sections))
  );
}

/** A line that begins like a tag, but for its `<`. */
function withoutAngle(text: string, tag: string, from: number, to: number): Oddity | undefined {
  const pattern = new RegExp(`^[ \\t]*(${tag}(?:>|[ \\t]+[\\w-]+=|[ \\t]*\\r?\\n[\\w-]+=))`, 'gm');
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  if (!found || found.index >= to) return undefined;
  const whole = `<${tag}${tag.startsWith('/') ? '>' : ' …>'}`;
  return {
    offset: found.index + found[0].indexOf(tag),
    wrong: `The < of ${whole} is missing.`,
    instead: `Write ${whole}`,
  };
}

function unclosed(
  tag: Tag,
  text: string,
  tags: readonly Tag[],
  sections: ReadonlyMap<string, SectionFacts>,
): Oddity {
  const {name, start, end} = tag;
  const facts = sections.get(name);
  if (/^[a-z]/.test(name)) {
    return {
      offset: start,
      wrong: `<${name}> is HTML, which is not for pages.`,
      instead: htmlAdvice(name),
    };
  }
  const wrong = `<${name}> is not closed.`;
  if (facts && facts.children === undefined) {
    const parts = text.slice(start, end).replace(/\s*>$/, '');
    return {offset: start, wrong, instead: `It stands by itself. Write ${shortened(parts, 80)} />`};
  }
  const bare = tags.find(
    (each) => each.start > start && each.name === name && each.end - each.start === name.length + 2,
  );
  if (bare?.kind === 'open') {
    return {
      offset: bare.start,
      wrong: `<${name}> opens anew, and that of line ${placeAt(text, start).line} is not closed.`,
      instead: `Write </${name}>`,
    };
  }
  // It ends where the same begins anew, where a section begins that has no place in it, or with what is around it.
  let depth = 0;
  const next = tags.find((each) => {
    if (each.start <= start) return false;
    if (each.kind === 'open' && each.name === name) return true;
    const isStranger = sections.get(each.name)?.isSection && !facts?.holds.includes(each.name);
    if (each.kind !== 'close') {
      if (each.kind === 'open') depth += 1;
      return isStranger === true;
    }
    depth -= 1;
    return depth < 0;
  });
  const before =
    next &&
    `before ${next.kind === 'close' ? `</${next.name}>` : `<${next.name} …>`} in line ${placeAt(text, next.start).line}`;
  return {
    offset: start,
    wrong,
    instead: before
      ? `Write </${name}> in a line of its own ${before}.`
      : `Write </${name}> in a line of its own where it ends.`,
  };
}

/** The tags are all there, but one stands in a line of text and the other elsewhere. */
function tornApart({text, offset, reason}: Failure): Oddity | undefined {
  const [, opened, line, column] = /closing tag for `<(\w+)>` \((\d+):(\d+)/.exec(reason) ?? [];
  const [, closed] = /closing tag `<\/(\w+)>` either/.exec(reason) ?? [];
  if (opened !== undefined) {
    return {
      offset: offsetOf(text, Number(line), Number(column)),
      wrong: `<${opened}> begins in the same line as its text and ends elsewhere.`,
      instead: `Leave an empty line behind <${opened} …> and before </${opened}>.`,
    };
  }
  if (closed !== undefined) {
    return {
      offset,
      wrong: `</${closed}> stands in a line of text.`,
      instead: `Write </${closed}> in a line of its own, with an empty line before and after it.`,
    };
  }
  return undefined;
}

function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, {length}) => sum + length + 1, 0) + column - 1;
}

/** For what nobody thought of: the line, and what to try. */
function unknown({text, offset}: Failure): Oddity {
  const {line} = placeAt(text, offset);
  const words = shortened(text.split('\n')[line - 1] ?? '');
  return {
    offset,
    wrong: words ? `This line cannot be read: ${words}` : 'From here on the page cannot be read.',
    instead: 'Look for a <, { or quote in it or shortly before it that is not closed.',
  };
}
