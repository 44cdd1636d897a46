import {Children, Fragment, isValidElement} from 'react';
import type {ComponentType, ReactElement, ReactNode} from 'react';

function flatten(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{children?: ReactNode}>(child) && child.type === Fragment
      ? flatten(child.props.children)
      : [child],
  );
}

/** The place in the section around it that a component names: `FareIndex.slot = 'extra'`. */
function slotOf(child: ReactNode): string | undefined {
  return isValidElement(child) && typeof child.type === 'function'
    ? (child.type as {slot?: string}).slot
    : undefined;
}

/** Returns the children that are elements of one component, in order. */
export function pickChildren<P>(
  children: ReactNode,
  component: ComponentType<P>,
): ReactElement<P>[] {
  return flatten(children).filter(
    (child): child is ReactElement<P> => isValidElement(child) && child.type === component,
  );
}

/** Returns the elements of one component at any depth: Markdown wraps an image on its own line in a paragraph. */
export function pickDescendants<P>(
  children: ReactNode,
  component: ComponentType<P>,
): ReactElement<P>[] {
  return flatten(children).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    if (child.type === component) return [child as unknown as ReactElement<P>];
    return pickDescendants(child.props.children, component);
  });
}

/** Returns the children whose component has this slot, so that a section need not import the component. */
export function pickBySlot(children: ReactNode, slot: string): ReactNode[] {
  return flatten(children).filter((child) => slotOf(child) === slot);
}

/**
 * Returns the section's own text: the children without elements of the given components, without slotted components and
 * without white space between blocks. Undefined when nothing is left.
 */
export function otherChildren(
  children: ReactNode,
  ...without: readonly ComponentType<never>[]
): ReactNode[] | undefined {
  const others = flatten(children).filter((child) => {
    if (typeof child === 'string') return child.trim() !== '';
    if (slotOf(child)) return false;
    return !(isValidElement(child) && (without as readonly unknown[]).includes(child.type));
  });
  return others.length > 0 ? others : undefined;
}
