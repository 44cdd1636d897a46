// The slider between before and after, and how pictures are shown. Without it they stand side by side.
(() => {
  const root = document.documentElement;
  const words = (at) =>
    at <= 0 ? 'all after' : at >= 100 ? 'all before' : `${at} % before, ${100 - at} % after`;

  for (const input of document.querySelectorAll('.slide')) {
    const stage = input.parentElement.querySelector('.stage');
    const show = () => {
      const at = Number(input.value);
      stage.style.setProperty('--at', `${at}%`);
      input.setAttribute('aria-valuetext', words(at));
    };
    input.addEventListener('input', show);
    show();
  }

  const options = document.querySelector('.options');
  if (options) options.hidden = document.querySelector('.pair--both') === null;
  const follow = (id, apply) => {
    const box = document.getElementById(id);
    if (!box) return;
    box.addEventListener('change', () => apply(box.checked));
    apply(box.checked);
  };
  follow('side-by-side', (on) => root.classList.toggle('sliding', !on));
  follow('marks', (on) => root.classList.toggle('no-marks', !on));

  // What scrolls can be reached from the keyboard; what does not is no stop on the way
  const reach = (stage) => {
    const scrolls =
      stage.scrollWidth > stage.clientWidth + 1 || stage.scrollHeight > stage.clientHeight + 1;
    if (scrolls) {
      stage.tabIndex = 0;
      stage.setAttribute('role', 'group');
      stage.setAttribute('aria-label', `Scrolls: ${stage.dataset.what}`);
    } else {
      for (const name of ['tabindex', 'role', 'aria-label']) stage.removeAttribute(name);
    }
  };
  const watch = new ResizeObserver((entries) => {
    for (const {target} of entries) reach(target);
  });
  for (const stage of document.querySelectorAll('.stage')) watch.observe(stage);
})();
