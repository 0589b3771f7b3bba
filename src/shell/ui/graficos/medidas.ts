/** Pixels per rem: drawings grow with the letter size a person has chosen (WCAG 1.4.4). */
export const rem = (quantos: number): number =>
  quantos * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
