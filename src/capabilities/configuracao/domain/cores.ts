/**
 * The colours an installation may use, by name: white on each, and each on white, has at least
 * 4.5:1 (WCAG 2.2, 1.4.3), which contraste.test.ts computes. The high contrast theme uses none.
 */
export const cores = {
  azul: 'Azul do gov.br',
  verde: 'Verde',
  petroleo: 'Azul-petróleo',
  roxo: 'Roxo',
  vinho: 'Vinho',
} as const;
export type Cor = keyof typeof cores;
export const nomesDasCores = Object.keys(cores) as [Cor, ...Cor[]];
