import type { AnexoDoCaso } from '#capabilities/anexo/server/index.ts';
import {
  type AutorDaEquipe,
  autorDe,
  type Caso,
  leituraDe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import {
  type OrigemDaPromessa,
  type SituacaoDaPromessa,
  ultimaNovaData,
} from '#capabilities/remedio/domain/promessas.ts';
import { allowedActs } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { daysBetween, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { isVencido } from '#kernel/prazo/prazo.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { AtoDaPromessa } from '../domain/ato-da-promessa.ts';
import { confirmarEntrega } from '../domain/confirmar-entrega.ato.ts';
import { contestarEntrega } from '../domain/contestar-entrega.ato.ts';
import type { LinhaDaPromessa, PromessaVista } from '../domain/cumprimento.ts';
import { entregar } from '../domain/entregar.ato.ts';
import { fixarNovaData } from '../domain/fixar-nova-data.ato.ts';
import type { EntregaRow, PromessaLida } from './cumprimento-repository.ts';
import { fatosDoLeitor, situacaoNaChegada } from './fatos-do-leitor.ts';

const atos: readonly AtoDaPromessa[] = [entregar, confirmarEntrega, contestarEntrega, fixarNovaData];

export const deOndeVem = ({ origem, instancia }: Pick<PromessaLida, 'origem' | 'instancia'>): string => {
  if (origem === 'decisao') return `Decisão de recurso: ${instancia ?? ''}`;
  return origem === 'resposta' ? 'Resposta ao pedido' : 'Declaração de que faltam meios';
};

const comum = (row: PromessaLida, agora: Date) => ({
  idPromessa: row.id,
  idManifestacao: row.id_manifestacao,
  deOnde: deOndeVem(row),
  idRecurso: row.id_recurso,
  orgao: { idOuvidoria: row.id_ouvidoria, sigla: row.sigla_orgao, nome: row.nome_orgao },
  prometidaEm: row.prometida_em.toISOString(),
  prazo: row.prazo,
  prazoOriginal: row.prazo_original,
  diasRestantes:
    row.situacao === 'aberta' ? daysBetween(localDate(agora.getTime()), diaGuardado(row.prazo)) : null,
  situacao: row.situacao as SituacaoDaPromessa,
  contestarAte: row.contestar_ate,
  confirmadaEm: row.confirmada_em?.toISOString() ?? null,
  noControleDesde: row.no_controle_desde?.toISOString() ?? null,
});

export const linhaDe = (row: PromessaLida, trecho: string | null, agora: Date): LinhaDaPromessa => ({
  ...comum(row, agora),
  numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
  trecho,
  entregueEm: row.entregue_em?.toISOString() ?? null,
});

const isDaEntrega =
  ({ id, na_decisao, id_resposta_recurso }: EntregaRow) =>
  ({ idEntrega, idRespostaRecurso }: AnexoDoCaso): boolean =>
    na_decisao ? idRespostaRecurso !== null && idRespostaRecurso === id_resposta_recurso : idEntrega === id;

interface Partes {
  readonly caso: Caso;
  readonly quem: QuemAge;
  readonly entregas: readonly EntregaRow[];
  /** All files of the case; those that the reader may know of are shown. */
  readonly anexos: readonly AnexoDoCaso[];
  readonly agora: Date;
}

export const promessaVistaDe = (
  row: PromessaLida,
  { caso, quem, entregas, anexos, agora }: Partes,
): PromessaVista => {
  const leitura = leituraDe(caso, quem);
  const arquivos = leitura.arquivos(anexos);
  const ler = (autor: AutorDaEquipe, texto: string | null, texto_cifrado: Buffer | null): string | null =>
    texto === null && texto_cifrado === null
      ? null
      : leitura.daEquipe(autor)(caso.readTexto({ texto, texto_cifrado }));
  const contexto = {
    estado: situacaoNaChegada(row, quem),
    perfil: quem.usuario?.idPerfil ?? Perfil.publico,
    fatos: fatosDoLeitor(row, caso, quem, agora),
  };
  return {
    ...comum(row, agora),
    versao: caso.row.versao,
    oQue:
      ler(
        { idUsuario: row.id_autor, idOuvidoria: row.id_ouvidoria_do_autor },
        row.texto,
        row.texto_cifrado,
      ) ?? '',
    origem: row.origem as OrigemDaPromessa,
    quemControla: {
      idOuvidoria: row.id_ouvidoria_controle,
      sigla: row.sigla_controle,
      nome: row.nome_controle,
    },
    porSilencio: row.por_silencio,
    decideAte: row.decide_ate,
    decisaoAtrasada: row.decide_ate !== null && isVencido(diaGuardado(row.decide_ate), agora.getTime()),
    novaDataAte: toIsoDate(ultimaNovaData(caso.calendario, agora.getTime())),
    entregas: entregas
      .filter(({ id_promessa }) => id_promessa === row.id)
      .map((entrega) => ({
        idEntrega: entrega.id,
        texto: ler(autorDe(entrega), entrega.texto, entrega.texto_cifrado),
        consulta:
          entrega.dia === null
            ? null
            : {
                dia: entrega.dia,
                hora: entrega.hora ?? '',
                local: ler(autorDe(entrega), entrega.local, entrega.local_cifrado) ?? '',
              },
        naDecisao: entrega.na_decisao,
        responsavel: entrega.responsavel,
        entregueEm: entrega.entregue_em.toISOString(),
        anexos: arquivos
          .filter(isDaEntrega(entrega))
          .map(({ idAnexo, nomeArquivo, tamanho, tipoConteudo, href }) => ({
            idAnexo,
            nomeArquivo,
            tamanho,
            tipoConteudo,
            href,
          })),
      })),
    atos: allowedActs(atos, contexto).map(({ nome }) => nome),
  };
};
