import type {ReactNode} from 'react';

const letters =
  'M0 64V0H19.9V64ZM0 64V48.5H62.6V64ZM10.3 39V24.3H60.6V39ZM0 15.5V0H61.7V15.5ZM64.1 0L91.6 0L110.1 46L128.6 0L156.1 0L125.6 64L94.6 64zM194.2 66.3Q174.9 66.3 164.9 57.4Q154.9 48.5 154.9 32.4V31.6Q154.9 15.5 164.9 6.6Q174.9 -2.3 194.2 -2.3Q213.5 -2.3 223.5 6.6Q233.5 15.5 233.5 31.6V32.4Q233.5 48.5 223.5 57.4Q213.5 66.3 194.2 66.3ZM194.2 49.8Q203.1 49.8 207.8 45.2Q212.4 40.6 212.4 32.4V31.6Q212.4 23.4 207.8 18.8Q203.1 14.2 194.2 14.2Q185.2 14.2 180.6 18.8Q176 23.4 176 31.6V32.4Q176 40.6 180.6 45.2Q185.2 49.8 194.2 49.8Z';
const bolt = 'M105.5 -10L122.1 -10L115.3 6.5L122.3 6.5L108.6 35L110.7 15.5L100.5 15.5z';

/** The EVO logo in the text colour; the bolt takes `--logo-bolt`. Decorative without a label. */
export function Logo({
  className,
  label,
}: {
  className?: string | undefined;
  label?: string;
}): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 -10 234.5 77"
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}
    >
      <path d={letters} />
      <path className="logo__bolt" d={bolt} />
    </svg>
  );
}
