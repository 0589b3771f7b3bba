import type { AnexoDoCaso } from '#capabilities/anexo/server/index.ts';
import type { Caso, Leitura } from '#capabilities/manifestacao/server/index.ts';
import { localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Platform } from '#server/platform.ts';
import type { PassoDoCaso } from '../domain/passo.ts';
import { maisPrazo, temMaisPrazo } from '../domain/tramitacao.ts';
import { listPassos } from './tramitacao-repository.ts';

/** The files that the reader may know of, and how they read words of staff, by who wrote them. */
interface Partes {
  readonly anexos: readonly AnexoDoCaso[];
  readonly daEquipe: Leitura['daEquipe'];
}

type PassoRow = Awaited<ReturnType<typeof listPassos>>[number];

const situacaoDe = (row: PassoRow): PassoDoCaso['situacao'] => {
  if (row.encerrada_em === null) return 'aberta';
  if (row.devolvida_em === null) return 'encerrada';
  return row.sem_contribuicao ? 'devolvida' : 'contribuiu';
};

/** What the area asked for, and until when the office may grant it. */
const pedidoDePrazo = (
  caso: Caso,
  row: PassoRow,
  { daEquipe }: Partes,
  hoje: PlainDate,
): PassoDoCaso['pedidoDePrazo'] => {
  if (row.prazo_pedido_em === null) return null;
  const isAberto = row.prazo_decidido_em === null;
  const prazos = {
    prazo: diaGuardado(row.prazo),
    prazoDoCaso: caso.row.prazo_parado_em === null ? diaGuardado(caso.row.prazo) : null,
  };
  const recusa = caso.readTexto({ texto: row.prazo_recusa, texto_cifrado: row.prazo_recusa_cifrada });
  const decisao = row.prorrogada_em === null ? 'negado' : 'concedido';
  return {
    // Who asked and who refused is not kept with the step.
    motivo: daEquipe(null)(
      caso.readTexto({ texto: row.prazo_motivo, texto_cifrado: row.prazo_motivo_cifrado }),
    ),
    pedidoEm: row.prazo_pedido_em.toISOString(),
    decisao: isAberto ? null : decisao,
    recusa: daEquipe(null)(recusa) || null,
    ate:
      isAberto && temMaisPrazo(caso.calendario, prazos, hoje)
        ? toIsoDate(maisPrazo(caso.calendario, prazos))
        : null,
  };
};

const mostrar = ({ clock }: Platform, caso: Caso, rows: readonly PassoRow[], partes: Partes): PassoDoCaso[] =>
  rows.map((row) => ({
    idTramitacao: row.id,
    destino: row.sigla === null ? (row.nome_pessoa ?? '') : `${row.sigla} – ${row.nome_unidade}`,
    idUnidade: row.id_unidade,
    idDestinatario: row.id_destinatario,
    remetente: row.remetente,
    mensagem: partes.daEquipe({ idUsuario: row.id_remetente, idOuvidoria: row.id_ouvidoria })(
      caso.readTexto({ texto: row.mensagem, texto_cifrado: row.mensagem_cifrada }),
    ),
    abertaEm: row.aberta_em.toISOString(),
    prazo: row.prazo,
    prazoAumentado: row.prorrogada_em !== null,
    pedidoDePrazo: pedidoDePrazo(caso, row, partes, localDate(clock.now().getTime())),
    situacao: situacaoDe(row),
    contribuicao:
      row.devolvida_em === null
        ? null
        : partes.daEquipe({ idUsuario: row.id_contribuinte, idOuvidoria: row.id_ouvidoria })(
            caso.readTexto({ texto: row.contribuicao, texto_cifrado: row.contribuicao_cifrada }),
          ),
    contribuinte: row.contribuinte,
    encerradaEm: row.encerrada_em?.toISOString() ?? null,
    anexos: partes.anexos.filter(({ idTramitacao }) => idTramitacao === row.id),
  }));

/** The internal steps of a case. The caller has checked that the person may see the case. */
export const listPassosDoCaso = async (
  platform: Platform,
  caso: Caso,
  partes: Partes,
): Promise<PassoDoCaso[]> =>
  mostrar(platform, caso, await listPassos(platform.db, caso.row.id, caso.row.id_ouvidoria, null), partes);

/**
 * The steps of an appeal, for the office that judges it. The caller has checked that the person
 * works there.
 */
export const listPassosDoRecurso = async (
  platform: Platform,
  caso: Caso,
  { idRecurso, idOuvidoria }: { readonly idRecurso: number; readonly idOuvidoria: number },
  partes: Partes,
): Promise<PassoDoCaso[]> =>
  mostrar(platform, caso, await listPassos(platform.db, caso.row.id, idOuvidoria, idRecurso), partes);
