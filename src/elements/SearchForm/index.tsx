import type {ComponentProps, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {searchLink} from '../../company/navigation';
import {Button} from '../Button';
import {Icon} from '../Icon';
import {useTranslate} from '../labels';
import styles from './styles.module.css';

interface SearchFormProps extends Omit<ComponentProps<'input'>, 'onSubmit'> {
  /** What to do instead of opening the search page. */
  onSubmit?: () => void;
  /** Whether it is the page's search for screen readers. Pages with a search have another one in the menu. */
  isLandmark?: boolean;
}

/**
 * A search field with its button; other props go to the field. Browsers never send what is after the # to a server.
 * Without scripts, a link to the search page.
 */
export function SearchForm({onSubmit, isLandmark = true, ...field}: SearchFormProps): ReactNode {
  const history = useHistory();
  const url = useBaseUrl(searchLink.to);
  const label = useTranslate()({message: searchLink.label});
  if (!useIsBrowser()) {
    return (
      <Button to={searchLink.to} kind="line" icon="search">
        {label}
      </Button>
    );
  }
  return (
    <form
      role={isLandmark ? 'search' : undefined}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const query = event.currentTarget.querySelector('input')?.value ?? '';
        if (onSubmit) onSubmit();
        else history.push(`${url}#${new URLSearchParams({q: query}).toString()}`);
      }}
    >
      <input
        {...field}
        className="input"
        type="search"
        aria-label={label}
        enterKeyHint="search"
        maxLength={100}
      />
      <button className="button" type="submit">
        <Icon name="search" />
        {label}
      </button>
    </form>
  );
}
