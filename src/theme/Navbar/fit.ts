import {isGroup, type NavGroup, type NavLink} from '@site/src/company/navigation';

/**
 * How many letters of links fit beside the logo and the buttons in a window of this width, with arrows of groups. After
 * a change of their type or space, try longer labels, and count the letters of the last that `menus.spec.ts` passes with.
 */
const lettersBesideButtons = {1280: 94, 768: 44};

/** The space around a link, in letters. */
const lettersAroundLink = 1.5;

/** Whether the labels of links fit in one row. Marks above and below a letter take no room. @param room - in letters */
export function fitInRow(labels: readonly string[], room = lettersBesideButtons[1280]): boolean {
  const letters = labels.join('').replace(/\p{Mark}/gu, '').length;
  return letters + labels.length * lettersAroundLink <= room;
}

/** The longer line of a label on two lines: "Business Solutions" → "Solutions". */
function longerLine(label: string): string {
  const words = label.split(' ');
  const longerLines = words.map((_, first) => {
    const start = words.slice(0, first).join(' ');
    const end = words.slice(first).join(' ');
    return start.length > end.length ? start : end;
  });
  return longerLines.sort((a, b) => a.length - b.length)[0] ?? label;
}

/** Moves the links that do not fit beside the header's buttons, on two lines each, to a group at the end, "More". */
export function withOverflowGroup(
  entries: readonly (NavLink | NavGroup)[],
  translate: (label: {message: string}) => string = ({message}) => message,
): readonly (NavLink | NavGroup)[] {
  const lineOf = (message: string) => longerLine(translate({message}));
  const lines = entries.map(({label}) => lineOf(label));
  const room = lettersBesideButtons[768];
  if (fitInRow(lines, room)) return entries;
  const label = 'More';
  const count = lines.findIndex(
    (_, end) => !fitInRow([lineOf(label), ...lines.slice(0, end + 1)], room),
  );
  const rest = entries.slice(count);
  return [
    ...entries.slice(0, count),
    {
      label,
      items: rest.flatMap((entry) => (isGroup(entry) ? entry.items : entry)),
      action: rest.filter(isGroup).find(({action}) => action)?.action,
    },
  ];
}
