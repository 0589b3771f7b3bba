import type { Platform } from '#server/platform.ts';
import { leSemDadosPessoais } from '../domain/leitura.ts';
import { podeBaixar, type VinculoDoArquivo } from '../domain/leitura-dos-arquivos.ts';
import { manifestacaoNaoEncontrada } from '../domain/manifestacao-errors.ts';
import { type Caso, casoDoArquivo, findCasoAlcancavel } from './caso.ts';
import { leituraDe } from './leitura.ts';
import type { QuemAge } from './quem-age.ts';

interface CasoDeQuemBaixa extends Caso {
  podeBaixar(vinculo: VinculoDoArquivo): boolean;
  /** The name under which the person gets a file. */
  nome(nomeArquivo: string): string;
}

/** For downloads: an area that was asked to contribute gets what was filed; who may not know people gets no file. */
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
  };
};
