import type { ActsTable } from '#kernel/acts.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { allOf, allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { jaProrrogado, naoJulgaOIncidente, semDataDeEntrega } from './incidente-errors.ts';

export const situacoesDoIncidente = ['aberto', 'respondido'] as const;
export type SituacaoDoIncidente = (typeof situacoesDoIncidente)[number];

export const situacaoDe = ({ respondido_em }: { readonly respondido_em: unknown }): SituacaoDoIncidente =>
  respondido_em === null ? 'aberto' : 'respondido';

export interface FatosDoIncidente {
  /** Decided the appeal, or stands in for who did (recurso-policy). */
  readonly julgador: boolean;
  readonly prorrogado: boolean;
  /** The decision says until when it must be carried out. */
  readonly temDataDeEntrega: boolean;
}

type Regra = (fatos: FatosDoIncidente) => Verdict;

const julga: Regra = ({ julgador }) => (julgador ? allow : refuse(naoJulgaOIncidente()));
const umaVez: Regra = ({ prorrogado }) => (prorrogado ? refuse(jaProrrogado()) : allow);
const haOQueProrrogar: Regra = ({ temDataDeEntrega }) =>
  temDataDeEntrega ? allow : refuse(semDataDeEntrega());

const all =
  (...regras: readonly Regra[]): Regra =>
  (fatos) =>
    allOf(...regras.map((regra) => regra(fatos)));

const analistas: readonly IdPerfil[] = [Perfil.administrador, Perfil.gestor, Perfil.respondente];

export type AtoDoIncidente = 'responder' | 'prorrogar';

/** The life of an incidente de correção. Opening it is an act on the appeal (recurso-acts) and has no row here. */
// biome-ignore format: read as a table.
export const incidenteActs: ActsTable<AtoDoIncidente, SituacaoDoIncidente, FatosDoIncidente> = {
  responder: { from: ['aberto'], to: 'respondido', perfis: analistas, when: julga },
  prorrogar: { from: ['aberto'], to: 'same', perfis: analistas, when: all(julga, umaVez, haOQueProrrogar) },
};
