import {Fragment, useState, type ComponentProps, type ReactElement, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Icon} from '@site/src/elements/Icon';
import {Highlight} from 'prism-react-renderer';
import styles from './styles.module.css';

/** The stylesheet colours the tokens: a Prism theme needs style attributes, which the content security policy forbids. */
const noTheme = {plain: {}, styles: []};

/** Prism's closest grammar for languages that it does not support. */
const grammars: Readonly<Record<string, string>> = {md: 'markdown', mdx: 'markdown', ts: 'tsx'};

interface CodeProps {
  language: string;
  /** The block's title. */
  name?: string;
  children: string;
}

/** A highlighted code block with a copy button. */
export function Code({language, name = 'Write', children}: CodeProps): ReactNode {
  return (
    <div className={styles.code} role="group" aria-label={name}>
      <div className={styles.bar}>
        <span>{name}</span>
        <CopyButton text={children} />
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

/** Copies the code. Rendered only in the browser. */
function CopyButton({text}: {text: string}): ReactNode {
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

/** Renders Markdown's code blocks. */
export function MarkdownCode({children}: ComponentProps<'pre'>): ReactNode {
  const {props} = children as ReactElement<{className?: string; children: string}>;
  return (
    <Code language={props.className?.replace('language-', '') ?? 'text'}>{props.children}</Code>
  );
}
