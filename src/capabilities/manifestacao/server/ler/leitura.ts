import type { AnexoDoCaso } from '#capabilities/anexo/server/index.ts';
import { ocultarDadosPessoais } from '../../domain/ler/dados-pessoais.ts';
import { leTudoCoberto, type ModoDeLeitura, modoDeLeitura } from '../../domain/ler/leitura.ts';
import { ficamComAEquipe, isRetido, nomeLido } from '../../domain/ler/leitura-dos-arquivos.ts';
import { type Caso, casoDoArquivo } from '../caso.ts';
import type { QuemAge } from '../quem-age.ts';
import { type CoberturasQueValem, comCoberturas, faixasDoCaso } from './ler-coberto.ts';

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

/** The same, with what people finished covering before the case's words were sent on. */
export const ocultarNoCaso = (
  modo: ModoDeLeitura,
  caso: Caso,
  valem: CoberturasQueValem,
): ((texto: string) => string) => {
  const preparado = ocultarNoModo(modo, caso);
  if (modo === 'inteira') return preparado;
  const ocultar = comCoberturas(faixasDoCaso(caso, valem), preparado);
  // Where the people mentioned go too, the person who finished the covering left them in.
  return modo === 'sem-pessoas' ? (texto) => preparado(ocultar(texto)) : ocultar;
};

/** How this person reads this case, by the rules in domain/ler/leitura.ts. */
export const leituraDe = (caso: Caso, { usuario }: Pick<QuemAge, 'usuario'>): Leitura => {
  const { row, fatos } = caso;
  const modo = modoDeLeitura({ ...fatos, idTipoIdentificacao: row.id_tipo_identificacao }, usuario);
  const ocultar = ocultarNoCaso(modo, caso, leTudoCoberto(usuario) ? 'todas' : 'do-orgao');
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
