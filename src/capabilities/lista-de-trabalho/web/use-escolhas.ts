import { nomeDaOpcao } from '#shell/lista/apoio.ts';
import {
  useAssuntos,
  useCanais,
  useOrgao,
  useSituacoes,
  useTiposDeManifestacao,
} from '#shell/lista/apoio-queries.ts';
import type { Escolha } from '#shell/lista/escolhidos.tsx';
import { textoDoPeriodo } from '#shell/lista/periodo.tsx';
import type { Filtro, FiltroDeResponsavel } from './filtro-do-endereco.ts';
import { nomesDasMarcas } from './nomes-das-colunas.ts';
import { useOpcoesDaLista } from './trabalho-queries.ts';

type Escolhas = readonly Escolha<Filtro>[];

const periodo = (nome: string, de: string, ate: string, sem: Partial<Filtro>): Escolhas =>
  de || ate ? [{ texto: `${nome} ${textoDoPeriodo({ de, ate })}`, sem }] : [];

const sem = <T>(todos: readonly T[], um: T): readonly T[] => todos.filter((outro) => outro !== um);

/** The chosen filters, in words that follow 'Mostrando só:'. */
export const useEscolhas = (filtro: Filtro): Escolhas => {
  // Names are asked for only where a filter is in use: most people open the list without any.
  const tipos = useTiposDeManifestacao(filtro.tipos.length > 0);
  const situacoes = useSituacoes(filtro.situacoes.length > 0);
  const assuntos = useAssuntos(filtro.idAssunto !== null);
  const canais = useCanais(filtro.canal !== null);
  const orgao = useOrgao(filtro.idOuvidoria).data;
  const { tags, subassuntos, pessoas } = useOpcoesDaLista(
    filtro.idOuvidoria,
    filtro.tags.length > 0 || filtro.idSubassunto !== null || typeof filtro.responsavel === 'number',
  );
  const nomeDaPessoa = (responsavel: FiltroDeResponsavel): string => {
    if (responsavel === 'eu') return 'comigo';
    if (responsavel === 'ninguem') return 'sem responsável';
    return `com ${pessoas.find(({ idUsuario }) => idUsuario === responsavel)?.nome ?? `a pessoa nº ${responsavel}`}`;
  };
  const subassunto = subassuntos.find(({ idSubassunto }) => idSubassunto === filtro.idSubassunto);
  return [
    ...(filtro.busca ? [{ texto: `“${filtro.busca}”`, sem: { busca: '' } }] : []),
    ...filtro.tipos.map((id) => ({ texto: nomeDaOpcao(tipos, id), sem: { tipos: sem(filtro.tipos, id) } })),
    ...filtro.situacoes.map((id) => ({
      texto: nomeDaOpcao(situacoes, id),
      sem: { situacoes: sem(filtro.situacoes, id) },
    })),
    ...(filtro.idAssunto === null
      ? []
      : [
          {
            texto: `sobre ${nomeDaOpcao(assuntos, filtro.idAssunto)}`,
            sem: { idAssunto: null, idSubassunto: null },
          },
        ]),
    ...(filtro.idSubassunto === null
      ? []
      : [
          {
            texto: `subassunto ${subassunto?.descricao ?? `nº ${filtro.idSubassunto}`}`,
            sem: { idSubassunto: null },
          },
        ]),
    ...(filtro.responsavel === null
      ? []
      : [{ texto: nomeDaPessoa(filtro.responsavel), sem: { responsavel: null } }]),
    ...filtro.tags.map((id) => ({
      texto: `com a etiqueta ${tags.find(({ idTag }) => idTag === id)?.nome ?? `nº ${id}`}`,
      sem: { tags: sem(filtro.tags, id) },
    })),
    ...(filtro.canal === null
      ? []
      : [{ texto: `por ${nomeDaOpcao(canais, filtro.canal)}`, sem: { canal: null } }]),
    ...periodo('registro', filtro.registroDe, filtro.registroAte, { registroDe: '', registroAte: '' }),
    ...periodo('prazo', filtro.prazoDe, filtro.prazoAte, { prazoDe: '', prazoAte: '' }),
    ...periodo('prazo interno', filtro.prazoInternoDe, filtro.prazoInternoAte, {
      prazoInternoDe: '',
      prazoInternoAte: '',
    }),
    ...filtro.marcas.map((marca) => ({
      texto: nomesDasMarcas[marca],
      sem: { marcas: sem(filtro.marcas, marca) },
    })),
    ...(filtro.idOuvidoria === null
      ? []
      : [{ texto: `órgão ${orgao?.sigla ?? `nº ${filtro.idOuvidoria}`}`, sem: { idOuvidoria: null } }]),
  ];
};
