import { isPedidoAberto } from '#capabilities/codigo-acesso/server/index.ts';
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
import type { QuemNoPedido } from './quem-no-pedido.ts';

/** A pedido as one person sees it: its steps, the information, and the person's part in it. */
export interface PedidoDoLeitor {
  readonly row: PedidoRow;
  readonly passos: readonly PassoRow[];
  readonly informacao: InformacaoRow | null;
  readonly idComissao: number | null;
  readonly fatos: FatosDoPedido;
  /** Asked for it, by account or access code. */
  readonly isDono: boolean;
  readonly pelaChave: boolean;
  /** Handles cases where it is asked or decided, and so reads the roll. */
  readonly trata: boolean;
  /** Those named to decide where it waits, who did not decide below. */
  readonly nomeados: readonly number[];
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
    cienteEm: row.ciente_em?.getTime() ?? null,
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

const papeis = async (
  db: Db,
  usuario: UsuarioAtual | null,
  isDono: boolean,
  row: PedidoRow,
  passos: readonly PassoRow[],
) => {
  const passo = passoDoEstado[row.situacao as EstadoDoPedido] ?? (row.passo as IdPasso);
  const autoridades = await listAutoridades(db, row.id_ouvidoria_julgadora, instanciaDo[passo]);
  const impedidos = passos.flatMap(({ passo: cada, id_responsavel }) =>
    id_responsavel !== null && cada < passo ? [id_responsavel] : [],
  );
  const papel = papeisNoRecurso({
    usuario,
    isDono,
    idOuvidoriaJulgadora: row.id_ouvidoria_julgadora,
    idOuvidoriaDoPedido: row.id_ouvidoria,
    // Only who may classify declassifies: nobody named, the gestor answers for the authority (LAI arts. 27 and 29).
    decidemTodos: false,
    autoridades,
    impedidos,
  });
  return { ...papel, nomeados: autoridades.filter((idUsuario) => !impedidos.includes(idUsuario)) };
};

/** People who handle cases at the office asked or where it is decided, and administradores. */
const isTratador = (usuario: UsuarioAtual | null, row: PedidoRow, passos: readonly PassoRow[]): boolean => {
  if (!usuario || !perfisDaAcao('manifestacao.tratar').includes(usuario.idPerfil)) return false;
  return (
    usuario.idPerfil === Perfil.administrador ||
    usuario.idOuvidoria === row.id_ouvidoria ||
    passos.some(({ id_ouvidoria_julgadora }) => id_ouvidoria_julgadora === usuario.idOuvidoria)
  );
};

/** Those, and whoever attends people at the office asked. */
const isAtendente = (usuario: UsuarioAtual | null, row: PedidoRow): boolean =>
  usuario?.idPerfil === Perfil.atendente && usuario.idOuvidoria === row.id_ouvidoria;

export const findPedidoDoLeitor = async (
  { clock }: Pick<Platform, 'clock'>,
  db: Db,
  quem: QuemNoPedido,
  idPedido: number,
): Promise<PedidoDoLeitor> => {
  const { usuario, chaves = [], emNome } = quem;
  const agora = clock.now();
  const row = await findPedido(db, idPedido);
  const passos = row ? await listPassos(db, row.id) : [];
  if (!row) throw pedidoNaoEncontrado();
  const daConta = row.id_usuario !== null && row.id_usuario === usuario?.idUsuario;
  const hashes = chaves.map(({ hash }) => hash);
  const pelaChave = !daConta && (await isPedidoAberto(db, { hashes, idPedido, agora }));
  const isDono = daConta || pelaChave;
  const trata = !isDono && isTratador(usuario, row, passos);
  const atende = trata || (!isDono && isAtendente(usuario, row));
  if (!isDono && !atende) throw pedidoNaoEncontrado();
  const informacao =
    row.id_informacao === null ? null : ((await findInformacao(db, row.id_informacao)) ?? null);
  const idComissao = await findComissao(db, row.id_ouvidoria);
  const { julgador, impedido, nomeados } = await papeis(db, usuario, isDono, row, passos);
  // What staff do at the desk is the person's act, in time if the letter was.
  const pedeAgora = emNome !== undefined && atende;
  const recurso = await cabeRecurso(db, row, (emNome?.recebidaEm ?? agora).getTime());
  return {
    row,
    passos,
    informacao,
    idComissao,
    fatos: {
      requerente: isDono || pedeAgora,
      atende,
      semCiencia: row.decidido_em !== null && row.ciente_em === null,
      julgador: julgador && !pedeAgora,
      impedido,
      recurso: recurso.verdict,
      comandoAntes: row.id_ouvidoria_ministerio !== null && row.passo < Passo.comando,
      temComissao: idComissao !== null && vaiAComissao((informacao?.grau as Grau | undefined) ?? null),
    },
    isDono,
    pelaChave,
    trata,
    nomeados,
    recorrerAte: recurso.ate,
  };
};

/** Two acts on one pedido happen one after the other. */
export const lockPedidoDoLeitor = async (
  platform: Pick<Platform, 'clock'>,
  tx: Db,
  quem: QuemNoPedido,
  idPedido: number,
): Promise<PedidoDoLeitor> => {
  await lockPedido(tx, idPedido);
  return findPedidoDoLeitor(platform, tx, quem, idPedido);
};
