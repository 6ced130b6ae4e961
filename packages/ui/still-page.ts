let held = 0;

/** Under a sheet the page holds still (base.css), until the answer is called. Sheets may lie on one another. */
export function holdPageStill(): () => void {
  count(1);
  return () => count(-1);
}

/** For what takes the place of the page and its sheets, until the answer is called. */
export function setSheetsAside(): () => void {
  const aside = held;
  count(-aside);
  return () => count(aside);
}

function count(by: number): void {
  held += by;
  document.documentElement.toggleAttribute('data-still', held > 0);
}
