import type {Page} from 'playwright/test';

/** Controls that a visitor sees and that do nothing where no script runs. */
export async function idleControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, input, textarea, select, [role="button"], [role="tab"], [role="switch"], a:not([href])',
    );
    const works = (control: HTMLElement) => {
      if (control instanceof HTMLButtonElement && control.disabled) return true; // says so itself
      const form = control.closest('form');
      if (form?.getAttribute('action')) return true;
      // A choice that a stylesheet answers
      return control instanceof HTMLInputElement && control.type === 'radio' && answers(control);
    };
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const answers = ({value}: HTMLInputElement) =>
      rules.some(
        (rule) =>
          rule instanceof CSSStyleRule && rule.selectorText.includes(`[value="${value}"]:checked`),
      );
    return [...controls]
      .filter((control) => control.checkVisibility({visibilityProperty: true}) && !works(control))
      .map((control) => control.outerHTML.slice(0, 160));
  });
}
