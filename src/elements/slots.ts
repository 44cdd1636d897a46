import {Children, Fragment, isValidElement} from 'react';
import type {ComponentType, ReactElement, ReactNode} from 'react';

/** A child's element with its props, as a section picks it out. */
export type Slot<P> = ReactElement<P>;

function flatten(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<{children?: ReactNode}>(child) && child.type === Fragment
      ? flatten(child.props.children)
      : [child],
  );
}

/**
 * The children that are elements of one component, in order.
 */
export function pick<P>(children: ReactNode, component: ComponentType<P>): Slot<P>[] {
  return flatten(children).filter(
    (child): child is Slot<P> => isValidElement(child) && child.type === component,
  );
}

/**
 * The children that are elements of one component, however deep they stand: a picture on a line of its own is
 * inside a paragraph.
 */
export function pickDeep<P>(children: ReactNode, component: ComponentType<P>): Slot<P>[] {
  return flatten(children).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    if (child.type === component) return [child as unknown as Slot<P>];
    return pickDeep(child.props.children, component);
  });
}

/**
 * What is left of the children without the elements of some components, without those that have a slot of their own
 * and without the white space between blocks: a section's own text. Undefined when nothing is left, so that it can be asked for.
 */
export function rest(
  children: ReactNode,
  ...without: readonly ComponentType<never>[]
): ReactNode[] | undefined {
  const left = flatten(children).filter((child) => {
    if (typeof child === 'string') return child.trim() !== '';
    if (slotOf(child)) return false;
    return !(isValidElement(child) && (without as readonly unknown[]).includes(child.type));
  });
  return left.length > 0 ? left : undefined;
}

/** A component that says where in the section around it it stands. */
export interface Slotted {
  slot: string;
}

function slotOf(child: ReactNode): string | undefined {
  return isValidElement(child) && typeof child.type === 'function'
    ? (child.type as Partial<Slotted>).slot
    : undefined;
}

/** The children that say they stand in this place: a section need not know their components. */
export function pickSlot(children: ReactNode, slot: string): ReactNode[] {
  return flatten(children).filter((child) => slotOf(child) === slot);
}
