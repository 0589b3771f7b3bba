import type { AnexoDoCaso } from '#capabilities/anexo/server/index.ts';
import { ocultarDadosPessoais } from '../domain/dados-pessoais.ts';
import { isRetido, lePseudonimizada, leSemDadosPessoais } from '../domain/manifestacao-policy.ts';
import { type Caso, casoDoArquivo } from './caso.ts';
import type { QuemAge } from './quem-age.ts';

/** How much of a case a person reads: all of it, all but who filed it, or nothing about people. */
export interface Leitura {
  readonly modo: 'inteira' | 'sem-quem-registrou' | 'sem-pessoas';
  /** For every text of the case. */
  ocultar(texto: string): string;
  /** Of the case's files, those the person may know of. */
  arquivos<A extends AnexoDoCaso>(anexos: readonly A[]): A[];
}

export const leituraDe = (caso: Caso, { usuario }: Pick<QuemAge, 'usuario'>): Leitura => {
  const { relacao, row, fatos } = caso;
  const pseudonimizada = lePseudonimizada({ relacao, protegida: fatos.protegida }, usuario);
  // What the office itself sent tells nothing of who filed.
  const ficam = pseudonimizada && !fatos.anonima;
  const arquivos = <A extends AnexoDoCaso>(anexos: readonly A[]): A[] =>
    anexos.filter((anexo) => !isRetido(casoDoArquivo(caso), anexo) && (!ficam || anexo.idResposta !== null));
  const manifestante = caso.manifestante();
  const pessoas = manifestante ? [manifestante] : [];
  if (leSemDadosPessoais({ relacao, idTipoIdentificacao: row.id_tipo_identificacao }, usuario)) {
    const envolvidos = caso.teor().envolvidos ?? [];
    return {
      modo: 'sem-pessoas',
      ocultar: ocultarDadosPessoais([...pessoas, ...envolvidos]),
      arquivos: () => [],
    };
  }
  if (pseudonimizada || (relacao === 'orgao' && !fatos.identidadeVisivel)) {
    return { modo: 'sem-quem-registrou', ocultar: ocultarDadosPessoais(pessoas), arquivos };
  }
  return { modo: 'inteira', ocultar: (texto) => texto, arquivos };
};
