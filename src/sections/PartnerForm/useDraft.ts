import {useEffect, useState} from 'react';
import type {RefObject} from 'react';
import type {Values} from './fields';

/**
 * What was typed into a form and not finished. Kept in the memory of this window and nowhere else: it is there when
 * the visitor comes back from another page of the site, and gone with the window.
 */
const drafts = new Map<string, Partial<Values>>();

/** The form's content as it stands. */
export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Values;
}

/**
 * Keeps what is typed while the visitor reads another page of the site. For those who come back from another
 * site the browser itself puts back what was typed.
 * @param name - tells forms apart
 * @returns what was typed before
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
): Partial<Values> | undefined {
  const [draft] = useState(() => drafts.get(name));
  useEffect(() => {
    const element = form.current;
    return () => {
      if (element) drafts.set(name, valuesOf(element));
    };
  }, [form, name]);
  return draft;
}
