import type {ReactNode} from 'react';
import {Icon} from '../Icon';

const icons = {Pause: 'pause', Play: 'play', Previous: 'arrow-left', Next: 'arrow-right'} as const;

interface ControlProps {
  name: keyof typeof icons;
  isDisabled?: boolean;
  onClick: () => void;
}

/** A square button of a moving row. */
export function Control({name, isDisabled, onClick}: ControlProps): ReactNode {
  return (
    <button
      className="control needs-scripts screen-only"
      type="button"
      onClick={onClick}
      aria-disabled={isDisabled} // `disabled` would drop the focus
      aria-label={name}
    >
      <Icon name={icons[name]} />
    </button>
  );
}
