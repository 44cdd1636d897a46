import {useEffect, useState, type RefObject} from 'react';
import type {Values} from './fields';

/** Drafts by form name, in memory only: they last until the tab reloads or closes. */
const drafts = new Map<string, Partial<Values>>();

/** Returns the form's current values. */
export function getValues(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Values;
}

/**
 * Keeps the form's values while the visitor reads another page of the site. The browser itself restores them when the
 * visitor returns from another site.
 * @param name - identifies the form
 * @returns the values from before
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string,
): Partial<Values> | undefined {
  const [draft] = useState(() => drafts.get(name));
  useEffect(() => {
    const element = form.current;
    return () => {
      if (element) drafts.set(name, getValues(element));
    };
  }, [form, name]);
  return draft;
}
