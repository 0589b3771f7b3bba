import type { AnexoDoCaso } from '#capabilities/anexo/server/index.ts';
import { lerJuntas } from '#server/db/leituras-juntas.ts';
import type { Platform } from '#server/platform.ts';
import { casoLido } from '../../domain/ler/caso-lido.ts';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { nomeLido } from '../../domain/ler/leitura-dos-arquivos.ts';
import type { DaIntegracao } from '../../domain/registrar/teor.ts';
import { type Caso, casoVisivel } from '../caso.ts';
import { tomarCiencia } from '../ciencia/comunicar.ts';
import { findCaso } from '../manifestacao-repository.ts';
import type { QuemAge } from '../quem-age.ts';
import { historicoComAVista } from './anotar-visualizacao.ts';
import { ditadosDe } from './ditados-repository.ts';
import { type Leitura, leituraDe } from './leitura.ts';
import { montarDetalhe } from './montar-detalhe.ts';
import { lerPartes } from './partes-do-caso.ts';

export interface ManifestacaoAberta {
  readonly caso: Caso;
  readonly detalhe: DetalheDaManifestacao;
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

/** One statement: the case, and what its detail is made of; refused here if it is not visible to the person. */
const lerCasoVisivel = async (platform: Platform, quem: QuemAge, idManifestacao: number) => {
  const juntas = lerJuntas(platform.db);
  const [row, partes] = await Promise.all([
    findCaso(juntas, idManifestacao, quem, platform.clock.now()),
    lerPartes(juntas, idManifestacao),
  ]);
  return { caso: await casoVisivel(platform, quem, row), partes };
};

/** The case as this person may read it; a view by staff is written down. */
export const abrirManifestacao = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<ManifestacaoAberta> => {
  const visto = await lerCasoVisivel(platform, quem, idManifestacao);
  const soube = visto.caso.relacao === 'manifestante' && Boolean(visto.caso.row.sem_ciencia);
  if (soube) await tomarCiencia(platform, visto.caso);
  // The windows that were waiting run from now on.
  const { caso, partes } = soube ? await lerCasoVisivel(platform, quem, idManifestacao) : visto;
  const historico = await historicoComAVista(platform, quem, caso, partes.historico);
  const leitura = leituraDe(caso, quem);
  const { detalhe, anexos } = await montarDetalhe(platform, quem, {
    caso,
    leitura,
    partes: { ...partes, historico },
  });
  const { modo, daPessoa, ditado, daEquipe, etiqueta, nome } = leitura;
  const { mensagens, complementacoes } = ditadosDe(historico);
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
): Promise<DetalheDaManifestacao> => (await abrirManifestacao(platform, quem, idManifestacao)).detalhe;
