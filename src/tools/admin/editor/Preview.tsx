import type {CustomPreviewTemplateProps} from '@sveltia/cms';
import {Component} from 'react';

import type {Diagnostic} from '../findProblems';

interface State {
  problems?: Diagnostic[];
  /** What happens, where there is no list of problems. */
  status: string;
  /** What the frame shows, from the editor's address. */
  route: 'page' | '../handbook';
}

/** Tells the preview that an entry was saved. */
export const saves = new EventTarget();

/**
 * The saved file: the problems that `npm run check` finds in it, and the page itself as `npm start` shows it.
 *
 * A class, like every component that Sveltia CMS renders: it has a React of its own, which knows no hooks of ours.
 */
export class Preview extends Component<CustomPreviewTemplateProps, State> {
  override state: State = {status: '', route: 'page'};

  override componentDidMount(): void {
    saves.addEventListener('save', this.check);
    this.check();
  }

  override componentDidUpdate({entry}: CustomPreviewTemplateProps): void {
    if (entry.get('path') !== this.props.entry.get('path')) this.check(); // a new entry has its name once saved
  }

  override componentWillUnmount(): void {
    saves.removeEventListener('save', this.check);
  }

  get query(): string {
    return `?file=${encodeURIComponent(this.props.entry.get('path'))}`;
  }

  readonly check = (): void => {
    if (this.props.entry.get('path')) void this.findProblems();
  };

  async findProblems(): Promise<void> {
    this.setState({problems: [], status: 'Checking…'});
    try {
      const response = await fetch(`problems.json${this.query}`);
      if (!response.ok) throw new Error(await response.text());
      const problems = (await response.json()) as Diagnostic[];
      this.setState({problems, status: problems.length > 0 ? '' : 'The check finds no problems.'});
    } catch (error) {
      this.setState({
        status: `The check could not run. Does npm start still run? ${String(error)}`,
      });
    }
  }

  override render() {
    if (!this.props.entry.get('path')) {
      return <p>Save to see the page, and what npm run check says of it.</p>;
    }
    const {problems = [], status, route} = this.state;
    const hasError = problems.some(({severity}) => severity === 'ERROR');
    return (
      <>
        <p role="status">{status}</p>
        <ul>
          {problems.map(({message, location}) => (
            <li key={message}>
              Line {location.range.start.line}: {message}
            </li>
          ))}
        </ul>
        {hasError && <p>Until this is corrected, the page below may be an older one.</p>}
        <p>
          <button onClick={() => this.setState({route: 'page'})}>The page</button>
          <button onClick={() => this.setState({route: '../handbook'})}>Sections to copy</button>
        </p>
        <iframe title="Page" src={new URL(`${route}${this.query}`, location.href).href} />
      </>
    );
  }
}

/** The style of the preview, around the page. */
export const previewStyle = `
  body { display: flex; flex-direction: column; height: 100vh; margin: 0; font: 16px/1.5 sans-serif }
  p, ul { margin: 0; padding: 8px 16px }
  li { margin-inline-start: 16px; white-space: pre-line }
  iframe { flex: 1; min-height: 80vh; border: 0; border-top: 1px solid }
`;
