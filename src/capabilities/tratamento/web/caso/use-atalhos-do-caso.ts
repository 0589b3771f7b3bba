import type { Atalho } from '#shell/atalhos/atalhos.ts';
import { useAtalhos } from '#shell/atalhos/use-atalhos.ts';
import type { AtoComTela } from '#shell/atos/atos-na-tela.ts';
import { atosAbertos } from '../atos/atos-abertos.ts';
import type { Caso } from '../caso-queries.ts';

const nota = (fazer: () => void): Atalho => ({ teclas: ['n'], rotulo: 'Escrever nota interna', fazer });

/** The keyboard shortcuts of the page: only acts that are open now have one. `onNota`: null for who writes none. */
export const useAtalhosDoCaso = (
  caso: Caso,
  onNota: (() => void) | null,
  onAto: (ato: AtoComTela) => void,
) => {
  const dosAtos = atosAbertos(caso).flatMap((ato): Atalho[] =>
    ato.tela.tecla ? [{ teclas: [ato.tela.tecla], rotulo: ato.tela.nome, fazer: () => onAto(ato) }] : [],
  );
  return useAtalhos(onNota ? [...dosAtos, nota(onNota)] : dosAtos);
};
