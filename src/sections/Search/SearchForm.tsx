import {useId} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/elements/Icon';
import styles from './SearchForm.module.css';

interface SearchFormProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'onSubmit'> {
  /** Gets what was typed. */
  onSubmit: (query: string) => void;
}

/** A search field with its button; other props go to the field. It does nothing without JavaScript. */
export function SearchForm({onSubmit, ...field}: SearchFormProps): ReactNode {
  const id = useId();
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const query = new FormData(event.currentTarget).get('q');
        if (typeof query === 'string') onSubmit(query);
      }}
    >
      <label htmlFor={id}>{translate({id: 'search.label', message: 'Search this website'})}</label>
      <input
        {...field}
        id={id}
        name="q"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
      />
      <button className="button" type="submit">
        <Icon name="search" />
        {translate({id: 'search.button', message: 'Search'})}
      </button>
    </form>
  );
}
