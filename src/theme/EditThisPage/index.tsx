import type {ReactNode} from 'react';
import type {Props} from '@theme/EditThisPage';
import clsx from 'clsx';
import {Link} from '@site/src/elements/Link';
import styles from './styles.module.css';

/** In previews only: a link to the page's source file. `data-preview` marks what visitors never see. */
export default function EditThisPage({editUrl}: Props): ReactNode {
  return (
    <p className={clsx('wrap tone-night taps small screen-only', styles.edit)} data-preview>
      <Link to={editUrl}>Edit this page</Link>
    </p>
  );
}
