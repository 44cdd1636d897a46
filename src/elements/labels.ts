import {createContext, useContext} from 'react';
import {translate} from '@docusaurus/Translate';

/** Labels in the language of the page, by the id that `translate` knows them by, or else by their English text. */
export type Labels = Readonly<Record<string, string>>;

/** Only the pages of other languages set it: their labels load with them. */
export const LabelsContext = createContext<Labels>({});

/** Returns `translate` for the language of the page. A label that it lacks stays English. */
export function useTranslate(): (label: {id?: string; message: string}) => string {
  const labels = useContext(LabelsContext);
  return ({id, message}) =>
    // eslint-disable-next-line @docusaurus/string-literal-i18n-messages -- the callers' messages are literals
    labels[id ?? message] ?? translate({id, message});
}
