import type { AnexoDoCaso } from '#capabilities/anexo/server/index.ts';
import { ocultarDadosPessoais } from '../../domain/ler/dados-pessoais.ts';
import { type ModoDeLeitura, modoDeLeitura } from '../../domain/ler/leitura.ts';
import { ficamComAEquipe, isRetido, nomeLido } from '../../domain/ler/leitura-dos-arquivos.ts';
import { type Caso, casoDoArquivo } from '../caso.ts';
import type { QuemAge } from '../quem-age.ts';

export interface Leitura {
  readonly modo: ModoDeLeitura;
  /** Hides in any text of the case what this person may not read. */
  ocultar(texto: string): string;
  /** The same for the name of a file. */
  nome(nomeArquivo: string): string;
  /** The files of the case that the person may know of, with the names they may read. */
  arquivos<A extends AnexoDoCaso>(anexos: readonly A[]): A[];
}

/** Takes out of a text the people that the mode hides. */
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

/** How this person reads this case, by the rules in domain/ler/leitura.ts. */
export const leituraDe = (caso: Caso, { usuario }: Pick<QuemAge, 'usuario'>): Leitura => {
  const { row, fatos } = caso;
  const modo = modoDeLeitura({ ...fatos, idTipoIdentificacao: row.id_tipo_identificacao }, usuario);
  const ocultar = ocultarNoModo(modo, caso);
  const nome = (nomeArquivo: string) => nomeLido(nomeArquivo, ocultar);
  // The office's own files say nothing about the person who filed.
  const ficam = ficamComAEquipe(fatos, usuario);
  const arquivos = <A extends AnexoDoCaso>(anexos: readonly A[]): A[] =>
    anexos
      .filter((anexo) => !isRetido(casoDoArquivo(caso), anexo) && (!ficam || anexo.idResposta !== null))
      .map((anexo) => ({ ...anexo, nomeArquivo: nome(anexo.nomeArquivo) }));
  return { modo, ocultar, nome, arquivos: modo === 'sem-pessoas' ? () => [] : arquivos };
};

/** Every word as it was written, for what compares and does not show. */
export const leituraInteira: Leitura = {
  modo: 'inteira',
  ocultar: (texto) => texto,
  nome: (nomeArquivo) => nomeArquivo,
  arquivos: (anexos) => [...anexos],
};
