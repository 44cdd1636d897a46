import type {Page} from 'playwright/test';

/** Returns visible controls that do nothing without JavaScript. */
export async function idleControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const stylesheetReactsTo = ({value}: HTMLInputElement) =>
      rules.some(
        (rule) =>
          rule instanceof CSSStyleRule && rule.selectorText.includes(`[value="${value}"]:checked`),
      );
    const works = (control: HTMLElement) => {
      if (control instanceof HTMLButtonElement && control.disabled) return true;
      if (control.closest('form')?.getAttribute('action')) return true;
      const isRadio = control instanceof HTMLInputElement && control.type === 'radio';
      return isRadio && stylesheetReactsTo(control);
    };
    return [
      ...document.querySelectorAll<HTMLElement>(
        'button, input, textarea, select, [role="button"], [role="tab"], [role="switch"], a:not([href])',
      ),
    ]
      .filter((control) => control.checkVisibility({visibilityProperty: true}) && !works(control))
      .map((control) => control.outerHTML.slice(0, 160));
  });
}
