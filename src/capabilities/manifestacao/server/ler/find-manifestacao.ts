import type { z } from 'zod';
import { type AnexoDoCaso, listAnexos } from '#capabilities/anexo/server/index.ts';
import { insertVisualizacao } from '#capabilities/auditoria/server/index.ts';
import { allowedActs } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { minutes } from '#server/clock.ts';
import type { Platform } from '#server/platform.ts';
import type { AtoDaManifestacao } from '../../domain/ato.ts';
import { casoLido } from '../../domain/ler/caso-lido.ts';
import { detalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { avisoDosRetidos, isRetido, nomeLido } from '../../domain/ler/leitura-dos-arquivos.ts';
import type { DaIntegracao } from '../../domain/registrar/teor.ts';
import type { IdSituacao } from '../../domain/situacao.ts';
import { atosDaManifestacao } from '../atos.ts';
import { type Caso, casoDoArquivo, findCasoVisivel } from '../caso.ts';
import { tomarCiencia } from '../ciencia/comunicar.ts';
import { ninguemTrata } from '../impedidos/impedidos.ts';
import type { QuemAge } from '../quem-age.ts';
import { toDetalhe } from './detalhe-presenter.ts';
import {
  findAvaliacao,
  findNomesDoCaso,
  findNomesDoTeor,
  findSigla,
  findUltimaReabertura,
  findUltimoConsentimento,
  listComplementacoes,
  listDesistencias,
  listHistorico,
  listRespostas,
} from './detalhe-repository.ts';
import { findDitados } from './ditados-repository.ts';
import { type Leitura, leituraDe } from './leitura.ts';

const MESMA_VISUALIZACAO = minutes(1);

/**
 * Each view by staff is a row of the history, for the citizen (Decreto 10.153/2019, art. 6). Whoever reads something that hangs on
 * a case signs for their own office, also where the case itself is not open to them (`findCasoDoPendente`).
 */
export const anotarVisualizacao = async (
  { db, clock }: Platform,
  quem: QuemAge,
  caso: Caso,
): Promise<void> => {
  const { usuario } = quem;
  if (!usuario || caso.relacao === 'manifestante') return;
  const agora = clock.now();
  const sigla =
    caso.relacao === 'orgao' ? caso.row.sigla_ouvidoria : await findSigla(db, usuario.idOuvidoria);
  await insertVisualizacao(db, {
    idManifestacao: caso.row.id,
    responsavel: `${usuario.nome} (${sigla})`,
    idResponsavel: usuario.idUsuario,
    idOuvidoria: usuario.idOuvidoria,
    agora,
    desde: new Date(agora.getTime() - MESMA_VISUALIZACAO),
  });
};

/** An act on an area's step is offered with the step, which knows whether it is open to it. */
const isDoCaso = ({ rota }: AtoDaManifestacao): boolean => !rota?.chave.includes(':idTramitacao');

/** The whole case, whoever asks; the caller decides how much of it the person reads. */
export const readDetalhe = async (
  platform: Platform,
  quem: QuemAge,
  caso: Caso,
): Promise<{ detalhe: z.output<typeof detalheDaManifestacao>; anexos: readonly AnexoDoCaso[] }> => {
  const { db, clock } = platform;
  const idManifestacao = caso.row.id;
  const teor = caso.teor();
  const idsFuncao = (teor.envolvidos ?? []).flatMap(({ idFuncao }) => (idFuncao ? [idFuncao] : []));
  const [nomes, nomesDoTeor, respostas, complementacoes, consentimento, avaliacao, historico, todos] =
    await Promise.all([
      findNomesDoCaso(db, idManifestacao),
      findNomesDoTeor(db, teor.local?.idMunicipio ?? null, idsFuncao),
      listRespostas(db, idManifestacao),
      listComplementacoes(db, idManifestacao),
      findUltimoConsentimento(db, idManifestacao),
      findAvaliacao(db, idManifestacao),
      listHistorico(db, idManifestacao),
      listAnexos(db, caso),
    ]);
  const [desistencias, reabertura, semQuemTrate] = await Promise.all([
    listDesistencias(db, idManifestacao),
    findUltimaReabertura(db, idManifestacao),
    caso.relacao === 'manifestante' && ninguemTrata(platform, db, caso.row),
  ]);
  const anexos = todos.filter((anexo) => !isRetido(casoDoArquivo(caso), anexo));
  const perfil = quem.usuario?.idPerfil ?? Perfil.publico;
  const atos = allowedActs(atosDaManifestacao(platform).filter(isDoCaso), {
    estado: caso.row.id_situacao as IdSituacao,
    perfil,
    fatos: caso.fatos,
  });
  const detalhe = detalheDaManifestacao.parse(
    toDetalhe(
      {
        caso,
        leitura: leituraDe(caso, quem),
        teor,
        nomes,
        nomesDoTeor,
        respostas,
        complementacoes,
        consentimento,
        desistencias,
        reabertura,
        semQuemTrate,
        avaliacao,
        historico,
        anexos,
        avisoDosAnexos: avisoDosRetidos(todos.length - anexos.length),
        perfil,
        atos,
        todosOsAtos: atosDaManifestacao(platform),
      },
      clock.now(),
    ),
  );
  return { detalhe, anexos };
};

export interface ManifestacaoAberta {
  readonly caso: Caso;
  readonly detalhe: z.output<typeof detalheDaManifestacao>;
  /** What only the integration API sent about the case. */
  readonly integracao: DaIntegracao;
  readonly anexos: readonly AnexoDoCaso[];
  /** This reader may not know people: the texts already come without them. */
  readonly semPessoas: boolean;
  /** For other texts of the case: the person's, those of staff by who wrote them, and labels. */
  readonly daPessoa: Leitura['daPessoa'];
  complemento(idComplementacao: number): (texto: string) => string;
  readonly daEquipe: Leitura['daEquipe'];
  readonly etiqueta: Leitura['etiqueta'];
}

/** The case as this person may read it; a view by staff is written down. */
export const abrirManifestacao = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<ManifestacaoAberta> => {
  const visto = await findCasoVisivel(platform, quem, idManifestacao);
  const soube = visto.relacao === 'manifestante' && Boolean(visto.row.sem_ciencia);
  if (soube) await tomarCiencia(platform, visto);
  // The windows that were waiting run from now on.
  const caso = soube ? await findCasoVisivel(platform, quem, idManifestacao) : visto;
  await anotarVisualizacao(platform, quem, caso);
  const { detalhe, anexos } = await readDetalhe(platform, quem, caso);
  const { modo, daPessoa, ditado, daEquipe, etiqueta, nome } = leituraDe(caso, quem);
  const { mensagens, complementacoes } = await findDitados(platform.db, idManifestacao);
  const complemento = (id: number) => (complementacoes.has(id) ? ditado : daPessoa);
  const nomeDoAnexo = (anexo: AnexoDoCaso): string =>
    mensagens.has(anexo.idMensagem ?? 0) || complementacoes.has(anexo.idComplementacao ?? 0)
      ? nomeLido(anexo.nomeArquivo, ditado)
      : nome(anexo);
  const semPessoas = modo === 'sem-pessoas';
  return {
    caso,
    ...casoLido({ detalhe, integracao: caso.teor().integracao ?? {} }, { modo, daPessoa, complemento }),
    anexos: semPessoas ? [] : anexos.map((each) => ({ ...each, nomeArquivo: nomeDoAnexo(each) })),
    semPessoas,
    daPessoa,
    complemento,
    daEquipe,
    etiqueta,
  };
};

export const findManifestacao = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<z.input<typeof detalheDaManifestacao>> =>
  (await abrirManifestacao(platform, quem, idManifestacao)).detalhe;
