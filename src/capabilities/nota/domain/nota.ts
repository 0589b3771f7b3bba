import { invalid } from '#kernel/errors.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';

export const MAX_NOTA = 4000;
export const MAX_MENCOES = 20;

/** Profiles that read notes, and so may be mentioned in one. */
export const perfisDasNotas: readonly IdPerfil[] = [
  Perfil.administrador,
  Perfil.gestor,
  Perfil.respondente,
  Perfil.atendente,
];

const mencaoDesconhecida = () =>
  invalid('nota.mencao-desconhecida', 'Só é possível mencionar quem trabalha neste órgão.', {
    campos: { mencionados: 'Só é possível mencionar quem trabalha neste órgão.' },
  });

/** An alert would tell somebody of another office that the case exists. */
export const podeMencionar = (mencionados: readonly number[], colegas: readonly number[]): Verdict =>
  mencionados.every((id) => colegas.includes(id)) ? allow : refuse(mencaoDesconhecida());
