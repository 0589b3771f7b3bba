import { readBusca, readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { type FiltroDeSituacao, filtrosDeSituacao } from '../../domain/gestao.ts';

export interface FiltroDePessoas {
  readonly busca: string;
  readonly idPerfil: number | null;
  readonly idOuvidoria: number | null;
  readonly situacao: FiltroDeSituacao | '';
}

export const semFiltroDePessoas: FiltroDePessoas = {
  busca: '',
  idPerfil: null,
  idOuvidoria: null,
  situacao: '',
};

const SITUACOES = Object.keys(filtrosDeSituacao) as FiltroDeSituacao[];

/** Eleven digits, punctuated or not: a CPF belongs neither in an address nor in this search. */
export const pareceCpf = (texto: string): boolean => /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(texto.trim());

const numero = (valor: number | null): string => (valor === null ? '' : String(valor));

export const escreverPessoas = (filtro: FiltroDePessoas): Record<string, string> =>
  soEscolhidos({
    busca: filtro.busca,
    perfil: numero(filtro.idPerfil),
    orgao: numero(filtro.idOuvidoria),
    situacao: filtro.situacao,
  });

export const formaDasPessoas: FormaDoFiltro<FiltroDePessoas> = {
  ler: (params) => {
    const busca = readBusca(params.get('busca'));
    return {
      busca: pareceCpf(busca) ? '' : busca,
      idPerfil: readNumero(params.get('perfil')),
      idOuvidoria: readNumero(params.get('orgao')),
      situacao: readUmDe(SITUACOES, params.get('situacao')) ?? '',
    };
  },
  escrever: escreverPessoas,
};

export const quantosFiltros = (filtro: FiltroDePessoas): number =>
  Object.keys(escreverPessoas(filtro)).length;
