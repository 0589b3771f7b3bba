import { type IdPerfil, Perfil, perfisServidor } from '#kernel/perfil.ts';

/** Interface items that may be hidden from a profile; the numbers are the original platform's. */
export const itensDeInterface = [
  {
    id: 171,
    nome: 'Assistente (chat)',
    explicacao:
      'O botão flutuante que abre a conversa com o assistente, em todas as telas menos a de entrada.',
  },
] as const;

/** Profiles of people who use screens: the integration's machines use none. */
export const perfisComTela: readonly IdPerfil[] = [Perfil.publico, Perfil.cidadao, ...perfisServidor];
