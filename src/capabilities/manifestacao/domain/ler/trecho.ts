import { isSigilosa } from '#kernel/enumeracoes.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { leSemDadosPessoais } from './leitura.ts';

const TAMANHO = 160;

interface TextoNaLista {
  readonly id_tipo: number;
  readonly restrita_em: Date | null;
  readonly inicio: string | null;
  readonly id_tipo_identificacao: number;
}

const cortado = (texto: string): string =>
  texto.length > TAMANHO ? `${texto.slice(0, TAMANHO).trimEnd()}…` : texto;

/**
 * The first words of a text, for lists. Null when the text is sealed or restricted, and for
 * observers also when its author asked not to be known. `leitor` is staff; null for people who read
 * their own cases.
 */
export const trechoDe = (
  { id_tipo, restrita_em, inicio, id_tipo_identificacao: idTipoIdentificacao }: TextoNaLista,
  leitor: Pick<UsuarioAtual, 'idPerfil'> | null,
): string | null =>
  isSigilosa(id_tipo) ||
  restrita_em !== null ||
  inicio === null ||
  leSemDadosPessoais({ relacao: 'orgao', idTipoIdentificacao }, leitor)
    ? null
    : cortado(inicio.replace(/\s+/g, ' ').trim());
