import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { soGestorConfirma } from './webhook-errors.ts';

type Quem = Pick<UsuarioAtual, 'idPerfil' | 'idOuvidoria'>;

const isGestorDe = ({ idPerfil, idOuvidoria }: Quem, idDoOrgao: number): boolean =>
  idPerfil === Perfil.gestor && idOuvidoria === idDoOrgao;

/**
 * Decreto 10.153/2019, art. 6: what a webhook tells it tells of denúncias too, so where it leads and what it tells is a gestor's
 * word, of that office. Anybody else's, a program's too, waits for one.
 */
export const esperaConfirmacao = (quem: Quem, idDoOrgao: number): boolean => !isGestorDe(quem, idDoOrgao);

/** Also to refuse. An office without a gestor gets one first: nobody else stands in. */
export const podeConfirmar = (quem: Quem, idDoOrgao: number): Verdict =>
  isGestorDe(quem, idDoOrgao) ? allow : refuse(soGestorConfirma());
