import type { Atalho } from '#shell/atalhos/atalhos.ts';
import { useAtalhos } from '#shell/atalhos/use-atalhos.ts';
import type { AtoComTela } from '#shell/atos/atos-na-tela.ts';
import { atosAbertos } from '../atos/atos-abertos.ts';
import type { Caso } from '../caso-queries.ts';

const irAsNotas = (): void =>
  document.querySelector<HTMLElement>('#tratar-notas ~ form textarea, #tratar-notas ~ * textarea')?.focus();

const NOTA: Atalho = { teclas: ['n'], rotulo: 'Escrever nota interna', fazer: irAsNotas };

/** The keyboard shortcuts of the page: only acts that are open now have one. */
export const useAtalhosDoCaso = (caso: Caso, temNotas: boolean, onAto: (ato: AtoComTela) => void) => {
  const dosAtos = atosAbertos(caso).flatMap((ato): Atalho[] =>
    ato.tela.tecla ? [{ teclas: [ato.tela.tecla], rotulo: ato.tela.nome, fazer: () => onAto(ato) }] : [],
  );
  return useAtalhos(temNotas ? [...dosAtos, NOTA] : dosAtos);
};
