import {useLayoutEffect, type RefObject} from 'react';
import {fields, getControl, type Values} from './fields';

/** Drafts by form name, in memory only: they last until the tab reloads or closes. */
const drafts = new Map<string, Values>();

/** Returns the form's current values. */
export function getValues(form: HTMLFormElement): Values {
  return Object.fromEntries(new FormData(form)) as Values;
}

/**
 * Keeps the form's values while the visitor reads another page of the site. The browser itself restores them when the
 * visitor returns from another site; it would not save default values.
 * @param name - identifies the form
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string): void {
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const draft = drafts.get(name);
    if (draft) for (const field of fields) getControl(element, field).value = draft[field.name];
    return () => void drafts.set(name, getValues(element));
  }, [form, name]);
}
