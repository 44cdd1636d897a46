import {Fragment, useState} from 'react';
import type {ComponentProps, ReactElement, ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Icon} from '@site/src/elements/Icon';
import {Highlight} from 'prism-react-renderer';
import styles from './styles.module.css';

/** Colours are classes of the stylesheet: a theme would be written into `style` attributes, which the policy forbids. */
const noTheme = {plain: {}, styles: []};

/** The colouring that comes nearest: MDX is Markdown with tags. */
const grammars: Readonly<Record<string, string>> = {md: 'markdown', mdx: 'markdown', ts: 'tsx'};

interface CodeProps {
  language: string;
  /** What it is. */
  name?: string;
  children: string;
}

/** Lines to read and to copy. */
export function Code({language, name = 'Write', children}: CodeProps): ReactNode {
  return (
    <div className={styles.code} role="group" aria-label={name}>
      <div className={styles.bar}>
        <span>{name}</span>
        <Copy text={children} />
      </div>
      <Highlight
        code={children.trimEnd()}
        language={grammars[language] ?? language}
        theme={noTheme}
      >
        {({tokens, getTokenProps}) => (
          <pre>
            <code>
              {tokens.map((line, index) => (
                <Fragment key={index}>
                  {line.map((token, at) => {
                    if (token.empty) return null;
                    const {className, children: text} = getTokenProps({token});
                    return (
                      <span className={className} key={at}>
                        {text}
                      </span>
                    );
                  })}
                  {'\n'}
                </Fragment>
              ))}
            </code>
          </pre>
        )}
      </Highlight>
    </div>
  );
}

/** Copies the lines. There with JavaScript alone. */
function Copy({text}: {text: string}): ReactNode {
  const isBrowser = useIsBrowser();
  const [copied, setCopied] = useState(false);
  if (!isBrowser) return null;
  const copy = () => {
    void navigator.clipboard.writeText(text).then(() => setCopied(true));
  };
  return (
    <button className={styles.copy} type="button" onClick={copy} onBlur={() => setCopied(false)}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}

/** A block of code in Markdown: ```` ```mdx ````. */
export function MarkdownCode({children}: ComponentProps<'pre'>): ReactNode {
  const {props} = children as ReactElement<{className?: string; children: string}>;
  return (
    <Code language={props.className?.replace('language-', '') ?? 'text'}>{props.children}</Code>
  );
}
