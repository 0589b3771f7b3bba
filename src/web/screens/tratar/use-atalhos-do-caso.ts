import type { Atalho } from '#web/atalhos/atalhos.ts';
import { useAtalhos } from '#web/atalhos/use-atalhos.ts';
import { type AtoDaEquipe, descricaoDosAtos } from '#web/atos/atos-da-equipe.ts';
import { atosAbertos } from './atos-abertos.ts';
import type { Caso } from './caso-queries.ts';

const TECLAS: readonly (readonly [string, AtoDaEquipe])[] = [
  ['a', 'assumir'],
  ['r', 'responder'],
  ['e', 'encaminhar'],
  ['t', 'tramitar'],
  ['p', 'prorrogar'],
];

const irAsNotas = (): void =>
  document.querySelector<HTMLElement>('#tratar-notas ~ form textarea, #tratar-notas ~ * textarea')?.focus();

const NOTA: Atalho = { teclas: ['n'], rotulo: 'Escrever nota interna', fazer: irAsNotas };

/** The keys of the page of a case: only what is open now has one. */
export const useAtalhosDoCaso = (caso: Caso, temNotas: boolean, onAto: (ato: AtoDaEquipe) => void) => {
  const abertos = atosAbertos(caso);
  const dosAtos = TECLAS.filter(([, ato]) => abertos.includes(ato)).map(
    ([tecla, ato]): Atalho => ({
      teclas: [tecla],
      rotulo: descricaoDosAtos[ato].nome,
      fazer: () => onAto(ato),
    }),
  );
  return useAtalhos(temNotas ? [...dosAtos, NOTA] : dosAtos);
};
