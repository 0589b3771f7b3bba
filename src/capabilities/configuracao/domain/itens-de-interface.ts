import { type IdPerfil, Perfil, perfisServidor } from '#kernel/perfil.ts';

/** What of the interface a profile may be shown or not; the numbers are the original platform's. */
export const itensDeInterface = [
  {
    id: 171,
    nome: 'Assistente (chat)',
    explicacao:
      'O botão flutuante que abre a conversa com o assistente, em todas as telas menos a de entrada.',
  },
] as const;

/** People at a screen: the machines of the integration have none. */
export const perfisComTela: readonly IdPerfil[] = [Perfil.publico, Perfil.cidadao, ...perfisServidor];
