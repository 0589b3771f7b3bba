import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { papeisNoRecurso } from '#capabilities/recurso/domain/recurso-policy.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { Perfil } from '#kernel/perfil.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type Grau, vaiAComissao } from '../../domain/grau.ts';
import {
  type EstadoDoPedido,
  type IdPasso,
  Passo,
  passoDoEstado,
  type Resultado,
} from '../../domain/pedido/estado-do-pedido.ts';
import type { FatosDoPedido } from '../../domain/pedido/fatos-do-pedido.ts';
import {
  aindaNoPrazo,
  foraDoPrazo,
  nadaARecorrer,
  pedidoNaoEncontrado,
} from '../../domain/pedido/pedido-errors.ts';
import { janelaDoPasso, momentoDaJanela } from '../../domain/pedido/prazos-do-pedido.ts';
import { findComissao, listAutoridades } from '../orgao-repository.ts';
import { findInformacao, type InformacaoRow } from '../rol/rol-repository.ts';
import { findPedido, listPassos, lockPedido, type PassoRow, type PedidoRow } from './pedido-repository.ts';

/** A pedido as one person sees it: its steps, the information, and the person's part in it. */
export interface PedidoDoLeitor {
  readonly row: PedidoRow;
  readonly passos: readonly PassoRow[];
  readonly informacao: InformacaoRow | null;
  readonly idComissao: number | null;
  readonly fatos: FatosDoPedido;
  /** The last day to appeal, where there is one. */
  readonly recorrerAte: PlainDate | null;
}

/** The classifying authority and the highest one are those named for the appeals of the office. */
const instanciaDo: Readonly<Record<IdPasso, number>> = {
  [Passo.classificadora]: Instancia.primeira,
  [Passo.comando]: Instancia.segunda,
  [Passo.maxima]: Instancia.segunda,
  [Passo.comissao]: Instancia.cmri,
};

const cabeRecurso = async (
  db: Db,
  row: PedidoRow,
  agora: number,
): Promise<{ readonly verdict: Verdict; readonly ate: PlainDate | null }> => {
  const calendario = await calendarioDaOuvidoria(db, row.id_ouvidoria_julgadora);
  const janela = janelaDoPasso(calendario, {
    passo: row.passo as IdPasso,
    prazo: row.prazo === null ? null : diaGuardado(row.prazo),
    decididoEm: row.decidido_em?.getTime() ?? null,
    resultado: row.resultado as Resultado | null,
    prometidoAte: row.recorrer_ate === null ? null : diaGuardado(row.recorrer_ate),
  });
  if (!janela) return { verdict: refuse(nadaARecorrer()), ate: null };
  const momento = momentoDaJanela(janela, agora);
  if (momento === 'antes' && row.prazo !== null)
    return { verdict: refuse(aindaNoPrazo(diaGuardado(row.prazo))), ate: null };
  if (momento === 'depois' && janela.fecha) return { verdict: refuse(foraDoPrazo(janela.fecha)), ate: null };
  return { verdict: allow, ate: janela.fecha };
};

const papeis = async (db: Db, usuario: UsuarioAtual, row: PedidoRow, passos: readonly PassoRow[]) => {
  const passo = passoDoEstado[row.situacao as EstadoDoPedido] ?? (row.passo as IdPasso);
  const autoridades = await listAutoridades(db, row.id_ouvidoria_julgadora, instanciaDo[passo]);
  return papeisNoRecurso({
    usuario,
    isDono: row.id_usuario === usuario.idUsuario,
    idOuvidoriaJulgadora: row.id_ouvidoria_julgadora,
    idOuvidoriaDoPedido: row.id_ouvidoria,
    autoridades,
    impedidos: passos.flatMap(({ passo: cada, id_responsavel }) =>
      id_responsavel !== null && cada < passo ? [id_responsavel] : [],
    ),
  });
};

/** Who asked, people who handle cases at the office asked or at the commission, and administradores. */
const podeVer = (usuario: UsuarioAtual, row: PedidoRow, passos: readonly PassoRow[]): boolean => {
  if (row.id_usuario === usuario.idUsuario) return true;
  if (!perfisDaAcao('manifestacao.tratar').includes(usuario.idPerfil)) return false;
  if (usuario.idPerfil === Perfil.administrador) return true;
  return (
    usuario.idOuvidoria === row.id_ouvidoria ||
    passos.some(({ id_ouvidoria_julgadora }) => id_ouvidoria_julgadora === usuario.idOuvidoria)
  );
};

export const findPedidoDoLeitor = async (
  { clock }: Pick<Platform, 'clock'>,
  db: Db,
  usuario: UsuarioAtual,
  idPedido: number,
): Promise<PedidoDoLeitor> => {
  const row = await findPedido(db, idPedido);
  const passos = row ? await listPassos(db, row.id) : [];
  if (!row || !podeVer(usuario, row, passos)) throw pedidoNaoEncontrado();
  const informacao =
    row.id_informacao === null ? null : ((await findInformacao(db, row.id_informacao)) ?? null);
  const idComissao = await findComissao(db, row.id_ouvidoria);
  const { recorrente, julgador, impedido } = await papeis(db, usuario, row, passos);
  const recurso = await cabeRecurso(db, row, clock.now().getTime());
  return {
    row,
    passos,
    informacao,
    idComissao,
    fatos: {
      requerente: recorrente,
      julgador,
      impedido,
      recurso: recurso.verdict,
      comandoAntes: row.id_ouvidoria_ministerio !== null && row.passo < Passo.comando,
      temComissao: idComissao !== null && vaiAComissao((informacao?.grau as Grau | undefined) ?? null),
    },
    recorrerAte: recurso.ate,
  };
};

/** Two acts on one pedido happen one after the other. */
export const lockPedidoDoLeitor = async (
  platform: Pick<Platform, 'clock'>,
  tx: Db,
  usuario: UsuarioAtual,
  idPedido: number,
): Promise<PedidoDoLeitor> => {
  await lockPedido(tx, idPedido);
  return findPedidoDoLeitor(platform, tx, usuario, idPedido);
};
