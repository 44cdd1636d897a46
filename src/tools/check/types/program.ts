import {statSync} from 'node:fs';
import path from 'node:path';

import type {CodeMapping, VirtualCode} from '@volar/language-core';
import type TypeScript from 'typescript';

type Ts = typeof TypeScript;

/** A page as TypeScript sees it: the code that MDX makes of it. */
export interface TypedPage {
  source: TypeScript.SourceFile;
  checker: TypeScript.TypeChecker;
  diagnostics: readonly TypeScript.Diagnostic[];
  /** The offset in the page of an offset in the code; undefined for what MDX adds. */
  toPage: (offset: number) => number | undefined;
}

interface Script {
  version: string;
  snapshot: TypeScript.IScriptSnapshot;
  mappings: readonly CodeMapping[];
}

/**
 * TypeScript and MDX's language plugin, kept from run to run. Only what pages need is read: the sections and what they
 * import from the project and from React. Everything else that they import is of no account for what a writer may write,
 * and leaving it out makes the check three times as fast as `npm run typecheck`, which reads it all.
 */
export class PageProgram {
  private readonly scripts = new Map<string, Script>();
  private readonly service: TypeScript.LanguageService;
  private runs = 0;
  /** The project's own files that the last check read, without the pages. */
  private sources: string[] = [];

  private constructor(
    readonly ts: Ts,
    private readonly root: string,
    private readonly toCode: (file: string, snapshot: TypeScript.IScriptSnapshot) => VirtualCode,
  ) {
    this.service = ts.createLanguageService(this.host());
  }

  /** Reads TypeScript and MDX, which takes a moment: not before there is something to check. */
  static async start(root: string): Promise<PageProgram> {
    const [{default: ts}, {createMdxLanguagePlugin}, {default: frontMatter}] = await Promise.all([
      import('typescript'),
      import('@mdx-js/language-service'),
      import('remark-frontmatter'),
    ]);
    const plugin = createMdxLanguagePlugin([frontMatter], undefined, true);
    const context = {getAssociatedScript: () => undefined};
    return new PageProgram(ts, root.replaceAll('\\', '/'), (file, snapshot) => {
      const page = plugin.createVirtualCode?.(file, 'mdx', snapshot, context);
      const code = page?.embeddedCodes.find(({id}) => id === 'jsx');
      if (!code) throw new Error(`MDX makes no code of ${file}.`);
      return code;
    });
  }

  /** What the sections are, as they were read for the last check: while it is the same, so is the answer to a page. */
  version(): string {
    return this.sources.map((file) => this.ownVersion(file)).join('');
  }

  /** Pages' types, by file. */
  check(pages: ReadonlyMap<string, string>): Map<string, TypedPage> {
    this.runs += 1;
    for (const [file, text] of pages) {
      const snapshot = this.ts.ScriptSnapshot.fromString(text);
      const {snapshot: code, mappings} = this.toCode(file, snapshot);
      this.scripts.set(this.scriptName(file), {
        version: `${this.runs}`,
        snapshot: this.ts.ScriptSnapshot.fromString(code.getText(0, code.getLength())),
        mappings,
      });
    }
    const program = this.service.getProgram();
    const checker = program?.getTypeChecker();
    this.sources = (program?.getSourceFiles() ?? [])
      .map(({fileName}) => fileName)
      .filter((file) => !this.scripts.has(file) && !isPackage(file));
    const typed = new Map<string, TypedPage>();
    for (const file of pages.keys()) {
      const source = program?.getSourceFile(this.scriptName(file));
      const script = this.scripts.get(this.scriptName(file));
      if (!program || !checker || !source || !script) throw new Error(`TypeScript lost ${file}.`);
      typed.set(file, {
        source,
        checker,
        diagnostics: program.getSemanticDiagnostics(source),
        toPage: (offset) => toPage(script.mappings, offset),
      });
    }
    return typed;
  }

  private scriptName(file: string): string {
    return `${this.root}/${file}.jsx`;
  }

  /** Files of the project change while it is watched, packages do not. */
  private ownVersion(file: string): string {
    if (isPackage(file)) return '';
    return `${statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0};`;
  }

  private host(): TypeScript.LanguageServiceHost {
    const {ts, root, scripts} = this;
    const options = this.options();
    const cache = ts.createModuleResolutionCache(root, (file) => file, options);
    const needed = /^(?:\.|@site\/|react(?:\/jsx-runtime)?$)/;
    return {
      getCompilationSettings: () => options,
      getScriptFileNames: () => [
        path.posix.join(root, 'src/mdx.d.ts'),
        path.posix.join(root, 'node_modules/@types/mdx/index.d.ts'),
        ...scripts.keys(),
      ],
      getScriptVersion: (file) => scripts.get(file)?.version ?? this.ownVersion(file),
      getScriptSnapshot: (file) => {
        const script = scripts.get(file);
        if (script) return script.snapshot;
        const text = ts.sys.readFile(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      resolveModuleNameLiterals: (names, file, redirect, settings, source) =>
        names.map((name) =>
          needed.test(name.text)
            ? ts.resolveModuleName(
                name.text,
                file,
                settings,
                ts.sys,
                cache,
                redirect,
                ts.getModeForUsageLocation(source, name, settings),
              )
            : {resolvedModule: undefined},
        ),
      getCurrentDirectory: () => root,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
      fileExists: (file) => scripts.has(file) || ts.sys.fileExists(file),
      readFile: (file) => ts.sys.readFile(file),
      directoryExists: (folder) => ts.sys.directoryExists(folder),
      getDirectories: (folder) => ts.sys.getDirectories(folder),
    };
  }

  /** The project's own settings; without the browser's types, which no page needs. */
  private options(): TypeScript.CompilerOptions {
    const {ts, root} = this;
    const {config} = ts.readConfigFile(`${root}/tsconfig.json`, (file) =>
      ts.sys.readFile(file),
    ) as {
      config?: unknown;
    };
    const nothing = {...ts.sys, readDirectory: () => []};
    const {options} = ts.parseJsonConfigFileContent(config, nothing, root);
    return {...options, allowJs: true, lib: ['lib.es2023.d.ts'], types: []};
  }
}

const isPackage = (file: string) => file.includes('/node_modules/');

function toPage(mappings: readonly CodeMapping[], offset: number): number | undefined {
  for (const {sourceOffsets, generatedOffsets, lengths} of mappings) {
    for (const [index, generated] of generatedOffsets.entries()) {
      const length = lengths[index] ?? 0;
      if (offset >= generated && offset < generated + length) {
        return (sourceOffsets[index] ?? 0) + offset - generated;
      }
    }
  }
  return undefined;
}
