/**
 * The body of components that only hold content for the section around them, which reads their props and never renders
 * them. React renders such a component only where no section picks it up.
 * @throws always
 */
export function throwMisplaced(name: string, parent: string): never {
  throw new Error(
    `<${name}> is outside <${parent}>.\n→ Put it between <${parent} …> and </${parent}>.`,
  );
}
