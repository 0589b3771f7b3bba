import type { VinculoDoArquivo } from '#capabilities/anexo/domain/vinculo-do-arquivo.ts';
import { siglaDeQuemLe } from '#capabilities/anexo/server/index.ts';
import { insertHistorico } from '#capabilities/auditoria/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { Acao } from '../../domain/historico.ts';
import { leSemDadosPessoais } from '../../domain/ler/leitura.ts';
import { podeBaixar } from '../../domain/ler/leitura-dos-arquivos.ts';
import { manifestacaoNaoEncontrada } from '../../domain/manifestacao-errors.ts';
import { type Caso, casoDoArquivo, findCasoAlcancavel } from '../caso.ts';
import type { QuemAge } from '../quem-age.ts';
import { type Leitura, leituraDe } from './leitura.ts';

interface CasoDeQuemBaixa extends Caso {
  podeBaixar(vinculo: VinculoDoArquivo): boolean;
  /** The file name that this person may see. */
  nome: Leitura['nome'];
  anotarDownload(idAnexo: number): Promise<void>;
}

/** The person who filed sees in the history who looked: a download by staff is a row there. */
export const anotarDownload = async (
  { db, clock }: Platform,
  { usuario }: QuemAge,
  { row, relacao }: Caso,
  { informacoes, detalhes }: { readonly informacoes: string; readonly detalhes: object },
): Promise<void> => {
  if (relacao === 'manifestante' || !usuario) return;
  const sigla = await siglaDeQuemLe(db, { row, relacao }, usuario);
  await insertHistorico(db, {
    id_manifestacao: row.id,
    acao: Acao.visualizacao,
    ocorrido_em: clock.now(),
    responsavel: `${usuario.nome} (${sigla})`,
    id_responsavel: usuario.idUsuario,
    id_ouvidoria: usuario.idOuvidoria,
    informacoes,
    detalhes: JSON.stringify(detalhes),
  });
};

/**
 * For downloads: an area that was asked to contribute gets what was filed; readers who may not know
 * people get no file.
 */
export const findCasoParaBaixar = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<CasoDeQuemBaixa> => {
  const caso = await findCasoAlcancavel(platform, quem, idManifestacao);
  const { relacao, row } = caso;
  if (leSemDadosPessoais({ relacao, idTipoIdentificacao: row.id_tipo_identificacao }, quem.usuario)) {
    throw manifestacaoNaoEncontrada();
  }
  return {
    ...caso,
    podeBaixar: (vinculo) => podeBaixar(casoDoArquivo(caso), quem.usuario, vinculo),
    nome: leituraDe(caso, quem).nome,
    anotarDownload: (idAnexo) =>
      anotarDownload(platform, quem, caso, { informacoes: 'Baixou um anexo.', detalhes: { idAnexo } }),
  };
};
