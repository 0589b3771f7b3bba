import type { AnexoDoCaso } from '#capabilities/anexo/server/index.ts';
import { ocultarDadosPessoais } from '../../domain/ler/dados-pessoais.ts';
import { type ModoDeLeitura, modoDeLeitura } from '../../domain/ler/leitura.ts';
import { ficamComAEquipe, isRetido, nomeLido } from '../../domain/ler/leitura-dos-arquivos.ts';
import { type Caso, casoDoArquivo } from '../caso.ts';
import type { QuemAge } from '../quem-age.ts';

export interface Leitura {
  readonly modo: ModoDeLeitura;
  /** For every text of the case. */
  ocultar(texto: string): string;
  /** For the name of a file of the case. */
  nome(nomeArquivo: string): string;
  /** Of the case's files, those the person may know of, by the name they may read. */
  arquivos<A extends AnexoDoCaso>(anexos: readonly A[]): A[];
}

/** The people a mode keeps out, taken out of a text. */
export const ocultarNoModo = (
  modo: ModoDeLeitura,
  caso: Pick<Caso, 'manifestante' | 'teor'>,
): ((texto: string) => string) => {
  if (modo === 'inteira') return (texto) => texto;
  const manifestante = caso.manifestante();
  const pessoas = manifestante ? [manifestante] : [];
  if (modo === 'sem-quem-registrou') return ocultarDadosPessoais(pessoas);
  return ocultarDadosPessoais([...pessoas, ...(caso.teor().envolvidos ?? [])]);
};

/** What the rules of reading (domain/ler/leitura.ts) make of this case for this person. */
export const leituraDe = (caso: Caso, { usuario }: Pick<QuemAge, 'usuario'>): Leitura => {
  const { row, fatos } = caso;
  const modo = modoDeLeitura({ ...fatos, idTipoIdentificacao: row.id_tipo_identificacao }, usuario);
  const ocultar = ocultarNoModo(modo, caso);
  const nome = (nomeArquivo: string) => nomeLido(nomeArquivo, ocultar);
  // What the office itself sent tells nothing of who filed.
  const ficam = ficamComAEquipe(fatos, usuario);
  const arquivos = <A extends AnexoDoCaso>(anexos: readonly A[]): A[] =>
    anexos
      .filter((anexo) => !isRetido(casoDoArquivo(caso), anexo) && (!ficam || anexo.idResposta !== null))
      .map((anexo) => ({ ...anexo, nomeArquivo: nome(anexo.nomeArquivo) }));
  return { modo, ocultar, nome, arquivos: modo === 'sem-pessoas' ? () => [] : arquivos };
};
