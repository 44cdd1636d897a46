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
      // A choice that stylesheets answer: something changes when another is chosen
      return control instanceof HTMLInputElement && control.type === 'radio' && answers(control);
    };
    const answers = (radio: HTMLInputElement) => {
      const seen = () => {
        for (const animation of document.getAnimations()) animation.finish();
        return document.querySelector('main')?.innerText;
      };
      const group = [
        ...document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${radio.name}"]`),
      ];
      const chosen = group.find(({checked}) => checked);
      for (const each of group) each.checked = false;
      const before = seen();
      radio.checked = true;
      const after = seen();
      if (chosen) chosen.checked = true;
      return before !== after;
    };
    return [...controls]
      .filter((control) => control.checkVisibility({visibilityProperty: true}) && !works(control))
      .map((control) => control.outerHTML.slice(0, 160));
  });
}
