import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { type Caso, momentoDoPedido, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import {
  isPromessaVencida,
  podeContestar,
  type SituacaoDaPromessa,
} from '#capabilities/remedio/domain/promessas.ts';
import { isServidor, Perfil } from '#kernel/perfil.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { FatosDaPromessa } from '../domain/fatos-da-promessa.ts';
import type { PromessaLida } from './cumprimento-repository.ts';

/** Who asked supervises nothing, wherever they work; nor does an office supervise itself. */
const controlaA = (row: PromessaLida, caso: Caso, { usuario }: QuemAge): boolean => {
  if (caso.relacao === 'manifestante' || !usuario || !isServidor(usuario.idPerfil)) return false;
  if (row.id_ouvidoria_controle === caso.row.id_ouvidoria) return false;
  return usuario.idPerfil === Perfil.administrador || usuario.idOuvidoria === row.id_ouvidoria_controle;
};

/**
 * A letter that came before the announced day was no silence, though it is typed in after it: the delivery
 * is judged as it was when the letter arrived (LAI art. 41).
 */
export const situacaoNaChegada = (
  { situacao, por_silencio }: Pick<PromessaLida, 'situacao' | 'por_silencio'>,
  { emNome }: QuemAge,
): SituacaoDaPromessa =>
  emNome && por_silencio && situacao === 'confirmada' ? 'entregue' : (situacao as SituacaoDaPromessa);

export const fatosDoLeitor = (row: PromessaLida, caso: Caso, quem: QuemAge, agora: Date): FatosDaPromessa => {
  const momento = momentoDoPedido(quem, agora).getTime();
  const atual = {
    situacao: situacaoNaChegada(row, quem),
    prazo: diaGuardado(row.prazo),
    contestarAte: row.contestar_ate === null ? null : diaGuardado(row.contestar_ate),
  };
  return {
    manifestante: caso.relacao === 'manifestante',
    doOrgao: caso.relacao === 'orgao',
    controla: controlaA(row, caso, quem),
    concluida: caso.row.id_situacao === Situacao.concluida,
    vencida: isPromessaVencida(atual, momento),
    contestavel: podeContestar(atual, momento),
  };
};
