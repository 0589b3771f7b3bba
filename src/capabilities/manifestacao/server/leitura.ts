import type { AnexoDoCaso } from '#capabilities/anexo/server/index.ts';
import { ocultarDadosPessoais } from '../domain/dados-pessoais.ts';
import { type ModoDeLeitura, modoDeLeitura } from '../domain/leitura.ts';
import { ficamComAEquipe, isRetido } from '../domain/leitura-dos-arquivos.ts';
import { type Caso, casoDoArquivo } from './caso.ts';
import type { QuemAge } from './quem-age.ts';

export interface Leitura {
  readonly modo: ModoDeLeitura;
  /** For every text of the case. */
  ocultar(texto: string): string;
  /** Of the case's files, those the person may know of. */
  arquivos<A extends AnexoDoCaso>(anexos: readonly A[]): A[];
}

/** What the rules of reading (domain/leitura.ts) make of this case for this person. */
export const leituraDe = (caso: Caso, { usuario }: Pick<QuemAge, 'usuario'>): Leitura => {
  const { row, fatos } = caso;
  const modo = modoDeLeitura({ ...fatos, idTipoIdentificacao: row.id_tipo_identificacao }, usuario);
  // What the office itself sent tells nothing of who filed.
  const ficam = ficamComAEquipe(fatos, usuario);
  const arquivos = <A extends AnexoDoCaso>(anexos: readonly A[]): A[] =>
    anexos.filter((anexo) => !isRetido(casoDoArquivo(caso), anexo) && (!ficam || anexo.idResposta !== null));
  if (modo === 'inteira') return { modo, ocultar: (texto) => texto, arquivos };
  const manifestante = caso.manifestante();
  const pessoas = manifestante ? [manifestante] : [];
  if (modo === 'sem-quem-registrou') return { modo, ocultar: ocultarDadosPessoais(pessoas), arquivos };
  const envolvidos = caso.teor().envolvidos ?? [];
  return { modo, ocultar: ocultarDadosPessoais([...pessoas, ...envolvidos]), arquivos: () => [] };
};
