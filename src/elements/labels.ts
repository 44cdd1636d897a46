import {createContext, useContext} from 'react';

/** Labels in the language of the page, by their id, or else by their English text. */
export type Labels = Readonly<Record<string, string>>;

/** Only the pages of other languages set it: their labels load with them. */
export const LabelsContext = createContext<Labels>({});

/** Returns the function that translates a label to the language of the page. A label that it lacks stays English. */
export function useTranslate(): (label: {id?: string; message: string}) => string {
  const labels = useContext(LabelsContext);
  return ({id, message}) => labels[id ?? message] ?? message;
}
