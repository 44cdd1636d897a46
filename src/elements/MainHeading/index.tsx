import {createContext, useContext, type ComponentProps, type ReactNode} from 'react';

/** Whether components are examples on a page with a main heading of its own. */
export const ExampleContext = createContext(false);

/** The page's main heading; one level lower in an example. */
export function MainHeading(props: ComponentProps<'h1'>): ReactNode {
  const Heading = useContext(ExampleContext) ? 'h2' : 'h1';
  return <Heading {...props} />;
}
