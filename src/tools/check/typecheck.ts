import path from 'node:path';

import {createMdxLanguagePlugin} from '@mdx-js/language-service';
import {proxyCreateProgram} from '@volar/typescript';
import remarkFrontmatter from 'remark-frontmatter';
import ts from 'typescript';
import type {VFileMessage} from 'vfile-message';

/** Something that TypeScript reports about a page. */
export interface TypeProblem {
  file: string;
  offset: number;
  /** TypeScript's number of the message. */
  code: number;
  message: string;
}

const mdx = createMdxLanguagePlugin([remarkFrontmatter], undefined, true);

/** Why MDX cannot parse a file, by file. */
export const mdxErrors = new Map<string, VFileMessage>();

const createVirtualCode = mdx.createVirtualCode?.bind(mdx);
mdx.createVirtualCode = (file, ...rest) => {
  const code = createVirtualCode?.(file, ...rest);
  if (code?.error) mdxErrors.set(String(file), code.error);
  return code;
};

/** `ts.createProgram` that also reads .mdx files; positions in diagnostics are those of the MDX source. */
export const createMdxProgram = proxyCreateProgram(ts, ts.createProgram, () => [mdx]);

/** The options of tsconfig.json, for programs with .mdx files. */
export function mdxOptions(siteDir: string): ts.ParsedCommandLine {
  const file = `${siteDir}/tsconfig.json`;
  const {config} = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {config?: unknown};
  const extensions = [{extension: 'mdx', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred}];
  // Internal in TypeScript: its own language service sets it to accept other extensions
  const internal = {allowNonTsExtensions: true};
  return ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    siteDir,
    internal,
    file,
    undefined,
    extensions,
  );
}

/** Only these modules matter to what a page may write. Without the others, the check takes a third of the time. */
const neededModules = /^(?:\.|@site\/|react(?:\/jsx-runtime)?$)/;

/** Checks pages against the types of their components. Keeps what it has read for the next check. */
export class PageTypechecker {
  private readonly options: ts.CompilerOptions;
  private readonly sources = new Map<string, ts.SourceFile>();
  private program: ts.Program | undefined;

  constructor(private readonly siteDir: string) {
    // Pages use no types of the browser or of Node.js
    const {options} = mdxOptions(siteDir);
    this.options = {...options, lib: ['lib.es2023.d.ts'], types: [], allowJs: true};
  }

  /** @param pages - the text of each page by its file */
  check(pages: ReadonlyMap<string, string>): TypeProblem[] {
    const texts = new Map([...pages].map(([file, text]) => [path.join(this.siteDir, file), text]));
    const types = ['src/mdx.d.ts', 'node_modules/@types/mdx/index.d.ts'];
    const program = createMdxProgram({
      rootNames: [...types.map((file) => path.join(this.siteDir, file)), ...texts.keys()],
      options: this.options,
      host: this.createHost(texts),
      oldProgram: this.program,
    });
    this.program = program;
    return [...texts.keys()].flatMap((file) => {
      const source = program.getSourceFile(file);
      if (!source) throw new Error(`TypeScript does not read ${file}.`);
      return program.getSemanticDiagnostics(source).map(({code, messageText, start}) => ({
        file: path.relative(this.siteDir, file).split(path.sep).join('/'),
        offset: start ?? 0,
        code,
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
      }));
    });
  }

  private createHost(texts: ReadonlyMap<string, string>): ts.CompilerHost {
    const host = ts.createCompilerHost(this.options);
    const cache = ts.createModuleResolutionCache(this.siteDir, (file) => file, this.options);
    return {
      ...host,
      readFile: (file) => texts.get(file) ?? host.readFile(file),
      fileExists: (file) => texts.has(file) || host.fileExists(file),
      getSourceFile: (file, version) => {
        const cached = this.sources.get(file);
        if (cached && file.includes('/node_modules/')) return cached;
        const text = texts.get(file) ?? host.readFile(file);
        if (text === undefined || cached?.text === text) return cached;
        const source = ts.createSourceFile(file, text, version);
        this.sources.set(file, source);
        return source;
      },
      resolveModuleNameLiterals: (names, file, redirect, options) =>
        names.map(({text}) =>
          neededModules.test(text)
            ? ts.resolveModuleName(text, file, options, host, cache, redirect)
            : {resolvedModule: undefined},
        ),
    };
  }
}
